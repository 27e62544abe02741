import { describe, expect, it } from "vitest";
import type { Tabletop } from "../api/socket";
import { chips, openCards } from "./additions";

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
    expect(openCards(top, looks)).toMatchObject([
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
    expect(openCards(top, {})).toEqual([]);
  });
});
