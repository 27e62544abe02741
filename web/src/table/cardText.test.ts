import { describe, expect, it } from "vitest";
import type { EntryText } from "../lib/api";
import { powers } from "./cardText";

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
