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
  boardKeys: "Tablero: más y menos acercan y alejan, 0 lo muestra entero, las flechas lo mueven",
  boardTools: "Vista del tablero",
  showLit: "Mostrar lo que puedes elegir",
  onTheMove: "En camino:",
  closeArea: "Cerrar",
  rolls: (number: number) => `El dado muestra ${number}`,
  metropolisWith: (bonus: string) => `Metrópolis: ${bonus}`,
  winsBattle: "gana la batalla",
  metropolisPlain: "Metrópolis",
  prosperityTokens: (number: number) => plural(number, "marcador de prosperidad", "marcadores de prosperidad"),
  printedProsperity: (number: number) => `Prosperidad ${number} (impresa)`,
  printedPriestess: (number: number) => plural(number, "símbolo de sacerdotisa", "símbolos de sacerdotisa"),
};
