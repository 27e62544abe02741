/** Discs in rows within an area, as large as there is room beside what else is there. */

import type { Box, Fixture, Placed, Token } from "./layout";
import type { AreaShape, Point } from "./shapes";

export const LARGEST = 23;
export const SMALLEST = 9;
/** So large they are 26 pixels wide on a laptop, even on the largest board. */
const SEEN = 20;
export const PLATE = 1.26;
/** How far from the edge of an area pieces stand: clear of the coast of its owner, or only just inside. */
const COAST = 7;
const EDGE = 1.2;
const SQRT3 = Math.sqrt(3);

interface Try {
  /** What tokens may not touch. */
  taken: Box[];
  /** How large they may be, and how small. */
  most: number;
  least: number;
  /** How far they stand from the edge, and from each other. */
  rim: number;
  across: number;
}

/** Tokens in rows, as large as there is room beside what stays. Where it is too narrow, they stand closer, and may
 * cover first free sites and printed icons, then anything. */
export function pack(tokens: Token[], shape: AreaShape, fixtures: Fixture[], radius: number): Placed[] {
  if (tokens.length === 0) return [];
  const label = labelBox(shape);
  const firm = fixtures.filter((fixture) => fixture.kind !== "square");
  const soft = firm.filter((fixture) => fixture.kind !== "site" && fixture.kind !== "print");
  const [all, standing] = [
    [...firm.map(boxOf), label],
    [...soft.map(boxOf), label],
  ];
  /** Before a city, whose left part and gable stay in sight. */
  const before = [
    ...firm.map((fixture) => (fixture.kind === "metropolis" ? leftOf(boxOf(fixture)) : boxOf(fixture))),
    label,
  ];
  const tries: Try[] = [
    { taken: all, most: LARGEST, least: SEEN, rim: COAST, across: APART },
    { taken: all, most: SEEN, least: 18, rim: EDGE, across: APART },
    { taken: all, most: SEEN, least: 18, rim: EDGE, across: CLOSE },
    { taken: all, most: SEEN, least: 18, rim: EDGE, across: LINE },
    { taken: all, most: 17, least: 15, rim: EDGE, across: APART },
    { taken: all, most: 17, least: 16, rim: EDGE, across: LINE },
    { taken: before, most: 17, least: 16, rim: EDGE, across: LINE },
    { taken: standing, most: 17, least: 16, rim: EDGE, across: LINE },
    { taken: all, most: 17, least: 13, rim: EDGE, across: CLOSE },
    { taken: all, most: 13, least: SMALLEST + 1, rim: EDGE, across: CLOSE },
    { taken: standing, most: 13, least: SMALLEST, rim: EDGE, across: CLOSE },
    { taken: [label], most: 13, least: SMALLEST, rim: EDGE, across: CLOSE },
    { taken: [], most: 13, least: 6, rim: EDGE, across: CLOSE },
  ];
  const wanted = middleOf(shape, radius);
  // Ships are no shields: they do not stand in line.
  const fitting = shape.kind === "sea" ? tries.filter(({ across }) => across !== LINE) : tries;
  for (const { taken, most, least, rim, across } of fitting) {
    for (let r = most; r >= least; r -= 1) {
      let best: { spot: Point; rows: Point[]; far: number } | null = null;
      for (const rows of arrangements(tokens.length, across)) {
        const spot = place(rows, r, PLATE, shape, taken, radius, wanted, rim);
        const far = spot ? Math.hypot(spot[0] - wanted[0], spot[1] - wanted[1]) : Infinity;
        if (spot && (!best || far < best.far)) best = { spot, rows, far };
      }
      if (best) {
        const { spot, rows } = best;
        const placed = tokens.map((token, index) => {
          const [dx, dy] = rows[index] ?? [0, 0];
          return { ...token, r, x: spot[0] + dx * r, y: spot[1] + dy * r };
        });
        // Where they overlap, the number of the many stays in sight.
        return placed.toSorted((one, other) => one.number - other.number);
      }
    }
  }
  return tokens.map((token, index) => ({
    ...token,
    r: 6,
    x: wanted[0] + (index - (tokens.length - 1) / 2) * 13,
    y: wanted[1],
  }));
}

/** Where pieces stand best: on one cell over its name, at sea in the middle of a cell, else where the board says. */
function middleOf(shape: AreaShape, radius: number): Point {
  const [x, y] = shape.pieces;
  if (shape.cells.length === 1) return [x, (shape.cells[0]?.[1] ?? 0) - radius * 0.3];
  if (shape.kind === "land") return shape.pieces;
  const far = (cell: Point): number => Math.hypot(cell[0] - x, cell[1] - y);
  return shape.cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), shape.cells[0] ?? shape.pieces);
}

