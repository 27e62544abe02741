/** The texts about cards beside the board and what is still missing for a Metropolis. */

export const cards = {
  emptySlot: (price: number) => `Empty place of the track, ${price} GP`,
  needsOffering: (number: number) => `needs ${number}`,
  needsOfferingLong: (number: number) => `You cannot offer ${number}, which it would need.`,
  drivenFrom: "not at once again",
  drivenFromLong: "You were outbid here: offer to another god first.",
  onlyLeft: (god: string) => `Only ${god} is left.`,
};
