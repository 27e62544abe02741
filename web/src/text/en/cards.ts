/** The texts about cards beside the board and what is still missing for a Metropolis. */

export const cards = {
  emptySlot: (price: number) => `Empty place of the track, ${price} GP`,
};
