/** A battle in its stages. */

export const battle = {
  battleRound: (number: number) => `round ${number}`,
  loses: (units: string) => `loses: ${units}`,
  retreatsTo: (area: string) => `retreats to ${area}`,
  helpOf: (thing: string, who: string) => `${thing} helps ${who}`,
  otherHelp: "other help",
  winsIt: (who: string) => `${who} wins the battle`,
  nobodySurvives: "Nobody survives the battle",
  roundSums: (round: number, sums: string) => `Round ${round}: ${sums}`,
  strengthSum: (strength: number, dice: string, sum: number) => `Strength ${strength} + ${dice} = ${sum}`,
  stageBack: "Back",
  stageNext: "Next",
  stageHold: "Pause",
  stageGoOn: "Go on",
  stageSkip: "Skip the battle",
  stages: "Stages of the battle",
};
