/** The texts about cards beside the board and what is still missing for a Metropolis. */

import { plural } from "../plural";

export const cards = {
  discountUsed: (gold: number) => `Your Temples’ discount is used in this cycle: ${gold} GP.`,
  emptySlot: (price: number) => `Empty place of the track, ${price} GP`,
  needsOffering: (number: number) => `needs ${number}`,
  needsOfferingLong: (number: number) => `You cannot offer ${number}, which it would need.`,
  drivenFrom: "not at once again",
  drivenFromLong: "You were outbid here: offer to another god first.",
  onlyLeft: (god: string) => `Only ${god} is left.`,
  missingFor: (buildings: number, kinds: string, philosophers: number) =>
    `Next Metropolis: ${plural(buildings, "building is missing", "buildings are missing")} (${kinds}), or ${plural(
      philosophers,
      "philosopher",
      "philosophers",
    )}.`,
  heroCould: (hero: string) => `${hero} could be sacrificed for one now.`,
  heroCouldFor: (hero: string, gold: number) => `${hero} could be sacrificed for one with ${gold} GP.`,
  toGo: (number: number) => (number === 0 ? "ready" : `${number} to go`),
  goldNow: (gold: string, income: number) => `Gold: ${gold}; income of the next cycle: ${income}`,
};
