import { describe, expect, it } from "vitest";
import type { Choice, DeckInfo, QuestionInfo } from "../api/socket";
import {
  firstPlace,
  iconOf,
  isWayOut,
  offers,
  onCards,
  onGods,
  onlyClosing,
  percents,
  places,
  pointing,
  sorted,
  usualNumber,
} from "./choices";

const choice = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  verb: action.split(" ")[0] ?? "",
  price: 0,
  label: action,
  ...more,
});
const area = (verb: string, id: string, more: Partial<Choice> = {}): Choice =>
  choice(`${verb} ${id}`, { target_kind: "area", target: id, ...more });
const card = (verb: string, id: string): Choice => choice(`${verb} ${id}`, { target_kind: "card", target: id });
const bid = (god: string, number: number): Choice =>
  choice(`bid ${god} ${number}`, { target_kind: "god", target: god, number });
const deck = (more: Partial<DeckInfo> = {}): DeckInfo => ({
  name: "creatures",
  left: 3,
  slots: [5, 4, 3, 2],
  track: [],
  known_on_top: [],
  revealed: [],
  discard: [],
  ...more,
});
const question = (choices: Choice[]): QuestionInfo => ({
  id: "q",
  kind: "K",
  faction: "red",
  about: {},
  choices,
  draft: 0,
});

describe("clicks on the board", () => {
  it("mean the areas that the choices point at", () => {
    const clicks = pointing([area("at", "naxos"), area("at", "delos"), choice("decline")]);
    expect([...clicks.keys()]).toEqual(["naxos", "delos"]);
    expect(clicks.get("naxos")?.then).toBeUndefined();
  });

  it("take two choices where one choice alone leads to areas", () => {
    const recruit = choice("recruit troop", { then: [area("at", "naxos")] });
    const clicks = pointing([recruit, choice("end")]);
    expect(clicks.get("naxos")).toMatchObject({
      choice: { action: "recruit troop" },
      then: { action: "at naxos" },
      label: "recruit troop: at naxos",
    });
  });

  it("mean nothing where several choices lead to areas", () => {
    const clicks = pointing([
      choice("recruit troop", { then: [area("at", "naxos")] }),
      choice("move", { then: [area("from", "naxos")] }),
    ]);
    expect(clicks.size).toBe(0);
  });
});

describe("offerings", () => {
  it("are gathered by god, the lowest first", () => {
    const byGod = offers([bid("ares", 3), bid("ares", 1), bid("apollo", 0), choice("end")]);
    expect(byGod.get("ares")?.choices.map((each) => each.number)).toEqual([1, 3]);
    expect(byGod.get("apollo")?.choices).toHaveLength(1);
    expect(byGod.size).toBe(2);
  });
});

describe("cards", () => {
  const decks = [deck({ track: [{ card: "harpy", price: 2, slot: 3 }], discard: ["giant"], known_on_top: ["satyr"] })];

  it("on the track can have two choices each", () => {
    const byCard = onCards([card("buy", "harpy"), card("exchange", "harpy")], decks);
    expect(byCard.get("harpy")?.map((each) => each.verb)).toEqual(["buy", "exchange"]);
  });

  it("of the discard pile and on top of the deck count, those that players hold do not", () => {
    const byCard = onCards([card("play", "giant"), card("play", "satyr"), card("keep", "medusa")], decks);
    expect([...byCard.keys()]).toEqual(["giant", "satyr"]);
  });

  it("that players hold get buttons", () => {
    const choices = [card("buy", "harpy"), card("lead", "ajax"), choice("end")];
    const parts = sorted(choices, onCards(choices, decks));
    expect(parts.buttons.map((each) => each.action)).toEqual(["lead ajax"]);
    expect(parts.closing.map((each) => each.action)).toEqual(["end"]);
  });
});

describe("buttons", () => {
  it("are not made for areas and gods, but for every battle with odds", () => {
    const parts = sorted(
      [area("to", "naxos", { odds: [0.5, 0.4, 0.1] }), area("to", "delos"), bid("ares", 1)],
      new Map(),
    );
    expect(parts.battles.map((each) => each.target)).toEqual(["naxos"]);
    expect(parts.buttons).toEqual([]);
  });

  it("set numbers apart where there are several", () => {
    const several = sorted([choice("take 1", { number: 1 }), choice("take 2", { number: 2 })], new Map());
    expect(several.numbers).toHaveLength(2);
    const one = sorted([choice("take 1", { number: 1 })], new Map());
    expect([one.numbers.length, one.buttons.length]).toEqual([0, 1]);
  });

  it("offer every choice exactly once, here or on the table", () => {
    const decks = [deck({ track: [{ card: "harpy", price: 2, slot: 3 }] })];
    const choices = [
      area("at", "naxos"),
      bid("ares", 1),
      card("buy", "harpy"),
      card("keep", "medusa"),
      choice("take 1", { number: 1 }),
      choice("stay"),
      choice("rob blue", { target_kind: "faction", target: "blue" }),
    ];
    const cards = onCards(choices, decks);
    const parts = sorted(choices, cards);
    const offered = [
      ...parts.buttons,
      ...parts.numbers,
      ...parts.closing,
      ...[...cards.values()].flat(),
      ...[...pointing(choices).values()].map((click) => click.choice),
      ...[...offers(choices).values()].flatMap((offer) => offer.choices),
    ];
    expect(offered.map((each) => each.action).sort()).toEqual(choices.map((each) => each.action).sort());
  });
});

