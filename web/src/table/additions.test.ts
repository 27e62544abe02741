import { describe, expect, it } from "vitest";
import type { Tabletop } from "../api/socket";
import { chips, measures, nearness, onGod, openCards, towards } from "./additions";

describe("what expansions have laid open", () => {
  const look = (sort: string, kind: string) => ({
    sort,
    kind,
    icon: "",
    entry: "",
    title: "",
    name: "",
    linked: false,
    full: 0,
  });
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

  it("has counters that come to an end, which are drawn up to there", () => {
    const ending = { ...looks, tide: { ...looks.tide, full: 9 } };
    expect(measures(top.additions, looks)).toEqual([]);
    expect(measures(top.additions, ending)).toMatchObject([{ kind: "tide", number: 3, full: 9 }]);
    expect(chips(top.additions, ending).map((chip) => chip.kind)).toEqual(["lamp"]);
  });

  it("warns when a counter comes near its end", () => {
    const all = Array.from({ length: 10 }, (_, number) => nearness({ number, full: 9 }));
    expect(all).toEqual([...Array<string>(5).fill("calm"), "warm", "warm", "near", "near", "full"]);
  });

  it("says of whom something is said on a god", () => {
    const wrath = { wrath: look("card", "god") };
    const factions = [
      { id: "red", additions: [row("wrath", "ares")] },
      { id: "blue", additions: [] },
    ] as unknown as Tabletop["factions"];
    expect(onGod(factions, wrath, "ares")).toEqual([{ look: "wrath", faction: "red" }]);
    expect(onGod(factions, wrath, "zeus")).toEqual([]);
  });

  it("tells buildings for a Metropolis from others", () => {
    const sorts = { port: "needed", stage: "wildcard", tomb: "square", hut: "other" };
    expect(towards({ port: 0, stage: 1, tomb: 1, hut: 1, new: 0 }, sorts)).toEqual([
      ["port", 0],
      ["stage", 1],
      ["new", 0],
    ]);
    expect(towards({ stage: 0 }, sorts)).toEqual([]);
  });

  it("is nothing where the texts know nothing of it", () => {
    expect(openCards(top, {})).toEqual([]);
  });
});
