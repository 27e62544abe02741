/** The next area in a direction, for arrow keys. */

import type { BoardShapes, Point } from "./shapes";

export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The middle of an area's cells. */
export function middle(cells: Point[]): Point {
  const sum = cells.reduce<Point>((total, [x, y]) => [total[0] + x, total[1] + y], [0, 0]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

/** The area that lies next in a direction; what lies aside counts as further away. Null at the rim. */
export function nextArea(shapes: BoardShapes, from: string, [dx, dy]: Point): string | null {
  const start = shapes.areas.find((area) => area.id === from);
  if (!start) return shapes.areas[0]?.id ?? null;
  const [x, y] = middle(start.cells);
  let best: string | null = null;
  let least = Infinity;
  for (const area of shapes.areas) {
    if (area.id === from) continue;
    const [ax, ay] = middle(area.cells);
    const along = (ax - x) * dx + (ay - y) * dy;
    const aside = Math.abs((ax - x) * dy - (ay - y) * dx);
    if (along < shapes.radius * 0.4 || aside > along * 2) continue;
    const far = along + aside * 1.5;
    if (far < least) {
      least = far;
      best = area.id;
    }
  }
  return best;
}
