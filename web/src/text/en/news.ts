/** What happened to the one who looks, and the pace at which the turns of others are shown. */

export const news = {
  // losses
  lossesTitle: "What you have lost",
  lostEverything: "You have nothing left: you are out of the game.",
  lostMetropolis: (area: string, by: string | null) =>
    by ? `${by} has captured your Metropolis in ${area}.` : `Your Metropolis in ${area} is gone.`,
  lostArea: (area: string, by: string) => `${by} has taken ${area} from you.`,
  lostUnits: (number: number, unit: string, area: string | null) =>
    `You have lost ${number} × ${unit}${area ? ` in ${area}` : ""}.`,
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
