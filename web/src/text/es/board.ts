/** The board. */

import { plural } from "../plural";
import type { board as English } from "../en/board";

export const board: typeof English = {
  attacker: "Atacante",
  defender: "Defensor",
  battle: (area: string) => `Batalla en ${area}`,
  hidePieces: "Ocultar piezas",
  showPieces: "Mostrar piezas",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  wholeBoard: "Todo el tablero",
  emptySea: "mar abierto",
  nobody: "de nadie",
  freeSites: (number: number) => plural(number, "sitio libre", "sitios libres"),
  ofFaction: (what: string, faction: string) => `${what} (${faction})`,
};
