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

/** Whatever left one area for another, in order; who goes is told after the step, of a retreat by what is left. */
export function tripsOf(events: readonly unknown[], left: (faction: string) => Traveller[] = () => []): Trip[] {
  const trips: Trip[] = [];
  for (const event of events as readonly Told[]) {
    const [kind, origin, area] = [String(event["event"]), event["origin"], event["area"]];
    const last = trips.at(-1);
    if (typeof origin === "string" && typeof area === "string") {
      const faction = typeof event["faction"] === "string" ? event["faction"] : null;
      trips.push({ faction, origin, area, group: kind === "retreated" && faction ? left(faction) : [] });
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

/** A bent arrow from one point to another, or one that follows a way over others; none where the two are too near. */
export function arrow(from: Point, to: Point, over: readonly Point[] = []): Arrow | null {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < START + END + HEAD) return null;
  const up = to[0] > from[0] ? -1 : 1; // names are below the pieces
  const out: Point = [((from[1] - to[1]) / length) * up, ((to[0] - from[0]) / length) * up];
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const bends = over.length ? over : [beyond(middle, out, length * BEND)];
  const [first, last] = [bends[0] as Point, bends.at(-1) as Point];
  const start = towards(from, first, START);
  const tip = towards(to, last, END);
  const neck = towards(tip, last, HEAD * 0.8);
  const back = towards(tip, last, HEAD);
  const aside: Point = [(tip[1] - back[1]) * 0.62, (back[0] - tip[0]) * 0.62];
  const corners: Point[] = [tip, [back[0] + aside[0], back[1] + aside[1]], [back[0] - aside[0], back[1] - aside[1]]];
  const far = BESIDE + (over.length ? 0 : Math.max(0, SHORT - length) * 0.35);
  return {
    path: `M${shown(start)}${through(bends, neck)}`,
    head: corners.map(shown).join(" "),
    beside: beyond(halfway(start, bends, tip), out, far),
  };
}

/** A line that bends towards each of some points in turn. */
function through(bends: readonly Point[], end: Point): string {
  return bends
    .map((bend, at) => {
      const next = bends[at + 1];
      return `Q${shown(bend)} ${shown(next ? [(bend[0] + next[0]) / 2, (bend[1] + next[1]) / 2] : end)}`;
    })
    .join("");
}

/** The middle of such a line: of one bend exactly, of several where the middle ones lie. */
function halfway([x, y]: Point, bends: readonly Point[], [tx, ty]: Point): Point {
  const [one, other] = [
    bends[Math.floor((bends.length - 1) / 2)] as Point,
    bends[Math.floor(bends.length / 2)] as Point,
  ];
  if (bends.length > 1) return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [(x + 2 * one[0] + tx) / 4, (y + 2 * one[1] + ty) / 4];
}

/** So far from a point in a direction. */
const beyond = ([x, y]: Point, [dx, dy]: Point, far: number): Point => [x + dx * far, y + dy * far];

/** So far from one point in the direction of another. */
function towards([x, y]: Point, [tx, ty]: Point, far: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * far, y + ((ty - y) / length) * far];
}

const shown = ([x, y]: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
