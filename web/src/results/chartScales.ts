/** The scales of a chart, and its lines. */

import type { CycleStanding } from "../lib/api";

export type Measure = "metropolises" | "income" | "gold" | "lands";
export const MEASURES: Measure[] = ["metropolises", "income", "gold", "lands"];

/** A line of a chart: a player, or a team. */
export interface Series {
  team: number;
  factions: string[];
  players: number[];
  values: Record<Measure, (number | null)[]>;
}

/** The lines of a chart of the cycles: what teammates have counts together. */
export function seriesOf(cycles: CycleStanding[]): Series[] {
  const byTeam = new Map<number, Series>();
  for (const row of cycles[0]?.factions ?? []) {
    const line = byTeam.get(row.team) ?? {
      team: row.team,
      factions: [],
      players: [],
      values: { metropolises: [], income: [], gold: [], lands: [] },
    };
    line.factions.push(row.faction);
    if (!line.players.includes(row.player)) line.players.push(row.player);
    byTeam.set(row.team, line);
  }
  for (const cycle of cycles) {
    for (const line of byTeam.values()) {
      const own = cycle.factions.filter((row) => row.team === line.team);
      for (const measure of MEASURES) {
        const sum = own.reduce((total, row) => total + (row[measure] ?? 0), 0);
        line.values[measure].push(measure === "gold" ? goldOf(own) : sum);
      }
    }
  }
  return [...byTeam.values()];
}

/** The gold of a team: what is in its purse, or in all of them if everyone is known. */
function goldOf(rows: CycleStanding["factions"]): number | null {
  const purses = new Map(rows.map((row) => [row.purse, row.gold]));
  return [...purses.values()].reduce<number | null>(
    (sum, gold) => (sum === null || gold === null ? null : sum + gold),
    0,
  );
}

/** Round numbers from 0 to at least `most`, at most `count` steps of 1, 2 or 5 times a power of ten. */
export function ticks(most: number, count = 4): number[] {
  const raw = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, ([1, 2, 5, 10].find((times) => times * power >= raw - 1e-9) ?? 10) * power);
  const steps = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: steps + 1 }, (_, number) => number * step);
}

/** Which of `count` columns have a label, when only `room` have one: the last always, the others evenly. */
export function labelledColumns(count: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count - 1) / Math.max(1, room - 1)));
  const columns = [];
  for (let at = count - 1; at >= 0; at -= step) columns.unshift(at);
  return columns;
}

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From columns and values to places in a frame. */
export function scale(
  frame: Frame,
  columns: number,
  most: number,
): { x: (column: number) => number; y: (value: number) => number; column: (x: number) => number } {
  const wide = frame.right - frame.left;
  const last = Math.max(columns - 1, 1);
  return {
    x: (column) => frame.left + (wide * column) / last,
    y: (value) => frame.bottom - ((frame.bottom - frame.top) * value) / Math.max(most, 1),
    column: (x) => Math.min(columns - 1, Math.max(0, Math.round(((x - frame.left) / wide) * last))),
  };
}

/** The path through points; where a value is missing, it begins anew. */
export function path(points: ({ x: number; y: number } | null)[]): string {
  let drawn = "";
  let pen = "M";
  for (const point of points) {
    if (point) {
      drawn += `${pen}${round(point.x)} ${round(point.y)}`;
      pen = "L";
    } else pen = "M";
  }
  return drawn;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Heights moved apart, so that none is nearer than `gap` to another, within low and high; in the order given. */
export function spreadOut(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, number) => number).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const put = [...heights];
  let least = low;
  for (const number of order) {
    put[number] = Math.max(put[number] ?? 0, least);
    least = (put[number] ?? 0) + gap;
  }
  let most = high;
  for (const number of order.toReversed()) {
    put[number] = Math.min(put[number] ?? 0, most);
    most = (put[number] ?? 0) - gap;
  }
  return put;
}
