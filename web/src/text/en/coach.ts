/** The coach of the first game. */

type Deed = (thing: string, price: number, more: boolean) => string;

/** Whom a creature should hurt. */
const rival = "Whoever is nearest to winning: look at the Metropolises, buildings and Philosophers in the panels.";

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
  coachEnd: "Nothing more can be done in this turn: end it.",
  coachChoose: "What you can choose is lit.",
  /** What to think of at a question within a turn. */
  coachAt: {
    BuildAt: "A building goes to whoever takes its area: build where troops stand, or where nobody can come.",
    BuildOver: "The building that makes room is gone. Keep one of each kind: four different ones make a Metropolis.",
    RecruitAt: "New units guard where they stand. Fleets are bridges: only over them do your troops cross the sea.",
    MoveFrom: "A move costs the same however many go. An area that you leave stays yours, but nobody guards it.",
    MoveTo: "An empty area is taken without a fight. Where somebody stands there is a battle: the odds are shown.",
    TakeUnits: "Take enough to win, and leave enough to guard. Where there will be a battle, each number has its odds.",
    SailOn: "Fleets make the chain over which your troops walk: leave no gap in it.",
    PlaceMetropolis: "Whoever takes its area takes the Metropolis too: put it where it is well guarded.",
    PlaceFigure: "Whom would it hurt most there? And does it stand in your own way?",
    HeroAt: "A hero fights where it stands, and goes along with troops. Each has a power of its own: read the card.",
    PlaceHero: "A hero fights where it stands, and goes along with troops. Each has a power of its own: read the card.",
    StartingFleet: "Your troops cross the sea over your fleets: choose the sea beside the land that you want next.",
    StartingTroop: "Land without a troop is taken without a fight: spread them, or guard what brings you the most.",
    PlaceProsperity: "A token pays 1 GP every cycle, to whoever holds the area then: put it where nobody can come.",
    PlaceBonus: "Put it where something of yours is in danger, or where you will attack next.",
    DemolishOne: "Keep the kind that is hardest to replace, and those in areas that nobody can reach.",
    Maintain: "A creature that hurts a rival more than a Priestess saves you is worth keeping.",
    FigureLeaves: "A creature that hurts a rival more than a Priestess saves you is worth keeping.",
    DryadRobs: rival,
    SatyrRobs: rival,
    GriffinRobs: rival,
    HarpyAt: rival,
    KillTroop: rival,
    GiantAt: rival,
    FlyFrom: "Nobody is asked for ships: look for land with few troops, or a Metropolis that nobody guards.",
    FlyTo: "Nobody is asked for ships: look for land with few troops, or a Metropolis that nobody guards.",
    PushFrom: "Break a chain of fleets that leads to you, or open the way to somebody's land.",
  } as Record<string, string>,
  coachWaitsOffer: "The others offer. Whoever is outbid chooses another god at once, and that may be yours.",
  markProsperity: "pays 1 GP at the beginning of every cycle",
  markSite: "room for a building; four different ones make a Metropolis",
  markPriestess: "brings a Priestess, who takes 1 GP off every offering",
  richest: (gold: number, names: string, more: boolean) =>
    `Most gold, ${gold} GP: ${names}${more ? " …" : "."} Room to build and neighbours count too: a hint weighs it all.`,
  lacksOne: (thing: string, gods: string | null) =>
    `All you lack for a Metropolis: ${thing}${gods ? `, with ${gods}` : ""}.`,
  nobodyCouldWin: "Nobody could win this cycle, as far as one can see.",
  youAreAhead: "You win if you still have your Metropolises when the cycle ends: guard them.",
  isAhead: (name: string) => `${name} wins when the cycle ends, unless somebody takes a Metropolis.`,
  youCouldWin: (gods: string) => `You could win this cycle, with ${gods}.`,
  couldWin: (name: string, gods: string) => `${name} could win this cycle, with ${gods}.`,
  oneOf: (names: string[]) => names.join(" or "),
  howWith: (god: string, hows: string[]) => (hows.length ? `${god} (${hows.join(" and ")})` : god),
  byPhilosopher: (number: number) =>
    `the ${{ 1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth" }[number] ?? "last"} philosopher`,
  byBuilding: (thing: string) => `a ${thing} completes the set`,
  byConquest: (area: string) => `by conquering ${area}`,
  byCard: (card: string) => `by a card: ${card}`,
  coachThings: { building: "a building", unit: "a unit" },
  deedPrices: {
    build: (thing, price) => `${thing} ${price} GP`,
    recruit: (thing, price, more) => `${more ? "another " : ""}${thing} ${price} GP`,
    move: (_, price) => `a move on land ${price} GP`,
    sail: (_, price) => `a move of fleets ${price} GP`,
    buy: (_, price) => `creatures from ${price} GP`,
  } as Record<"build" | "recruit" | "move" | "sail" | "buy", Deed>,
  keepsTooLittle: (gold: number) => `You keep ${gold} GP: enough only for what is free.`,
  pricesWith: (prices: string) => `Prices: ${prices}.`,
};
