/** Where things are on the screen, and where what is laid over the board goes. Pure functions. */

import type { Box } from "./layout";

interface Size {
  width: number;
  height: number;
}

/** A rectangle of the board: left, top, width, height. */
type Frame = readonly [number, number, number, number];
type Cells = readonly (readonly [number, number])[];

/** How a board lies in its frame: in the middle, or at the bottom of a high one. */
export interface Fit {
  box: Frame;
  size: Size;
  high: boolean;
}

/** Some cells, in pixels of the board as it lies without zoom. */
export function part(cells: Cells, radius: number, { box, size, high }: Fit): Box {
  const { width, height } = size;
  const k = Math.min(width / box[2], height / box[3]);
  const across = (x: number): number => (x - box[0] - box[2] / 2) * k + width / 2;
  const down = (y: number): number =>
    high ? height - (box[1] + box[3] - y) * k : (y - box[1] - box[3] / 2) * k + height / 2;
  const [xs, ys] = [cells.map((cell) => cell[0]), cells.map((cell) => cell[1])];
  return {
    left: across(Math.min(...xs) - radius),
    right: across(Math.max(...xs) + radius),
    top: down(Math.min(...ys) - radius),
    bottom: down(Math.max(...ys) + radius),
  };
}

/** Where the card of an area goes, as a style: beside it, within the frame. */
export function beside(seen: Box, { width, height }: Size, narrow: boolean): string {
  const right = seen.right + 264 < width || seen.left < 264;
  const low = (seen.top + seen.bottom) / 2 > height / 2;
  if (narrow) return low ? "left: 8px; right: 8px; top: 8px" : "left: 8px; right: 8px; bottom: 8px";
  const side = low ? `bottom: ${Math.max(8, height - seen.bottom)}px` : `top: ${Math.max(8, seen.top)}px`;
  const across = right
    ? `left: ${Math.max(6, Math.min(seen.right, width - 264))}px`
    : `right: ${Math.max(6, width - seen.left)}px`;
  return `${across}; ${side}`;
}

/** Where a battle is shown: in a lower corner, or below the caption on a phone, but not over its own area. */
export function battlePlace(seen: Box, { height }: Size, narrow: boolean): string {
  const low = (seen.top + seen.bottom) / 2 > height * 0.5;
  if (narrow) return low ? "top: 60px; left: 8px; right: 8px" : "bottom: 8px; left: 8px; right: 8px";
  return low && seen.left < 400 ? "bottom: 12px; right: 64px" : "bottom: 12px; left: 12px";
}

/** Whether the lower left corner of the board has more room than the lower right one. */
export function leftIsEmptier(areas: readonly { cells: Cells }[], box: Frame): boolean {
  const cells = areas.flatMap((area) => area.cells);
  const nearest = (x: number): number =>
    Math.min(...cells.map((cell) => Math.hypot(cell[0] - x, cell[1] - box[1] - box[3])));
  return nearest(box[0] + box[2] * 0.2) > nearest(box[0] + box[2] * 0.8);
}
