/** The graph of the chances: where its points are, and which one is looked at. */

import type { Analysis } from "../lib/api";
import { lineLook, type LineLook } from "../results/chartLines";

export interface ChanceLine extends LineLook {
  name: string;
  /** The chance at each point, from 0 to 1. */
  values: number[];
}

/** A line for each side; `name` says who the factions of one are. */
export function chanceLines(analysis: Analysis, name: (factions: string[]) => string): ChanceLine[] {
  return analysis.sides.map((factions, side) => ({
    ...lineLook(factions, side),
    name: name(factions),
    values: analysis.points.map((point) => point.chances[side] ?? 0),
  }));
}

export const percent = (chance: number): number => Math.round(100 * chance);

/** The point that tells how it stood at a moment: the last one that is not later. */
export function pointAt(moments: number[], moment: number): number {
  return Math.max(
    0,
    moments.findLastIndex((each) => each <= moment),
  );
}

/** The point whose moment is nearest to one. */
export function nearestPoint(moments: number[], moment: number): number {
  let best = 0;
  moments.forEach((each, number) => {
    if (Math.abs(each - moment) < Math.abs((moments[best] ?? 0) - moment)) best = number;
  });
  return best;
}

/** Which cycles are labelled: those that begin at a point, as many as there is room for. */
export function cycleLabels(
  analysis: Analysis,
  moments: number[],
  x: (moment: number) => number,
  room: number,
): { cycle: number; x: number }[] {
  const found: { cycle: number; x: number }[] = [];
  analysis.points.forEach((point, number) => {
    const at = x(moments[number] ?? 1);
    const before = analysis.points[number - 1];
    if (point.cycle === before?.cycle || at - (found.at(-1)?.x ?? -room) < room) return;
    found.push({ cycle: point.cycle, x: at });
  });
  return found;
}
