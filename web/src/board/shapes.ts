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

export interface BoardShapes {
  name: string;
  radius: number;
  viewBox: [number, number, number, number];
  areas: AreaShape[];
}
