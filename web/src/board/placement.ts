/** Where things are on the screen, and where what is laid over the board goes. Pure functions. */

import type { Box } from "./layout";

interface Size {
  width: number;
  height: number;
}

/** A rectangle of the board: left, top, width, height. */
type Frame = readonly [number, number, number, number];
type Cells = readonly (readonly [number, number])[];

/** How a board lies in its frame: in the middle. */
export interface Fit {
  box: Frame;
  size: Size;
}

/** Some cells, in pixels of the board as it lies without zoom. */
export function part(cells: Cells, radius: number, { box, size }: Fit): Box {
  const { width, height } = size;
  const k = Math.min(width / box[2], height / box[3]);
  const across = (x: number): number => (x - box[0] - box[2] / 2) * k + width / 2;
  const down = (y: number): number => (y - box[1] - box[3] / 2) * k + height / 2;
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

export type Corner = "bottom right" | "bottom left" | "top right" | "top left";
const CORNERS: readonly Corner[] = ["bottom right", "bottom left", "top right", "top left"];
/** How far from the rim of the frame its buttons are. */
export const RIM = 6;

/** The corner of the frame in which something covers the fewest cells of the board, as it lies without zoom. */
export function emptiestCorner(areas: readonly { cells: Cells }[], radius: number, fit: Fit, thing: Size): Corner {
  const { width, height } = fit.size;
  const cells = areas.flatMap((area) => area.cells.map((cell) => part([cell], radius, fit)));
  const covered = (corner: Corner): number => {
    const left = corner.endsWith("left") ? 0 : width - thing.width - 2 * RIM;
    const top = corner.startsWith("top") ? 0 : height - thing.height - 2 * RIM;
    const [right, bottom] = [left + thing.width + 2 * RIM, top + thing.height + 2 * RIM];
    return cells.filter((cell) => {
      const [x, y] = [(cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2];
      const [dx, dy] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
      return Math.hypot(dx, dy) < (cell.right - cell.left) / 2;
    }).length;
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
