import { describe, expect, it, vi } from "vitest";
import type { CoachInfo, QuestionInfo, Tabletop, WayInfo } from "../api/socket";
import type { BoardShapes } from "../board/shapes";
import { en } from "../text/en";
import { es } from "../text/es";
import { bidTip } from "./bidTip";
import { type Seen, tipsFor } from "./tips";

const name = (_: string, id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const factions = [
  { id: "red", team: 0 },
  { id: "blue", team: 1 },
] as Tabletop["factions"];
const areas = ["delos", "kea", "syros"].map((id) => ({ id, prosperity: id === "syros" ? 1 : 0 }));

const shapes = {
  areas: [
    { id: "delos", title: "Delos", icons: [["prosperity", 0, 0]], sites: [[0, 0]] },
    {
      id: "kea",
      title: "Kea",
      icons: [
        ["prosperity", 0, 0],
        ["prosperity", 0, 0],
      ],
      sites: [],
    },
    { id: "syros", title: "Syros", icons: [["priestess", 0, 0]] },
  ],
} as unknown as BoardShapes;

function seen(kind: string | null, more: Partial<Seen> = {}, cycle = 3, targets: string[] = []): Seen {
  const choices = targets.map((target) => ({ action: `at ${target}`, verb: "at", price: 0, target }));
  return {
    top: { cycle, factions, areas } as unknown as Tabletop,
    question: kind ? ({ id: "1", kind, faction: "red", choices } as unknown as QuestionInfo) : null,
    info: null,
    shapes,
    name,
    who: (faction) => name("colour", faction),
    ...more,
  };
}

type Contender = Omit<CoachInfo["contenders"][number], "ways"> & { ways?: WayInfo[] };
const told = (contenders: Contender[]): CoachInfo => ({
  contenders: contenders.map((row) => ({ ways: [], ...row })),
  deeds: {},
  promised: 0,
});
const texts = (from: Seen): string[] => tipsFor(from, en).map((tip) => tip.text);

describe("at set-up", () => {
  it("explains the marks that can be seen, and where there are most", () => {
    expect(texts(seen("StartingArea", {}, 0, ["delos", "kea", "syros"]))).toEqual([
      en.markProsperity,
      en.markSite,
      en.markPriestess,
      "Most gold, 2 GP: Kea. Room to build and neighbours count too: a hint weighs it all.",
    ]);
    expect(texts(seen("StartingArea", {}, 0, ["syros"]))).toEqual([en.markProsperity, en.markPriestess]);
  });
});

describe("who could win", () => {
  it("is told before an offering, the others first", () => {
    const info = told([
      { faction: "red", ahead: false, gods: ["athena"] },
      { faction: "blue", ahead: false, gods: ["ares", "athena"] },
    ]);
    expect(texts(seen("Offer", { info }))).toEqual([
      "Blue could win this cycle, with Ares or Athena.",
      "You could win this cycle, with Athena.",
      en.coachOffer,
    ]);
    expect(tipsFor(seen("Offer", { info }), en).map((tip) => tip.grave ?? false)).toEqual(["danger", "chance", false]);
  });

  it("is told with how, god for god, in both languages", () => {
    const ways: WayInfo[] = [
      { god: "athena", how: "philosophers", thing: "4" },
      { god: "poseidon", how: "building", thing: "port" },
      { god: "ares", how: "conquest", thing: "kea" },
      { god: "ares", how: "building", thing: "fortress" },
      { god: "zeus", how: "card", thing: "satyr" },
    ];
    const gods = ["athena", "poseidon", "ares", "zeus", "hera"];
    const from = seen("Offer", { info: told([{ faction: "blue", ahead: false, gods, ways }]) });
    expect(texts(from)[0]).toBe(
      "Blue could win this cycle, with Athena (the fourth philosopher) or Poseidon (a Port completes the set) or " +
        "Ares (by conquering Kea and a Fortress completes the set) or Zeus (by a card: Satyr) or Hera.",
    );
    expect(tipsFor(from, es)[0]?.text).toBe(
      "Blue podría ganar en este ciclo, con Athena (el cuarto Filósofo) o Poseidon (con Port se completan los " +
        "edificios) o Ares (conquistando Kea y con Fortress se completan los edificios) o Zeus (con una carta: " +
        "Satyr) " +
        "o Hera.",
    );
  });

  it("is told of those who have enough already, and where nobody could", () => {
    const ahead = told([{ faction: "blue", ahead: true, gods: [] }]);
    expect(texts(seen("PaidActions", { info: ahead }))[0]).toBe(en.isAhead("Blue"));
    expect(texts(seen("PaidActions", { info: told([]) }))).toEqual([en.nobodyCouldWin, en.coachTurn]);
    expect(texts(seen("Offer"))).toEqual([en.coachOffer]);
  });

  it("gives way to the one thing that a Metropolis lacks, and says who gives it", () => {
    const near = (nearness: object): Tabletop =>
      ({ cycle: 3, areas, factions: [{ ...factions[0], nearness }, factions[1]] }) as unknown as Tabletop;
    const port = { lacking: ["port"], buildings: 1, philosophers: 3, heroes: {} };
    const build = (thing: string) => [{ deed: "build" as const, things: [thing], prices: [2] }];
    const info = { ...told([]), deeds: { ares: build("fortress"), poseidon: build("port") } };
    expect(texts(seen("Offer", { info, top: near(port) }))).toEqual([
      "All you lack for a Metropolis: Port, with Poseidon.",
      en.coachOffer,
    ]);
    const wise = { lacking: ["port", "temple"], buildings: 2, philosophers: 1, heroes: {} };
    expect(texts(seen("PaidActions", { info, top: near(wise) }))[0]).toBe(
      "All you lack for a Metropolis: Philosopher.",
    );
    expect(texts(seen("Offer", { info, top: near({ ...wise, philosophers: 2 }) }))[0]).toBe(en.nobodyCouldWin);
    const winning = told([{ faction: "red", ahead: false, gods: ["poseidon"] }]);
    expect(texts(seen("Offer", { info: winning, top: near(port) }))).toHaveLength(2);
  });

  it("says so where nothing is left but to end the turn", () => {
    const ending = {
      id: "1",
      kind: "PaidActions",
      faction: "red",
      choices: [{ action: "end", verb: "end", price: 0 }],
    };
    expect(texts(seen("PaidActions", { question: ending as unknown as QuestionInfo }))).toEqual([en.coachEnd]);
  });

  it.each(["StartingFleet", "PlaceProsperity", "PlaceBonus", "DemolishOne", "Maintain", "SatyrRobs", "FlyTo"])(
    "has words of its own for what is often asked: %s",
    (kind) => {
      expect(texts(seen(kind, {}, kind === "StartingFleet" ? 0 : 3, ["delos"]))).toEqual([en.coachAt[kind]]);
      expect(en.coachAt[kind]).toBeTruthy();
      expect(es.coachAt[kind]).toBeTruthy();
    },
  );

  it("always says something", () => {
    for (const kind of [null, "Retreat", "BuildAt", "StartingFleet"]) expect(texts(seen(kind))).toHaveLength(1);
  });

  it("has something of its own to say where one builds, recruits, moves and waits", () => {
    const said = ["BuildAt", "RecruitAt", "MoveFrom", "MoveTo", "PlaceMetropolis"].flatMap((kind) => texts(seen(kind)));
    expect(new Set([...said, en.coachChoose]).size).toBe(6);
    expect(texts(seen("StartingTroop", {}, 0))).toEqual([en.coachAt["StartingTroop"]]);
    const bidding = { cycle: 3, factions, areas, asked: { question: "Offer" } } as unknown as Tabletop;
    expect(texts(seen(null, { top: bidding }))).toEqual([en.coachWaitsOffer]);
    const fighting = { ...bidding, asked: null, battle: { attacker: "red" } } as unknown as Tabletop;
    expect(texts(seen(null, { top: fighting }))).toEqual([en.coachBattle]);
  });
});

describe("an offering", () => {
  const info: CoachInfo = {
    contenders: [],
    promised: 0,
    deeds: {
      ares: [
        { deed: "recruit", things: ["troop"], prices: [0, 2, 3, 4] },
        { deed: "build", things: ["fortress"], prices: [2] },
        { deed: "move", things: [], prices: [1] },
      ],
      hera: [{ deed: "build", things: ["port", "temple"], prices: [0] }],
    },
  };

  it("leaves so much, and that is too little for anything or not", () => {
    expect(bidTip(0, "ares", info, name, en)).toEqual({
      text:
        "You keep 0 GP: enough only for what is free. " +
        "Prices: another Troop 2 GP, Fortress 2 GP, a move on land 1 GP.",
      poor: true,
    });
    expect(bidTip(1, "ares", info, name, en).poor).toBe(false);
    expect(bidTip(0, "hera", info, name, en)).toEqual({ text: "You keep 0 GP.", poor: false });
    expect(bidTip(4, "ares", null, name, en)).toEqual({ text: "You keep 4 GP.", poor: false });
  });
  it("counts what creatures cost", () => {
    const zeus = { deed: "recruit" as const, things: ["priestess"], prices: [0, 4] };
    const creatures = { deed: "buy" as const, things: ["kraken"], prices: [2] };
    const told: CoachInfo = { ...info, deeds: { zeus: [zeus, creatures] } };
    expect(bidTip(2, "zeus", told, name, en).poor).toBe(false);
    expect(bidTip(1, "zeus", told, name, en)).toMatchObject({ poor: true });
    expect(bidTip(1, "zeus", told, name, en).text).toContain("creatures from 2 GP");
  });
});

describe("the coach comes", () => {
  it("to the first real table of a browser, unless somebody wishes otherwise", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal("document", { documentElement: { dataset: {}, style: { setProperty: () => undefined } } });
    vi.resetModules();
    const { hasCoach } = await import("./coached.svelte");
    const { settings } = await import("../lib/settings.svelte");
    const { playsAt } = await import("../lib/firstGame");
    const table = (id: string, more: object = {}): Parameters<typeof hasCoach>[0] =>
      ({ id, status: "running", seats: [{ yours: true, kind: "person" }], ...more }) as never;
    playsAt("one");
    playsAt("two");
    expect([hasCoach(table("one")), hasCoach(table("two"))]).toEqual([true, false]);
    expect(hasCoach(table("one", { lesson: {} }))).toBe(false);
    expect(hasCoach(table("one", { seats: [{ yours: false, kind: "person" }] }))).toBe(false);
    settings.set({ coach: "on" });
    expect([hasCoach(table("one")), hasCoach(table("two"))]).toEqual([true, true]);
    settings.set({ coach: "off" });
    expect(hasCoach(table("one"))).toBe(false);
    vi.unstubAllGlobals();
  });
});
