import { expect, it } from "vitest";
import { drawable, drawnAs, iconFor, type Looks, nameOf, nameWithNumber, shownAdditions } from "./looks";

const look = (sort: string, kind: string, more: Partial<Looks[string]> = {}): Looks[string] => ({
  sort,
  kind,
  icon: "",
  entry: "",
  title: kind,
  name: `a ${kind}`,
  linked: false,
  full: 0,
  ...more,
});
const LOOKS = {
  lamps: look("token", "lamp"),
  tide: look("counter", "tide", { icon: "hourglass" }),
  towers: look("fixture", "tower"),
} satisfies Looks;
const NAMES = { tower: { watch: "Watchtower" } };

it("things are shown by their looks, and what has none is not", () => {
  const [tide, tower, ...others] = shownAdditions(
    [{ look: "tide", number: 0 }, { look: "towers", name: "watch" }, { look: "unheard-of" }],
    LOOKS,
  );
  expect(tide).toMatchObject({ sort: "counter", kind: "tide", number: 0, icon: "hourglass" });
  expect(tower).toMatchObject({ sort: "fixture", id: "watch", number: 1, faction: null });
  expect(others).toEqual([]);
  expect(shownAdditions([{ look: "tide" }, { look: "lamps" }], LOOKS, "token")).toHaveLength(1);
});

it("an icon is the thing's own, that of its look, of its kind, or of its sort", () => {
  expect(iconFor(LOOKS.towers, "watch", { "tower-watch": "", tower: "" })).toBe("tower-watch");
  expect(iconFor(LOOKS.towers, "other", { "tower-watch": "", tower: "" })).toBe("tower");
  expect(iconFor(LOOKS.tide, "", { hourglass: "", tide: "" })).toBe("hourglass");
  expect(iconFor(LOOKS.lamps, "", {})).toBe("look-token");
});

it("what the client was not built with is drawn as things of its sort are", () => {
  const sorts = {
    unit: { raider: "land", raft: "sea", sage: "person" },
    card: { "old-man": "hero", ogre: "creature", map: "map" },
  };
  const drawn = (name: string): string => drawnAs(name, sorts);
  expect(["unit-raider", "unit-raft", "unit-sage", "unit-unheard-of"].map(drawn)).toEqual([
    "look-land",
    "look-sea",
    "look-person",
    "look-land",
  ]);
  expect(["card-old-man", "card-ogre", "card-map"].map(drawn)).toEqual(["look-hero", "look-creature", "look-card"]);
  expect(["building-mill", "god-of-doors", "bonus-lamp", "unheard-of"].map(drawn)).toEqual([
    "look-building",
    "look-god",
    "look-bonus",
    "deck",
  ]);
  expect(["unit-troop", "unit-fleet", "gold"].map(drawn)).toEqual(["unit-troop", "unit-fleet", "gold"]);
  expect(["unit-raider", "gold", "unheard-of"].map((name) => drawable(name))).toEqual([true, true, false]);
});

it("things are called by their names, with how many there are", () => {
  const names = (...additions: Parameters<typeof shownAdditions>[0]): string[] =>
    shownAdditions(additions, LOOKS).map((thing) => nameWithNumber(thing, LOOKS, NAMES));
  expect(
    names(
      { look: "towers", name: "watch" },
      { look: "lamps", number: 2 },
      { look: "tide", number: 4 },
      { look: "tide", number: null },
    ),
  ).toEqual(["Watchtower", "2 × a lamp", "a tide: 4", "a tide: ?"]);
  expect(
    shownAdditions([{ look: "towers", name: "unnamed" }], LOOKS).map((thing) => nameOf(thing, LOOKS, NAMES)),
  ).toEqual(["a tower"]);
});

it("a card that says something of a god is called by what it says", () => {
  const looks = { wrath: look("card", "god", { title: "Wrath" }) };
  const [thing] = shownAdditions([{ look: "wrath", name: "ares" }], looks);
  expect(thing && nameOf(thing, looks, { god: { ares: "Ares" } })).toBe("Wrath: Ares");
});