/** How far neighbours in a row stand apart, in units of the radius; close, like shields in a line, they overlap. */
const APART = 2.12;
const CLOSE = 1.6;
const LINE = 1.2;
const DOWN = 2.34;

/** Ways to stand in rows, in units of the radius, around their middle. */
function arrangements(count: number, across: number): Point[][] {
  const row = (number: number, y: number): Point[] =>
    Array.from({ length: number }, (_, index) => [(index - (number - 1) / 2) * across, y]);
  const most = Math.ceil(count / 2);
  const rows = [row(count, 0)];
  if (count > 1) rows.push([...row(count - most, -DOWN / 2), ...row(most, DOWN / 2)]);
  if (count > 2 && count % 2) rows.push([...row(most, -DOWN / 2), ...row(count - most, DOWN / 2)]);
  return rows;
}

/** The place nearest to the wanted one where all discs of a group are inside the area and touch nothing. */
export function place(
  group: Point[],
  r: number,
  plate: number,
  shape: AreaShape,
  taken: Box[],
  radius: number,
  wanted: Point,
  rim = EDGE,
): Point | null {
  const bounds = boundsOf(shape.cells);
  if (!bounds) return null;
  const step = shape.cells.length === 1 ? 2 : 5;
  let best: Point | null = null;
  let least = Infinity;
  for (let y = bounds.top - radius; y <= bounds.bottom + radius; y += step) {
    for (let x = bounds.left - radius; x <= bounds.right + radius; x += step) {
      const far = Math.hypot(x - wanted[0], y - wanted[1]);
      if (far >= least) continue;
      const fits = group.every(([dx, dy]) => {
        const [cx, cy] = [x + dx * r, y + dy * r];
        return within(cx, cy, r, plate, shape, radius, rim) && !taken.some((box) => hits(box, cx, cy, r, plate));
      });
      if (fits) {
        best = [x, y];
        least = far;
      }
    }
  }
  return best;
}

const AROUND: Point[] = Array.from({ length: 10 }, (_, index) => [
  Math.cos((index * Math.PI) / 5),
  Math.sin((index * Math.PI) / 5),
]);

/** Whether a disc with its plate is inside the cells of an area, so far from the edge. */
function within(
  x: number,
  y: number,
  r: number,
  plate: number,
  { cells }: AreaShape,
  radius: number,
  off: number,
): boolean {
  return (
    AROUND.every(([dx, dy]) => inCells(x + dx * (r + off), y + dy * (r + off), cells, radius)) &&
    inCells(x, y + r * plate + off, cells, radius)
  );
}

export function inCells(x: number, y: number, cells: Point[], radius: number): boolean {
  return cells.some(([cx, cy]) => {
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)];
    return dx <= (radius * SQRT3) / 2 + 0.01 && dy <= radius - dx / SQRT3 + 0.01;
  });
}

/** Whether a disc, or the plate below it, touches a box. */
export function hits(box: Box, x: number, y: number, r: number, plate: number): boolean {
  const [nx, ny] = [Math.max(box.left, Math.min(x, box.right)), Math.max(box.top, Math.min(y, box.bottom))];
  if (Math.hypot(nx - x, ny - y) < r) return true;
  return plate > 1 && box.left < x + r * 0.8 && box.right > x - r * 0.8 && box.top < y + r * plate && box.bottom > y;
}

export function boxOf(fixture: Fixture): Box {
  const [w, h] = [fixture.width / 2 + 0.5, fixture.height / 2 + 0.5];
  return { left: fixture.x - w, right: fixture.x + w, top: fixture.y - h, bottom: fixture.y + h };
}

/** The part of a city that is never covered. */
function leftOf(city: Box): Box {
  return { ...city, right: city.left + (city.right - city.left) * 0.55, top: city.top + 6 };
}

/** How much wider than its disc a ship is, at the height of its hull. */
const HULL = 5;

/** The room that the name of an area takes. */
export function labelBox(shape: AreaShape): Box {
  const [x, y] = shape.label;
  const half = Math.min(shape.title.length * 4, 44) + (shape.kind === "sea" ? HULL : 0);
  return { left: x - half, right: x + half, top: y - 12, bottom: y + 4 };
}

export function boundsOf(points: Point[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map((point) => point[0]), points.map((point) => point[1])];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
