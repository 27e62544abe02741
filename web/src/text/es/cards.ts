/** The texts about cards beside the board and what is still missing for a Metropolis. */

import type { cards as english } from "../en/cards";

export const cards: typeof english = {
  emptySlot: (price) => `Lugar vacío de la fila, ${price} PO`,
};
