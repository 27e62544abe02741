/** Metropolises that were founded or taken: each is a moment of its own. Pure functions. */

import type { AreaShape, BoardShapes, Point } from "./shapes";

export interface Gain {
  area: string;
  faction: string;
}

/** Who has one more, and where, by the events of a moment. One that lies on a card is nowhere on the board. */
export function gains(events: readonly unknown[]): Gain[] {
  return events.flatMap((event) => {
    const { event: name, area, faction } = event as Record<string, unknown>;
    return name === "metropolis-gained" && typeof area === "string" && typeof faction === "string"
      ? [{ area, faction }]
      : [];
  });
}

/** Whether a Metropolis is gained among some events, on the board or on a card. */
export function isGain(events: readonly unknown[]): boolean {
  return events.some((event) => (event as Record<string, unknown>)["event"] === "metropolis-gained");
}

/** The shapes of areas in which something was gained, with their middles. */
export function stages(found: readonly Gain[], shapes: BoardShapes): (Gain & { shape: AreaShape; middle: Point })[] {
  return found.flatMap((gain) => {
    const shape = shapes.areas.find((area) => area.id === gain.area);
    if (!shape) return [];
    const sum = (axis: 0 | 1): number => shape.cells.reduce((total, cell) => total + cell[axis], 0);
    const number = Math.max(1, shape.cells.length);
    return [{ ...gain, shape, middle: [sum(0) / number, sum(1) / number] as Point }];
  });
}
