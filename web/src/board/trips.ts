/** Where groups went at a moment, and who: as events tell it, drawn as arrows. Pure functions. */

import type { Point } from "./shapes";

/** Somebody or something in a group: so many units of a kind, or a card. */
export interface Traveller {
  kind: "unit" | "card";
  id: string;
  number: number;
}

export interface Trip {
  faction: string | null;
  origin: string;
  area: string;
  group: Traveller[];
}

type Told = Record<string, unknown>;

/** Whatever left one area for another, in order; who goes is told after the step. */
export function tripsOf(events: readonly unknown[]): Trip[] {
  const trips: Trip[] = [];
  for (const event of events as readonly Told[]) {
    const [kind, origin, area] = [String(event["event"]), event["origin"], event["area"]];
    const last = trips.at(-1);
    if (typeof origin === "string" && typeof area === "string") {
      const faction = typeof event["faction"] === "string" ? event["faction"] : null;
      trips.push({ faction, origin, area, group: [] });
    } else if (kind.endsWith("carried") && last && last.faction === event["faction"]) {
      const card = event["card"];
      last.group.push(
        typeof card === "string"
          ? { kind: "card", id: card, number: 1 }
          : { kind: "unit", id: String(event["unit"]), number: Number(event["number"]) },
      );
    }
  }
  return trips;
}

export interface Arrow {
  /** The shaft, as a path. */
  path: string;
  /** The head, as points of a polygon. */
  head: string;
  /** Where its group is drawn: beside its middle, on the outside of the bend. */
  beside: Point;
}

/** How far from the middle of an area an arrow begins and ends, how large its head is, how far beside it its group. */
const [START, END, HEAD, BESIDE] = [16, 22, 20, 28];
/** Beside an arrow that is shorter than that stand the pieces at both ends: its group is farther away. */
const SHORT = 180;
const BEND = 0.16;

/** A bent arrow from one point to another; none where they are too near. */
export function arrow([x, y]: Point, [tx, ty]: Point): Arrow | null {
  const length = Math.hypot(tx - x, ty - y);
  if (length < START + END + HEAD) return null;
  const up = tx > x ? -1 : 1; // names are below the pieces
  const out: Point = [((y - ty) / length) * up, ((tx - x) / length) * up];
  const bent: Point = [(x + tx) / 2 + out[0] * length * BEND, (y + ty) / 2 + out[1] * length * BEND];
  const far = BESIDE + Math.max(0, SHORT - length) * 0.35;
  const from = towards([x, y], bent, START);
  const tip = towards([tx, ty], bent, END);
  const neck = towards(tip, bent, HEAD * 0.8);
  const back = towards(tip, bent, HEAD);
  const aside: Point = [(tip[1] - back[1]) * 0.62, (back[0] - tip[0]) * 0.62];
  const corners: Point[] = [tip, [back[0] + aside[0], back[1] + aside[1]], [back[0] - aside[0], back[1] - aside[1]]];
  return {
    path: `M${shown(from)}Q${shown(bent)} ${shown(neck)}`,
    head: corners.map(shown).join(" "),
    beside: [(from[0] + 2 * bent[0] + tip[0]) / 4 + out[0] * far, (from[1] + 2 * bent[1] + tip[1]) / 4 + out[1] * far],
  };
}

/** So far from one point in the direction of another. */
function towards([x, y]: Point, [tx, ty]: Point, far: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * far, y + ((ty - y) / length) * far];
}

const shown = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
