/** The board. */

import { plural } from "../plural";

export const board = {
  attacker: "Attacker",
  defender: "Defender",
  battle: (area: string) => `Battle in ${area}`,
  hidePieces: "Hide pieces",
  showPieces: "Show pieces",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeBoard: "Whole board",
  emptySea: "open sea",
  nobody: "nobody's",
  freeSites: (number: number) => plural(number, "free site", "free sites"),
  ofFaction: (what: string, faction: string) => `${what} (${faction})`,
};
