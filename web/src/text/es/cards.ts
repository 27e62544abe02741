/** The texts about cards beside the board and what is still missing for a Metropolis. */

import type { cards as english } from "../en/cards";

export const cards: typeof english = {
  emptySlot: (price) => `Lugar vacío de la fila, ${price} PO`,
  needsOffering: (number) => `pide ${number}`,
  needsOfferingLong: (number) => `No puedes ofrecer ${number}, que es lo que haría falta.`,
  drivenFrom: "no otra vez ahora",
  drivenFromLong: "Aquí te han superado: ofrece antes a otro dios.",
  onlyLeft: (god) => `Solo queda ${god}.`,
};
