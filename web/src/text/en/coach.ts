/** The coach of the first game. */

type Deed = (thing: string, price: number, more: boolean) => string;

export const coach = {
  coach: "Coach",
  coachOff: "Switch the coach off",
  nextTip: "Next tip",
  coachSetting: "Coach: what to look at before you answer",
  coachTimes: { first: "in the first game", on: "always", off: "never" } as Record<string, string>,
  coachWaits: "The others are playing. Whatever they do stands in the log, and what they take from you is told.",
  coachBattle: "The bar shows who wins if both fight to the end. Whoever retreats keeps the units that are left.",
  coachOffer: "You pay only where nobody offers more. The gold that you keep pays for what you do with the god.",
  coachTurn:
    "Take what is free, then what is worth its price. A hint says what a strong player would do, and what for.",
  coachChoose: "What you can choose is lit.",
  markProsperity: "pays 1 GP at the beginning of every cycle",
  markSite: "room for a building; four different ones make a Metropolis",
  markPriestess: "brings a Priestess, who takes 1 GP off every offering",
  richest: (gold: number, names: string, more: boolean) => `Most of all, ${gold} GP: ${names}${more ? " …" : "."}`,
  nobodyCouldWin: "Nobody could win this cycle, as far as one can see.",
  youAreAhead: "You win if you still have your Metropolises when the cycle ends: guard them.",
  isAhead: (name: string) => `${name} wins when the cycle ends, unless somebody takes a Metropolis.`,
  youCouldWin: (gods: string) => `You could win this cycle, with ${gods}.`,
  couldWin: (name: string, gods: string) => `${name} could win this cycle, with ${gods}.`,
  oneOf: (names: string[]) => names.join(" or "),
  coachThings: { building: "a building", unit: "a unit" },
  deedPrices: {
    build: (thing, price) => `${thing} ${price} GP`,
    recruit: (thing, price, more) => `${more ? "another " : ""}${thing} ${price} GP`,
    move: (_, price) => `a move on land ${price} GP`,
    sail: (_, price) => `a move of fleets ${price} GP`,
  } as Record<"build" | "recruit" | "move" | "sail", Deed>,
  keepsTooLittle: (gold: number) => `You keep ${gold} GP: enough only for what is free.`,
  pricesWith: (prices: string) => `Prices: ${prices}.`,
};
