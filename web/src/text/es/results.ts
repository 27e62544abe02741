/** After the game. */

import type { results as English } from "../en/results";

export const results: typeof English = {
  over: "La partida ha terminado",
  won: (names: string) => `Victoria de ${names}`,
  wonShared: (names: string) => `Victoria compartida de ${names}`,
  abandoned: "La partida se ha abandonado",
  closed: "Esta mesa se ha cerrado",
  aReplay: "Una partida para ver",
  joinNames: (names: string[]) =>
    names.length < 2
      ? (names[0] ?? "")
      : `${names.slice(0, -1).join(", ")} ${/^h?i(?!e)/i.test(names.at(-1) ?? "") ? "e" : "y"} ${names.at(-1)}`,
  standings: "Clasificación",
  asItStood: "Cómo estaba",
  place: "Puesto",
  rankOf: (place: number) => `${place}.º`,
  player: "Jugador",
  rematch: "Jugar otra vez",
  joinRematch: "Unirse a la revancha",
  watchRematch: "Ver la revancha",
  replay: "Ver la partida",
  downloadGame: "Descargar la partida",
  showResult: "Resultado y gráficas",
  charts: "Cómo ha ido",
  chartHint: "Las flechas van de ciclo en ciclo.",
  chartNumbers: "Lo mismo en números",
  chartMetropolises: "Metrópolis",
  chartIncome: "Ingresos",
  chartGold: "Oro",
  chartLands: "Territorio",
  afterCycle: (cycle: number) => (cycle === 0 ? "Al empezar" : `Tras el ciclo ${cycle}`),
  cyclesAxis: "Ciclos",
  goldWhy: "El oro, antes de los ingresos siguientes; ahora todos pueden verlo.",
  noCycles: "De esta mesa no se puede contar cómo ha ido.",
};
