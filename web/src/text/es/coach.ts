/** The coach of the first game. */

import type { coach as English } from "../en/coach";

/** Whom a creature should hurt. */
const rival = "A quien esté más cerca de ganar: mira Metrópolis, edificios y Filósofos en los paneles.";

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
  coachEnd: "En este turno ya no hay nada que hacer: termínalo.",
  coachChoose: "Lo que puedes elegir está iluminado.",
  coachAt: {
    BuildAt: "Un edificio pasa a quien toma su territorio: construye donde haya Tropas o donde nadie pueda llegar.",
    BuildOver:
      "El edificio que deja su sitio se pierde. Guarda uno de cada clase: cuatro distintos hacen una Metrópolis.",
    RecruitAt:
      "Las unidades nuevas guardan donde están. Las Flotas son puentes: solo por ellas cruzan el mar tus Tropas.",
    MoveFrom: "Mover cuesta lo mismo con muchas que con pocas. Lo que dejas sigue siendo tuyo, pero nadie lo guarda.",
    MoveTo: "Lo vacío se toma sin luchar. Donde hay alguien hay batalla: se ven las probabilidades.",
    TakeUnits:
      "Lleva bastantes para ganar y deja bastantes para guardar. Si va a haber batalla, cada número dice lo que vale.",
    SailOn: "Las Flotas son la cadena por la que andan tus Tropas: no dejes huecos.",
    PlaceMetropolis: "Quien toma su territorio toma también la Metrópolis: ponla donde esté bien guardada.",
    PlaceFigure: "¿A quién haría más daño ahí? ¿Y no te estorba a ti?",
    HeroAt: "Un héroe lucha donde está y va con las Tropas. Cada uno tiene un poder propio: lee su carta.",
    PlaceHero: "Un héroe lucha donde está y va con las Tropas. Cada uno tiene un poder propio: lee su carta.",
    StartingFleet: "Tus Tropas cruzan el mar por tus Flotas: elige el mar junto a la tierra que quieres después.",
    StartingTroop: "La tierra sin Tropas se toma sin luchar: repártelas, o guarda lo que más te da.",
    PlaceProsperity:
      "Un marcador da 1 PO cada ciclo a quien tenga entonces el territorio: ponlo donde nadie pueda llegar.",
    PlaceBonus: "Ponla donde algo tuyo corra peligro, o desde donde vayas a atacar.",
    DemolishOne: "Quédate con la clase más difícil de reponer y con lo que nadie puede alcanzar.",
    Maintain: "Mantén la criatura que daña a un rival más de lo que una Sacerdotisa te ahorra.",
    FigureLeaves: "Mantén la criatura que daña a un rival más de lo que una Sacerdotisa te ahorra.",
    DryadRobs: rival,
    SatyrRobs: rival,
    GriffinRobs: rival,
    HarpyAt: rival,
    KillTroop: rival,
    GiantAt: rival,
    FlyFrom: "No hacen falta barcos: busca tierra con pocas Tropas, o una Metrópolis que nadie guarda.",
    FlyTo: "No hacen falta barcos: busca tierra con pocas Tropas, o una Metrópolis que nadie guarda.",
    PushFrom: "Rompe una cadena de Flotas que lleva hasta ti, o abre el camino a la tierra de otro.",
  },
  coachWaitsOffer: "Ofrecen los demás. A quien le quitan su dios elige otro en el acto, y puede ser el tuyo.",
  markProsperity: "da 1 PO al principio de cada ciclo",
  markSite: "sitio para un edificio; cuatro distintos hacen una Metrópolis",
  markPriestess: "trae una Sacerdotisa, que quita 1 PO a cada ofrenda",
  richest: (gold: number, names: string, more: boolean) =>
    `Más oro, ${gold} PO: ${names}${more ? "…" : "."} También cuentan sitio y vecinos: la pista lo sopesa todo.`,
  lacksOne: (thing: string, gods: string | null) =>
    `Lo único que te falta para una Metrópolis: ${thing}${gods ? `, con ${gods}` : ""}.`,
  nobodyCouldWin: "Nadie podría ganar en este ciclo, por lo que se ve.",
  youAreAhead: "Ganas si aún tienes tus Metrópolis cuando acabe el ciclo: guárdalas.",
  isAhead: (name: string) => `${name} gana cuando acabe el ciclo, si nadie le quita una Metrópolis.`,
  youCouldWin: (gods: string) => `Podrías ganar en este ciclo, con ${gods}.`,
  couldWin: (name: string, gods: string) => `${name} podría ganar en este ciclo, con ${gods}.`,
  oneOf: (names: string[]) => names.join(" o "),
  howWith: (god: string, hows: string[]) => (hows.length ? `${god} (${hows.join(" y ")})` : god),
  byPhilosopher: (number: number) =>
    `el ${{ 1: "primer", 2: "segundo", 3: "tercer", 4: "cuarto", 5: "quinto" }[number] ?? "último"} Filósofo`,
  byBuilding: (thing: string) => `con ${thing} se completan los edificios`,
  byConquest: (area: string) => `conquistando ${area}`,
  byCard: (card: string) => `con una carta: ${card}`,
  coachThings: { building: "un edificio", unit: "una unidad" },
  deedPrices: {
    build: (thing, price) => `${thing} ${price} PO`,
    recruit: (thing, price, more) => `${more ? `1 ${thing} más` : thing} ${price} PO`,
    move: (_, price) => `un movimiento por tierra ${price} PO`,
    sail: (_, price) => `un movimiento de Flotas ${price} PO`,
    buy: (_, price) => `criaturas desde ${price} PO`,
  },
  keepsTooLittle: (gold: number) => `Te quedan ${gold} PO: solo alcanza para lo gratis.`,
  pricesWith: (prices: string) => `Precios: ${prices}.`,
};
