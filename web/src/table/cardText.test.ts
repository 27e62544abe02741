import { describe, expect, it } from "vitest";
import type { EntryText } from "../lib/api";
import type { Tabletop } from "../api/socket";
import { chips, opened, powers } from "./cardText";

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

describe("what expansions have laid open", () => {
  const look = (sort: string, kind: string) => ({ sort, kind, icon: "", entry: "", title: "", name: "" });
  const looks = {
    plans: look("card", "tower"),
    towers: look("fixture", "tower"),
    tide: look("counter", "tide"),
    lamps: look("token", "lamp"),
  };
  const row = (look: string, name = "", number = 1): unknown => ({ look, name, number });
  const top = {
    additions: [row("plans", "watch"), row("lamps"), row("plans", "beacon"), row("tide", "", 3)],
    areas: [
      { id: "kea", owner: "red", additions: [row("towers", "watch")] },
      { id: "ios", owner: null, additions: [] },
    ],
  } as unknown as Tabletop;

  it("is known by its look, with where it stands and whose it is", () => {
    expect(opened(top, looks)).toMatchObject([
      { kind: "tower", id: "watch", area: "kea", owner: "red" },
      { kind: "tower", id: "beacon", area: null, owner: null },
    ]);
  });

  it("leaves counters and what is no card to the chips, the counters first", () => {
    expect(chips(top.additions, looks).map((chip) => [chip.kind, chip.number])).toEqual([
      ["tide", 3],
      ["lamp", 1],
    ]);
  });

  it("is nothing where the texts know nothing of it", () => {
    expect(opened(top, {})).toEqual([]);
  });
});
