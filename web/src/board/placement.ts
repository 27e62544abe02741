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

/** What the card of an area takes at most, as a rule, and what it keeps from the rim. */
const CARD = { width: 252, height: 100, margin: 8 };

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * Where the card of an area goes, as a style: beside it, within the frame, and where it hides the least of what can be
 * chosen.
 */
export function beside(seen: Box, { width, height }: Size, narrow: boolean, aims: readonly Box[] = []): string {
  const { margin } = CARD;
  const room = CARD.width + margin;
  const low = (seen.top + seen.bottom) / 2 > height / 2;
  const onRight = { at: Math.max(margin, Math.min(seen.right, width - room)), style: "left" };
  const onLeft = { at: Math.max(margin, width - seen.left), style: "right" };
  const besides = seen.right + room < width || seen.left < room ? [onRight, onLeft] : [onLeft, onRight];
  const across = narrow ? [{ at: margin, style: "left" }] : besides.filter(({ at }) => at + room <= width);
  const rims = [
    { at: margin, style: "top" },
    { at: margin, style: "bottom" },
  ];
  const beginning = { at: Math.max(margin, seen.top), style: "top" };
  const ending = { at: Math.max(margin, height - seen.bottom), style: "bottom" };
  const above = { at: height - seen.top, style: "bottom" };
  const below = { at: seen.bottom, style: "top" };
  const alongside = [...(low ? [ending, beginning] : [beginning, ending]), above, below];
  const down = narrow ? (low ? rims : rims.toReversed()) : alongside.filter(({ at }) => at + CARD.height <= height);

  const hidden = (x: (typeof across)[0], y: (typeof down)[0]): number => {
    const wide = narrow ? width - 2 * margin : CARD.width;
    const left = x.style === "left" ? x.at : width - x.at - wide;
    const top = y.style === "top" ? y.at : height - y.at - CARD.height;
    const card = { left, right: left + wide, top, bottom: top + CARD.height };
    return aims.reduce((sum, aim) => sum + overlap(card, aim), 0);
  };
  const ways = (down.length ? down : rims).flatMap((y) =>
    (across.length ? across : [onRight]).map((x) => ({ x, y, hidden: hidden(x, y) })),
  );
  const best = ways.reduce((one, other) => (other.hidden < one.hidden ? other : one));
  const { x, y } = best;
  return `${x.style}: ${x.at}px; ${narrow ? `right: ${margin}px; ` : ""}${y.style}: ${y.at}px`;
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
