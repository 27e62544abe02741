/** The texts about cards beside the board and what is still missing for a Metropolis. */

import type { cards as english } from "../en/cards";
import { plural } from "../plural";

export const cards: typeof english = {
  discountUsed: (gold) => `El descuento de tus Templos ya está usado en este ciclo: ${gold} PO.`,
  emptySlot: (price) => `Lugar vacío de la fila, ${price} PO`,
  needsOffering: (number) => `pide ${number}`,
  needsOfferingLong: (number) => `No puedes ofrecer ${number}, que es lo que haría falta.`,
  drivenFrom: "no otra vez ahora",
  drivenFromLong: "Aquí te han superado: ofrece antes a otro dios.",
  onlyLeft: (god) => `Solo queda ${god}.`,
  missingFor: (buildings, kinds, philosophers) =>
    `Próxima Metrópolis: ${buildings === 1 ? "falta" : "faltan"} ${plural(buildings, "edificio", "edificios")} ` +
    `(${kinds}) o ${plural(philosophers, "filósofo", "filósofos")}.`,
  heroCould: (hero) => `${hero} ya puede sacrificarse por una.`,
  heroCouldFor: (hero, gold) => `${hero} puede sacrificarse por una con ${gold} PO.`,
  toGo: (number) => (number === 0 ? "lista" : `a ${number}`),
  goldNow: (gold, income) => `Oro: ${gold}; ingresos del próximo ciclo: ${income}`,
};
