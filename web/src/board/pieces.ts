/** Where the things in an area are drawn: pieces in rows around their place, buildings on their sites. */

import type { AreaTop } from "../api/socket";
import type { AreaShape, Point } from "./shapes";

/** A disc on the board: pieces of a kind, a hero, a creature, or the token of whoever controls an empty area. */
export interface Disc {
  key: string;
  icon: string;
  faction: string | null;
  number: number;
  /** The name of the card, for a hero or creature. */
  card: string | null;
  x: number;
  y: number;
  size: number;
}

export interface Built {
  key: string;
  icon: string;
  /** What it is: a building, a Metropolis (with its bonus), or what an expansion puts there. */
  kind: string;
  id: string;
  x: number;
  y: number;
  size: number;
}

export const DISC = 17;

/** All discs of an area. A crowded one has smaller discs, in two rows. */
export function discs(area: AreaTop, shape: AreaShape): Disc[] {
  const found: Omit<Disc, "x" | "y" | "size">[] = [];
  for (const piece of area.pieces) {
    found.push({ key: piece.kind, icon: `unit-${piece.kind}`, faction: area.owner, number: piece.number, card: null });
  }
  for (const figure of area.figures) {
    found.push({ key: figure.card, icon: `card-${figure.card}`, faction: figure.faction, number: 1, card: figure.card });
  }
  if (found.length === 0 && area.owner !== null) {
    found.push({ key: "control", icon: "control", faction: area.owner, number: 1, card: null });
  }
  const [x, y] = shape.pieces;
  const rows = found.length > 3 ? 2 : 1;
  const size = found.length > 3 ? DISC * 0.78 : found.length > 2 ? DISC * 0.88 : DISC;
  const inRow = Math.ceil(found.length / rows);
  const step = size * 2.05;
  return found.map((disc, index) => {
    const row = Math.floor(index / inRow);
    const count = row === rows - 1 ? found.length - inRow * (rows - 1) : inRow;
    const column = index - row * inRow;
    return {
      ...disc,
      size,
      x: x + (column - (count - 1) / 2) * step,
      y: y + (row - (rows - 1) / 2) * step,
    };
  });
}

/** Buildings and Metropolises on the sites of a land area; Metropolises first, over the sites they cover. */
export function built(area: AreaTop, shape: AreaShape, radius: number): Built[] {
  const sites = shape.sites ?? [];
  const side = radius * 0.33;
  const found: Built[] = [];
  const covered = shape.metropolis_square ? sites.length - (shape.left_beside_metropolis ?? 0) : 1;
  let next = 0;
  area.metropolises.forEach((bonus, index) => {
    const under = sites.slice(next, next + covered);
    const [x, y] = under.length ? middle(under) : shape.pieces;
    found.push({ key: `metropolis-${index}`, icon: "metropolis", kind: "metropolis", id: bonus, x, y, size: side * 1.35 });
    next += covered;
  });
  area.buildings.forEach((building, index) => {
    const [x, y] = sites[next] ?? beside(shape, index, side);
    found.push({ key: `${building}-${index}`, icon: `building-${building}`, kind: "building", id: building, x, y, size: side });
    next += 1;
  });
  area.additions.forEach((addition, index) => {
    const monument = addition.field === "monument";
    const [x, y] = beside(shape, index, side * 1.3);
    if (monument || addition.field === "ruin") {
      found.push({
        key: `${addition.field}-${addition.name}`,
        icon: monument ? `monument-${addition.name}` : "ruin",
        kind: addition.field,
        id: addition.name,
        x,
        y,
        size: side * 1.35,
      });
    }
  });
  return found;
}

function middle(points: Point[]): Point {
  const sum = points.reduce((total, point) => [total[0] + point[0], total[1] + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function beside(shape: AreaShape, index: number, step: number): Point {
  return [shape.pieces[0] + (index + 1.4) * step, shape.pieces[1] - step * 1.2];
}