describe("how many go", () => {
  const numbers = [1, 2, 3].map((number) => choice(`take ${number}`, { number }));
  const land = (...counts: number[]) => ({ pieces: counts.map((number) => ({ kind: "troop", number })) });
  it("are all of them, where that leaves no land without a guard", () => {
    expect(usualNumber(numbers)?.number).toBe(3);
    expect(usualNumber(numbers, land(3, 1))?.number).toBe(3);
  });
  it("are all but one where nobody else would stay", () => {
    expect(usualNumber(numbers, land(3))?.number).toBe(2);
    const [one] = numbers;
    const none = choice("take 0", { number: 0 });
    expect(usualNumber([none, ...(one ? [one] : [])], land(1))).toBeUndefined();
  });
});

describe("what is shown first", () => {
  const decks = [deck({ track: [{ card: "harpy", price: 2, slot: 3 }] })];

  it("is the gods at an offering, the board for an area, the cards where only cards can be chosen", () => {
    expect(firstPlace(question([bid("ares", 1)]), decks)).toBe("gods");
    expect(firstPlace(question([area("at", "naxos"), card("buy", "harpy")]), decks)).toBe("board");
    expect(firstPlace(question([card("buy", "harpy"), choice("end")]), decks)).toBe("cards");
  });

  it("is the board where buttons and cards compete, and the cards are still marked", () => {
    const asked = question([
      choice("recruit troop", { target_kind: "unit", target: "troop" }),
      card("buy", "harpy"),
      choice("end"),
    ]);
    expect(firstPlace(asked, decks)).toBe("board");
    expect(places(asked, decks)).toEqual(["cards"]);
  });
});

describe("ending", () => {
  it("is the main choice only where all others would do nothing", () => {
    expect(onlyClosing([choice("end")])).toBe(true);
    expect(onlyClosing([choice("end"), choice("buy harpy", { useless: true })])).toBe(true);
    expect(onlyClosing([choice("end"), choice("buy harpy")])).toBe(false);
  });
});

describe("odds", () => {
  it("are whole percentages that add up to a hundred", () => {
    expect(percents([1 / 3, 1 / 3, 1 / 3]).reduce((sum, part) => sum + part, 0)).toBe(100);
    expect(percents([0.625, 0.25, 0.125])).toEqual([63, 25, 12]);
    expect(percents([1, 0, 0])).toEqual([100, 0, 0]);
  });
});

describe("icons of choices", () => {
  it("are those of what they point at", () => {
    expect(iconOf(choice("build port", { target_kind: "building", target: "port" }))).toBe("building-port");
    expect(iconOf(choice("sail"))).toBe("unit-fleet");
    expect(iconOf(choice("end"))).toBeNull();
  });
});

describe("gods that are named", () => {
  const put = (god: string): Choice => choice(`put ${god}`, { target_kind: "god", target: god });

  it("are lit where no offering is made", () => {
    expect([...onGods([put("zeus"), put("ares"), choice("decline")]).keys()]).toEqual(["zeus", "ares"]);
    expect(onGods([bid("zeus", 1)]).size).toBe(0);
    expect(firstPlace(question([put("zeus"), put("ares")]), [])).toBe("gods");
  });

  it("have buttons too", () => {
    expect(sorted([put("zeus"), put("ares")], new Map()).buttons).toHaveLength(2);
  });
});

describe("ways out", () => {
  const ways = [choice("decline"), choice("pass battle"), choice("pass turn")];

  it("are all at the foot, and the first is meant where nothing else can be done", () => {
    expect(sorted(ways, new Map()).closing).toEqual(ways);
    expect(ways.map((way) => isWayOut(way, ways))).toEqual([true, false, false]);
    expect(isWayOut(ways[0] as Choice, [...ways, choice("play shield")])).toBe(false);
  });
});

it("cards of one's own are lit beside those of the decks", () => {
  const choices = [card("play", "shield"), card("buy", "kraken")];
  expect([...onCards(choices, [deck()], ["shield"]).keys()]).toEqual(["shield"]);
  expect(onCards(choices, [deck()]).size).toBe(0);
});
