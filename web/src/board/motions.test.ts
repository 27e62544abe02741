import { describe, expect, it } from "vitest";
import type { AreaInfo, Tabletop } from "../api/socket";
import { between, motions, taken } from "./motions";

function land(id: string, changes: Partial<AreaInfo> = {}): AreaInfo {
  return {
    id,
    owner: null,
    pieces: [],
    figures: [],
    prosperity: 0,
    buildings: [],
    metropolises: [],
    free_sites: 0,
    additions: [],
    ...changes,
  };
}

function table(areas: AreaInfo[], changes: Partial<Tabletop> = {}): Tabletop {
  return { areas, moving: [], battle: null, turn: "red", ...changes } as Tabletop;
}

const troops = (number: number): Partial<AreaInfo> => ({ owner: "red", pieces: [{ kind: "troop", number }] });
const at = (area: string): { area: string } => ({ area });

describe("motions", () => {
  it("are none where nothing has changed", () => {
    const top = table([land("a", troops(2))]);
    expect(motions(top, structuredClone(top))).toEqual([]);
  });

  it("lead units from where they left to where they came", () => {
    const moved = motions(
      table([land("a", troops(3)), land("b")]),
      table([land("a", troops(1)), land("b", troops(2))]),
    );
    expect(moved).toEqual([{ what: "unit", id: "troop", faction: "red", number: 2, from: at("a"), to: at("b") }]);
  });

  it("bring more from the reserve than left elsewhere, and lose the rest", () => {
    const arrival = motions(table([land("a", troops(1)), land("b")]), table([land("a"), land("b", troops(3))]));
    expect(arrival.map(({ from, to, number }) => [from, to, number])).toEqual([
      [at("a"), at("b"), 1],
      [null, at("b"), 2],
    ]);
    const loss = motions(table([land("a", troops(3))]), table([land("a", troops(1))]));
    expect(loss.map(({ from, to, number }) => [from, to, number])).toEqual([[at("a"), null, 2]]);
  });

  it("do not turn a loss of one faction into an arrival of another", () => {
    const moved = motions(
      table([land("a", troops(1)), land("b", { owner: "blue", pieces: [{ kind: "troop", number: 1 }] })]),
      table([land("a", { owner: "red" }), land("b", troops(1))]),
    );
    expect(moved).toHaveLength(2);
    expect(moved).toContainEqual({ what: "unit", id: "troop", faction: "red", number: 1, from: at("a"), to: at("b") });
    expect(moved).toContainEqual({ what: "unit", id: "troop", faction: "blue", number: 1, from: at("b"), to: null });
  });

  it("take a group into the hand and out of it, by whose turn it is", () => {
    const hand = { moving: [{ kind: "troop", number: 2 }] };
    expect(motions(table([land("a", troops(3))]), table([land("a", troops(1))], hand))[0]).toMatchObject({
      from: at("a"),
      to: "hand",
      number: 2,
    });
    expect(
      motions(table([land("a", troops(1)), land("b")], hand), table([land("a", troops(1)), land("b", troops(2))]))[0],
    ).toMatchObject({ from: "hand", to: at("b") });
  });

  it("move figures, bring them and take them away", () => {
    const medusa = { figures: [{ card: "medusa", faction: null }] };
    const away = motions(table([land("a", medusa), land("b")]), table([land("a"), land("b", medusa)]));
    expect(away).toEqual([{ what: "figure", id: "medusa", faction: null, number: 1, from: at("a"), to: at("b") }]);
    expect(motions(table([land("a")]), table([land("a", medusa)]))[0]).toMatchObject({ from: null, to: at("a") });
    expect(motions(table([land("a", medusa)]), table([land("a")]))[0]).toMatchObject({ from: at("a"), to: null });
  });

  it("show buildings that go when a Metropolis comes, additions and prosperity tokens", () => {
    const before = land("a", { buildings: ["port", "port", "temple"] });
    const after = land("a", {
      buildings: ["port"],
      metropolises: ["gold"],
      prosperity: 2,
      additions: [{ look: "towers", name: "watch" }],
    });
    const moved = motions(table([before]), table([after])).map(({ what, id, number, to }) => [
      what,
      id,
      number,
      to !== null,
    ]);
    expect(moved).toEqual(
      expect.arrayContaining([
        ["building", "port", 1, false],
        ["building", "temple", 1, false],
        ["metropolis", "gold", 1, true],
        ["addition", "towers watch ", 1, true],
        ["prosperity", "prosperity", 2, true],
      ]),
    );
    expect(moved).toHaveLength(5);
  });

  it("let additions go from area to area", () => {
    const lamps = (number: number): Partial<AreaInfo> => ({ additions: [{ look: "lamps", number }] });
    const moved = motions(table([land("a", lamps(3)), land("b")]), table([land("a", lamps(1)), land("b", lamps(2))]));
    expect(moved).toMatchObject([
      { what: "addition", number: 2, from: at("a"), to: at("b"), addition: { look: "lamps" } },
    ]);
  });
});

describe("between", () => {
  it("shows of units under way neither those that left nor those to come", () => {
    const moved = between(
      table([land("a", troops(3)), land("b", troops(1))]),
      table([land("a", troops(1)), land("b", troops(3))]),
    );
    expect(moved.map((area) => area.pieces[0]?.number)).toEqual([1, 1]);
  });

  it("leaves an area to its old owner, without pieces, until the new one is there", () => {
    const [area] = between(
      table([land("a", { owner: "blue", pieces: [{ kind: "troop", number: 1 }] })]),
      table([land("a", troops(2))]),
    );
    expect([area?.owner, area?.pieces]).toEqual(["blue", []]);
  });

  it("keeps only what stands there before and after", () => {
    const [area] = between(
      table([land("a", { buildings: ["port", "temple"] })]),
      table([land("a", { buildings: ["temple", "temple"], metropolises: ["gold"] })]),
    );
    expect([area?.buildings, area?.metropolises]).toEqual([["temple"], []]);
  });
});

it("taken names the areas that changed hands", () => {
  expect(
    taken(table([land("a", { owner: "red" }), land("b")]), table([land("a", { owner: "blue" }), land("b")])),
  ).toEqual([{ area: "a", before: "red", after: "blue" }]);
});
