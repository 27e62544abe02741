/** After the game. */

export const after = {
  over: "The game is over",
  won: (names: string) => `${names} won`,
  abandoned: "The game was abandoned",
  closed: "This table was closed",
  standings: "Standings",
  rematch: "Play again",
  replay: "Replay",
  charts: "How it went",
  chartMetropolises: "Metropolises",
  chartIncome: "Income",
  chartGold: "Gold",
  chartLands: "Land areas",
};
