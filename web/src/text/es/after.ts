/** After the game. */

import type { after as English } from "../en/after";

export const after: typeof English = {
  over: "La partida ha terminado",
  won: (names: string) => `Victoria de ${names}`,
  abandoned: "La partida se ha abandonado",
  closed: "Esta mesa se ha cerrado",
  standings: "Clasificación",
  rematch: "Jugar otra vez",
  replay: "Repetición",
  charts: "Cómo ha ido",
  chartMetropolises: "Metrópolis",
  chartIncome: "Ingresos",
  chartGold: "Oro",
  chartLands: "Territorios",
};
