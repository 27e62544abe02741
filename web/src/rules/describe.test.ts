import { expect, test } from "vitest";
import type { EntryText, GameTexts } from "../lib/api";
import { describe, entryOf } from "./describe";

const KINDS: Record<string, string> = { gods: "god", heroes: "card", buildings: "building", towers: "tower" };
const entry = (id: string, group: string, name: string): EntryText => ({
  id,
  group,
  kind: KINDS[group] ?? "",
  name,
  also: [],
  paragraphs: [],
  parts: {},
  see: [],
  chapter: "L1",
});

const texts: GameTexts = {
  edition: "legendary",
  ghosts: [],
  leaders: [],
  language: "en",
  names: {
    god: { zeus: "Zeus" },
    card: { ajax: "Ajax" },
    building: { port: "Port" },
    unit: { priestess: "Priestess", troop: "troop" },
    bonus: { priestess: "a Priestess", gold: "3 GP" },
    tower: { watch: "Watchtower" },
    colour: { red: "Red" },
  },
  sorts: {},
  looks: {
    towers: {
      sort: "fixture",
      kind: "tower",
      icon: "",
      entry: "",
      title: "Towers",
      name: "Tower",
      linked: false,
      full: 0,
    },
    lamps: {
      sort: "token",
      kind: "lamp",
      icon: "",
      entry: "light",
      title: "Lamps",
      name: "Lamp",
      linked: false,
      full: 0,
    },
  },
  groups: { towers: "Towers" },
  decks: {},
  doing: {},
  gifts: { zeus: "Temple, Priestesses" },
  openings: { zeus: "a Priest to begin with" },
  effects: { ajax: "Strength 2.", watch: "sees far." },
  entries: [
    entry("zeus", "gods", "Zeus"),
    entry("ajax", "heroes", "Ajax"),
    entry("port", "buildings", "Port"),
    entry("metropolis", "buildings", "Metropolis"),
    entry("bonus", "terms", "Bonus of a Metropolis"),
    entry("priestess", "terms", "Priestess"),
    entry("troop", "terms", "Troop"),
    entry("construction-site", "terms", "Construction site"),
    entry("purse", "terms", "Purse"),
    entry("watch", "towers", "Watchtower"),
    entry("light", "terms", "Light"),
  ],
};
const icons = {
  "god-zeus": "",
  "card-ajax": "",
  "unit-priestess": "",
  "bonus-priestess": "",
  metropolis: "",
  gold: "",
};

test("a thing of the game has its own entry", () => {
  for (const [kind, id] of [
    ["god", "zeus"],
    ["card", "ajax"],
    ["building", "port"],
    ["unit", "troop"],
  ] as const) {
    expect(entryOf(texts, { kind, id })?.id).toBe(id);
  }
});

test("a bonus is explained as a bonus, whatever it brings", () => {
  expect(entryOf(texts, { kind: "bonus", id: "priestess" })?.id).toBe("bonus");
  expect(describe(texts, { kind: "bonus", id: "priestess" }, icons)).toMatchObject({
    name: "A Priestess",
    line: "Bonus of a Metropolis",
    icon: "bonus-priestess",
  });
});

test("a thing that has another name among the terms is found there", () => {
  expect(entryOf(texts, { kind: "term", id: "site" })?.id).toBe("construction-site");
  expect(describe(texts, { kind: "term", id: "gold" }, icons)).toMatchObject({ name: "Purse", icon: "gold" });
  expect(entryOf(texts, { kind: "metropolis", id: "troops" })?.id).toBe("metropolis");
});

test("a god says what it gives, and before the first cycle what it gives then", () => {
  expect(describe(texts, { kind: "god", id: "zeus" }, icons)?.line).toBe("Temple, Priestesses");
  expect(describe(texts, { kind: "god", id: "zeus" }, icons, true)?.line).toBe("A Priest to begin with");
});

test("a card says what it does", () => {
  expect(describe(texts, { kind: "card", id: "ajax" }, icons)).toMatchObject({
    name: "Ajax",
    line: "Strength 2.",
    icon: "card-ajax",
  });
});

test("of what nobody knows nothing is said", () => {
  expect(describe(texts, { kind: "card", id: "nobody" }, icons)).toBeNull();
});

test("what an expansion shows has its own entry, or the one of its look", () => {
  expect(describe(texts, { kind: "tower", id: "watch" }, icons)).toMatchObject({
    name: "Watchtower",
    line: "Sees far.",
    entry: { id: "watch" },
    icon: "look-fixture",
  });
  expect(describe(texts, { kind: "lamp", id: "1" }, icons)).toMatchObject({
    name: "Lamp",
    line: "",
    entry: { id: "light" },
    icon: "look-token",
  });
});
