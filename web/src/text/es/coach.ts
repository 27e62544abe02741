/** The coach of the first game. */

import type { coach as English } from "../en/coach";

export const coach: typeof English = {
  coach: "Entrenador",
  coachOff: "Prescindir del entrenador",
  nextTip: "Siguiente consejo",
  coachSetting: "Entrenador: en qué fijarte antes de responder",
  coachTimes: { first: "en la primera partida", on: "siempre", off: "nunca" } as Record<string, string>,
  coachWaits: "Juegan los demás. Todo lo que hacen queda en la crónica, y se te avisa de lo que te quitan.",
  coachBattle: "La barra muestra quién gana si ambos luchan hasta el final. Quien se retira conserva lo que le queda.",
  coachOffer: "Solo pagas si nadie ofrece más. Con el oro que te quede pagas lo que hagas con el dios.",
  coachTurn: "Toma lo gratis, después lo que valga su precio. Una pista dice qué haría un buen jugador, y para qué.",
  coachChoose: "Lo que puedes elegir está iluminado.",
  markProsperity: "da 1 PO al principio de cada ciclo",
  markSite: "sitio para un edificio; cuatro distintos hacen una Metrópolis",
  markPriestess: "trae una Sacerdotisa, que quita 1 PO a cada ofrenda",
  richest: (gold: number, names: string, more: boolean) => `Lo que más da, ${gold} PO: ${names}${more ? "…" : "."}`,
  nobodyCouldWin: "Nadie podría ganar en este ciclo, por lo que se ve.",
  youAreAhead: "Ganas si aún tienes tus Metrópolis cuando acabe el ciclo: guárdalas.",
  isAhead: (name: string) => `${name} gana cuando acabe el ciclo, si nadie le quita una Metrópolis.`,
  youCouldWin: (gods: string) => `Podrías ganar en este ciclo, con ${gods}.`,
  couldWin: (name: string, gods: string) => `${name} podría ganar en este ciclo, con ${gods}.`,
  oneOf: (names: string[]) => names.join(" o "),
  coachThings: { building: "un edificio", unit: "una unidad" },
  deedPrices: {
    build: (thing, price) => `${thing} ${price} PO`,
    recruit: (thing, price, more) => `${more ? `1 ${thing} más` : thing} ${price} PO`,
    move: (_, price) => `un movimiento por tierra ${price} PO`,
    sail: (_, price) => `un movimiento de Flotas ${price} PO`,
  },
  keepsTooLittle: (gold: number) => `Te quedan ${gold} PO: solo alcanza para lo gratis.`,
  pricesWith: (prices: string) => `Precios: ${prices}.`,
};
