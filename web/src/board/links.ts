/** Lines between things on the board that belong together. */

import type { AreaInfo } from "../api/socket";
import type { Looks } from "../lib/looks";
import type { Point } from "./shapes";

/** A line between two areas. */
export interface Link {
  key: string;
  from: string;
  to: string;
}

/** The lines between things of looks that are joined, from one area to the next. */
export function links(areas: Iterable<AreaInfo>, looks: Looks): Link[] {
  const standing = new Map<string, string[]>();
  for (const area of areas) {
    for (const { look } of area.additions)
      if (looks[look]?.linked) standing.set(look, [...(standing.get(look) ?? []), area.id]);
  }
  return [...standing].flatMap(([look, places]) =>
    places.slice(1).map((to, index) => ({ key: `${look} ${index}`, from: places[index] ?? "", to })),
  );
}

/** A line from one point to another, a little bent, so that it hides no straight row of things. */
export function bent([x, y]: Point, [toX, toY]: Point): string {
  const [dx, dy] = [toX - x, toY - y];
  return `M${x} ${y}Q${(x + toX) / 2 - dy * 0.16} ${(y + toY) / 2 + dx * 0.16} ${toX} ${toY}`;
}
