/** What the server says about a board's shapes. */

export type Point = [number, number];

export interface AreaShape {
  id: string;
  title: string;
  kind: "land" | "sea";
  path: string;
  cells: Point[];
  /** Where pieces stand. */
  pieces: Point;
  label: Point;
  icons: [string, number, number][];
  starts: [string, number, number][];
  island?: number;
  sites?: Point[];
  metropolis_square?: number;
  left_beside_metropolis?: number;
  /** 1 where a building symbol is printed. */
  symbol?: number;
  /** The shade of a territory: only those of large islands have one. */
  tint?: number;
}

/** The picture has a margin; a frame needs no more than the light around what can be chosen. */
const TRIM = 42;

export interface BoardShapes {
  name: string;
  radius: number;
  viewBox: [number, number, number, number];
  areas: AreaShape[];
}

/** What a frame shows of a board: left, top, width, height. */
export function boxOf({ viewBox: [left, top, width, height] }: BoardShapes): [number, number, number, number] {
  return [left + TRIM, top + TRIM, width - 2 * TRIM, height - 2 * TRIM];
}
