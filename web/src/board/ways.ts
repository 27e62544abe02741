/** Over which water a group went from one land area to another. Pure functions. */

import type { AreaShape, BoardShapes, Point } from "./shapes";

/** Two cells touch where their middles are no farther apart than this many radii; the root of three, and a little. */
const TOUCHING = 1.8;

/**
 * The cells of seas between two land areas that do not touch: the shortest row of those that are bridges for the group,
 * with ships of its own in their seas. None where there is no such row: then the group flew.
 */
export function waterBetween(
  { areas, radius }: BoardShapes,
  origin: string,
  area: string,
  isBridge: (sea: string) => boolean,
): Point[] {
  const [from, to] = [origin, area].map((id) => areas.find((shape) => shape.id === id && shape.kind === "land"));
  const near = ([x, y]: Point, [tx, ty]: Point): boolean => Math.hypot(tx - x, ty - y) < radius * TOUCHING;
  const touches = (cell: Point, shape: AreaShape): boolean => shape.cells.some((other) => near(cell, other));
  if (!from || !to || from.cells.some((cell) => touches(cell, to))) return [];
  const water = areas.filter((shape) => shape.kind === "sea" && isBridge(shape.id)).flatMap((sea) => sea.cells);
  const ways = new Map<Point, Point[]>(water.filter((cell) => touches(cell, from)).map((cell) => [cell, [cell]]));
  // What is added while it is gone through comes later: the shortest ways are found first.
  for (const [cell, way] of ways) {
    if (touches(cell, to)) return way;
    for (const next of water) if (!ways.has(next) && near(cell, next)) ways.set(next, [...way, next]);
  }
  return [];
}
