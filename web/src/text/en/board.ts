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
  boardKeys: "Board: plus and minus zoom, 0 shows all, arrows move it",
  boardTools: "Look of the board",
  showLit: "Show what can be chosen",
  onTheMove: "On the move:",
  closeArea: "Close",
  rolls: (number: number) => `The die shows ${number}`,
  metropolisWith: (bonus: string) => `Metropolis: ${bonus}`,
  winsBattle: "wins the battle",
  metropolisPlain: "Metropolis",
  prosperityTokens: (number: number) => plural(number, "prosperity token", "prosperity tokens"),
  printedProsperity: (number: number) => `Prosperity ${number} (printed)`,
  printedPriestess: (number: number) => plural(number, "priestess symbol", "priestess symbols"),
};
