/** Where a popover goes: beside what it explains, inside the window. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 8;
const WIDE = 900;

const within = (wish: number, size: number, room: number): number => Math.max(EDGE, Math.min(wish, room - size - EDGE));

/**
 * Left of what stands at the right side of a wide window, so that its neighbours stay in sight; else below, above,
 * right or left, the first that has room; else where there is most, and as high as the room.
 */
export function popoverPosition(anchor: Box, size: Size, window: Size): Box {
  const width = Math.min(size.width, window.width - 2 * EDGE);
  const right = anchor.left + anchor.width;
  const bottom = anchor.top + anchor.height;
  const below = window.height - bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const sided = anchor.left > 0.65 * window.width && anchor.top > 0.15 * window.height && bottom < 0.8 * window.height;
  if (window.width >= WIDE && sided && size.height <= window.height - 2 * EDGE) {
    return {
      left: anchor.left - GAP - width,
      top: within(anchor.top - EDGE, size.height, window.height),
      width,
      height: size.height,
    };
  }
  const left = within(anchor.left + anchor.width / 2 - width / 2, width, window.width);
  if (size.height <= below) return { left, top: bottom + GAP, width, height: size.height };
  if (size.height <= above) return { left, top: anchor.top - GAP - size.height, width, height: size.height };
  const most = window.height - 2 * EDGE;
  const height = Math.min(size.height, most);
  const top = within(anchor.top + anchor.height / 2 - height / 2, height, window.height);
  if (right + GAP + width + EDGE <= window.width) return { left: right + GAP, top, width, height };
  if (anchor.left - GAP - width - EDGE >= 0) return { left: anchor.left - GAP - width, top, width, height };
  const room = Math.max(above, below, Math.min(size.height, 160), 0);
  const low = Math.min(size.height, room);
  return {
    left,
    top: below >= above ? Math.min(bottom + GAP, window.height - low - EDGE) : Math.max(EDGE, anchor.top - GAP - low),
    width,
    height: low,
  };
}
