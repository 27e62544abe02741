/** Una batalla en sus etapas. */

import type { battle as english } from "../en/battle";

export const battle: typeof english = {
  battleRound: (number) => `ronda ${number}`,
  loses: (units) => `pierde: ${units}`,
  retreatsTo: (area) => `se retira a ${area}`,
  helpOf: (thing, who) => `${thing} ayuda a ${who}`,
  otherHelp: "otra ayuda",
  winsIt: (who) => `${who} gana la batalla`,
  nobodySurvives: "Nadie sobrevive a la batalla",
  roundSums: (round, sums) => `Ronda ${round}: ${sums}`,
  strengthSum: (strength, dice, sum) => `Fuerza ${strength} + ${dice} = ${sum}`,
  stageBack: "Atrás",
  stageNext: "Siguiente",
  stageHold: "Pausa",
  stageGoOn: "Seguir",
  stageSkip: "Saltar la batalla",
  stages: "Etapas de la batalla",
};
