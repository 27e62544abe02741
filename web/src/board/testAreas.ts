/** Areas for the tests of what is drawn in them. */

import type { AreaInfo } from "../api/socket";
import type { Guide } from "./layout";
import type { AreaShape } from "./shapes";

export const RADIUS = 60;
export const look = { icon: "", entry: "", title: "", name: "", linked: false, full: 0 };
export const GUIDE: Guide = {
  heroes: new Set(["ajax"]),
  looks: { towers: { ...look, sort: "fixture", kind: "tower" }, lamps: { ...look, sort: "token", kind: "lamp" } },
};

export function shaped(changes: Partial<AreaShape> = {}): AreaShape {
  return {
    id: "delos",
    title: "Delos",
    kind: "land",
    path: "",
    cells: [[0, 0]],
    pieces: [0, -7],
    label: [0, 35],
    icons: [["prosperity", 0, -30]],
    starts: [],
    sites: [
      [-12, 10],
      [12, 10],
    ],
    metropolis_square: 0,
    left_beside_metropolis: 0,
    ...changes,
  };
}

export function with_(changes: Partial<AreaInfo> = {}): AreaInfo {
  return {
    id: "delos",
    owner: "red",
    pieces: [],
    figures: [],
    prosperity: 0,
    buildings: [],
    metropolises: [],
    free_sites: 0,
    additions: [],
    ...changes,
  };
}

export const sea = shaped({ kind: "sea", sites: [], label: [0, 32], pieces: [0, 6] });
export const large = shaped({
  cells: [
    [0, 0],
    [104, 0],
    [52, 90],
  ],
  pieces: [90, 0],
  label: [20, 40],
  icons: [],
  sites: [
    [-12, 14],
    [12, 14],
    [41, 14],
  ],
  metropolis_square: 1,
  left_beside_metropolis: 1,
});
