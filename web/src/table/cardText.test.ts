import { describe, expect, it } from "vitest";
import type { Choice, GodInfo, QuestionInfo } from "../api/socket";
import type { EntryText } from "../lib/api";
import { effectOf, placeLine, powers } from "./cardText";

const entry = (id: string, parts: Record<string, string>): EntryText => ({
  id,
  group: "heroes",
  kind: "card",
  name: id,
  also: [],
  paragraphs: [],
  parts,
  see: [],
  chapter: "",
});

describe("what a card does", () => {
  const texts = {
    effects: {
      ajax: "Strength 2 in battle. Sacrifice, with seven land areas: a Metropolis.",
      harpy: "Destroys a troop.",
    },
    entries: [entry("ajax", { military: "…", sacrifice: "…" }), entry("harpy", {})],
  };

  it("is one sentence for each power of a hero", () => {
    expect(powers(texts, "ajax")).toEqual([
      { kind: "military", text: "Strength 2 in battle." },
      { kind: "sacrifice", text: "Sacrifice, with seven land areas: a Metropolis." },
    ]);
  });

  it("is one line for a creature, and nothing for a card without text", () => {
    expect(powers(texts, "harpy")).toEqual([{ kind: "", text: "Destroys a troop." }]);
    expect(powers(texts, "nobody")).toEqual([]);
    expect(powers(null, "ajax")).toEqual([]);
  });
});

describe("what a god gives by its place", () => {
  const w = {
    grantsFirst: (god: string, thing: string) => `${god} first: ${thing}`,
    grantsDue: (god: string, things: string) => `${god} due: ${things}`,
  };
  const name = (_: string, id: string): string => id;
  const god = (...grants: GodInfo["grants"] & object): GodInfo => ({ id: "atlas", open: true, offerings: [], grants });
  const asked = (...targets: string[]): QuestionInfo =>
    ({ about: { god: "atlas" }, choices: targets.map((target) => ({ target, price: 0 })) }) as unknown as QuestionInfo;

  it("is told with whose it is, as long as it can be had", () => {
    const port = { kind: "building", id: "port", god: "poseidon" };
    const temple = { kind: "building", id: "temple", god: "zeus" };
    expect(placeLine(asked("port", "temple"), [god(port, temple)], name, w)).toBe(
      "atlas due: port (poseidon), temple (zeus)",
    );
    expect(placeLine(asked("temple"), [god(port, temple)], name, w)).toBe("atlas due: temple (zeus)");
    expect(placeLine(asked(), [god(port, temple)], name, w)).toBe("");
  });

  it("is its own where nobody is above", () => {
    expect(placeLine(asked("colossus"), [god({ kind: "unit", id: "colossus" })], name, w)).toBe(
      "atlas first: colossus",
    );
  });
});

describe("what a choice does", () => {
  const look = { icon: "", entry: "", title: "", name: "", linked: false, full: 0 };
  const texts = {
    effects: { golden: "Shines.", ajax: "Fights." },
    looks: { open: { ...look, sort: "card", kind: "bonus" }, held: { ...look, sort: "card", kind: "card" } },
  };
  const choice = (target_kind: string, target: string): Choice => ({ target_kind, target }) as unknown as Choice;

  it("is told of what lies open beside the board and is no card of a deck", () => {
    expect(effectOf(choice("bonus", "golden"), texts)).toBe("Shines.");
    expect(effectOf(choice("bonus", "plain"), texts)).toBe("");
    expect(effectOf(choice("card", "ajax"), texts)).toBe("");
    expect(effectOf(choice("bonus", "golden"), null)).toBe("");
  });
});
