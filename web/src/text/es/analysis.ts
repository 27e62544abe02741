/** El análisis de una partida terminada. */

import type { analysis as English } from "../en/analysis";
import { plural } from "../plural";

export const analysis: typeof English = {
  analysis: "Posibilidades de ganar",
  analysisOffer: "¿Cuándo se decidió y qué habría sido mejor? El estratega sigue jugando desde cada decisión.",
  analyse: "Analizar la partida",
  analysisWaits: (ahead: number) =>
    `En espera: antes va${ahead === 1 ? "" : "n"} ${plural(ahead, "partida", "partidas")}`,
  analysisRuns: "Analizando",
  analysisStop: "Parar",
  analysisFailed: "El análisis no ha llegado al final. Inténtalo otra vez.",
  chancesHint: "Las flechas van de turno en turno; Intro muestra ese momento en el tablero.",
  chancesGo: "Un clic muestra ese momento en el tablero.",
  chanceOf: (name: string, percent: number) => `${name} ${percent} %`,
  percent: (number: number) => `${number} %`,
  afterTurn: (cycle: number, name: string, god: string) => `Ciclo ${cycle}, tras ${name} con ${god}`,
  cycleBegins: (cycle: number) => `Empieza el ciclo ${cycle}`,
  gameEnds: "El final",
  turningPoints: "Momentos decisivos",
  noTurningPoints: "Ningún turno cambió mucho las posibilidades.",
  betterAnswers: "Qué habría sido mejor",
  noBetterAnswers: "Nada que se haya podido demostrar.",
  whoseAnswers: "Decisiones de quién",
  everybodysAnswers: "De todos",
  showHere: "Ver en el tablero",
  judgedSo: (decisions: number, rollouts: string) =>
    `${plural(decisions, "decisión juzgada", "decisiones juzgadas")} por lo que el jugador podía saber entonces, en ` +
    `${rollouts} partidas jugadas hasta más adelante. Solo se cuenta lo que está demostrado.`,
};
