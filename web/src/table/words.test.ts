import { describe, expect, it } from "vitest";
import type { EntryText } from "../lib/api";
import type { Tabletop } from "../api/socket";
import { opened, powers } from "./words";

const entry = (id: string, parts: Record<string, string>): EntryText => ({ id, group: "heroes", name: id, also: [], paragraphs: [], parts, see: [], chapter: "" });

describe("what a card does", () => {
  const words = {
    effects: { ajax: "Strength 2 in battle. Sacrifice, with seven land areas: a Metropolis.", harpy: "Destroys a troop." },
    entries: [entry("ajax", { military: "…", sacrifice: "…" }), entry("harpy", {})],
  };

  it("is one sentence for each power of a hero", () => {
    expect(powers(words, "ajax")).toEqual([
      { kind: "military", text: "Strength 2 in battle." },
      { kind: "sacrifice", text: "Sacrifice, with seven land areas: a Metropolis." },
    ]);
  });

  it("is one line for a creature, and nothing for a card without words", () => {
    expect(powers(words, "harpy")).toEqual([{ kind: "", text: "Destroys a troop." }]);
    expect(powers(words, "nobody")).toEqual([]);
    expect(powers(null, "ajax")).toEqual([]);
  });
});

describe("what expansions have laid open", () => {
  const names = { monument: { citadel: "Citadel", lighthouse: "Lighthouse" } };
  const row = (field: string, name: string, value: string | number): unknown => ({ field, name, value });
  const top = {
    additions: [row("monument_open", "citadel", 1), row("monument_open", "lighthouse", 1), row("temple_used", "citadel", 3), row("waiting", "", 1)],
    areas: [
      { id: "kea", owner: "red", additions: [row("monument", "citadel", "kea")] },
      { id: "ios", owner: null, additions: [] },
    ],
  } as unknown as Tabletop;

  it("is known by the words, with where it stands and whose it is", () => {
    expect(opened(top, names)).toEqual([
      { kind: "monument", id: "citadel", area: "kea", owner: "red" },
      { kind: "monument", id: "lighthouse", area: null, owner: null },
    ]);
  });

  it("is nothing where the words know nothing of it", () => {
    expect(opened(top, {})).toEqual([]);
  });
});
