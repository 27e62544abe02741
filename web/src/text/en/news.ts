/** What happened to the one who looks, and the pace at which the turns of others are shown. */

export const news = {
  // losses
  lossesTitle: "What you have lost, and what rivals have won",
  lostEverything: "You have nothing left: you are out of the game.",
  lostMetropolis: (area: string, by: string | null) =>
    by ? `${by} has captured your Metropolis in ${area}.` : `Your Metropolis in ${area} is gone.`,
  lostArea: (area: string, by: string) => `${by} has taken ${area} from you.`,
  lostUnits: (number: number, unit: string, area: string | null, by: string | null) =>
    `You have lost ${number} × ${unit}${area ? ` in ${area}` : ""}${by ? ` to ${by}` : ""}.`,
  fleetSent: (from: string, to: string, by: string | null, card: string | null) =>
    (by ? `${by} has sent your ships from ${from} to ${to}` : `Your ships in ${from} had to go to ${to}`) +
    (card ? ` (${card}).` : "."),
  stolen: (by: string, number: number, unit: string | null, card: string | null) =>
    `${by} has stolen ` +
    (unit === null ? `${number} GP from you` : number === 1 ? `your ${unit}` : `${number} × ${unit} from you`) +
    (card ? ` (${card}).` : "."),
  rivalMetropolis: (by: string, area: string | null, number: number, goal: number) =>
    `${by} has a new Metropolis${area ? `, in ${area}` : ""}: ${number} of the ${goal} that win.`,
  figureCame: (by: string, what: string, area: string, effect: string) => `${by} has put ${what} in ${area}. ${effect}`,
  lostGod: (god: string, by: string | null) => (by ? `${by} has outbid you on ${god}.` : `You must leave ${god}.`),
  showLoss: "Show",
  moreLosses: (number: number) => `… and ${number} more`,
  putAway: "Put away",

  // who one is, and who is not there
  isAway: (name: string) => `${name} is away: the game waits.`,
  severalFactions: (names: string, purse: boolean) =>
    `You play ${names}: their Metropolises count together${purse ? ", and so does their gold" : ""}.`,

  // the pace of what others do
  pauseOthers: "Pause what others do",
  goOn: "Go on by itself",
  nextStep: "Next",
  pausedLine: "Paused: what the others do waits for you.",
  steppingSetting: "Step through what others do",
};
