/** The analysis of a game that is over. */

import { plural } from "../plural";

export const analysis = {
  analysis: "Chances to win",
  analysisOffer: "When was it decided, and what could have been better? The strategist plays on from every decision.",
  analyse: "Analyse the game",
  analysisWaits: (ahead: number) => `Waiting: ${plural(ahead, "other game comes", "other games come")} first`,
  analysisRuns: "Analysing",
  analysisStop: "Stop",
  analysisFailed: "The analysis did not come to its end. Try again.",
  chancesHint: "Arrow keys go from turn to turn, Enter shows that moment on the board.",
  chancesGo: "A click shows that moment on the board.",
  chanceOf: (name: string, percent: number) => `${name} ${percent} %`,
  percent: (number: number) => `${number} %`,
  afterTurn: (cycle: number, name: string, god: string) => `Cycle ${cycle}, after ${name} with ${god}`,
  cycleBegins: (cycle: number) => `Cycle ${cycle} begins`,
  gameEnds: "The end",
  turningPoints: "Turning points",
  noTurningPoints: "No turn changed the chances much.",
  betterAnswers: "What could have been better",
  noBetterAnswers: "Nothing that could be proven.",
  whoseAnswers: "Whose decisions",
  everybodysAnswers: "Everybody’s",
  showHere: "Show on the board",
  judgedSo: (decisions: number, rollouts: string) =>
    `${plural(decisions, "decision", "decisions")} judged by what the player could know then, in ${rollouts} games ` +
    "played on. Only what is proven is told.",
};
