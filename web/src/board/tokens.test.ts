import { describe, expect, it } from "vitest";
import type { AreaInfo } from "../api/socket";
import { type Guide, layout, tokensOf } from "./layout";
import { GUIDE, large, look, RADIUS, shaped, with_ } from "./testAreas";

describe("tokens", () => {
  it("of expansions are of the sort that their look says", () => {
    const area = with_({
      owner: null,
      additions: [{ look: "towers", name: "watch" }, { look: "lamps", number: 2 }, { look: "unheard-of" }],
    });
    expect(tokensOf(area, GUIDE).map(({ kind, icon, number }) => [kind, icon, number])).toEqual([
      ["fixture", "look-fixture", 1],
      ["token", "look-token", 2],
    ]);
    expect(tokensOf(area)).toEqual([]);
  });

  it("of a faction that only owns the area are one control token", () => {
    expect(tokensOf(with_()).map((token) => token.kind)).toEqual(["control"]);
    expect(tokensOf(with_({ pieces: [{ kind: "troop", number: 1 }] })).map((token) => token.kind)).toEqual(["unit"]);
    expect(tokensOf(with_({ owner: null }))).toEqual([]);
  });

  it("show an owner beside a creature, which owns nothing", () => {
    const area = with_({ figures: [{ card: "medusa", faction: "red" }] });
    expect(tokensOf(area, GUIDE).map((token) => token.kind)).toEqual(["creature", "control"]);
  });

  it("tell heroes from creatures by what the texts say", () => {
    const area = with_({
      figures: [
        { card: "ajax", faction: "red" },
        { card: "hydra", faction: "blue" },
      ],
    });
    expect(tokensOf(area, GUIDE).map((token) => token.kind)).toEqual(["hero", "creature"]);
  });
});

describe("units that do not live, and what stands in the place of a Metropolis", () => {
  const guide: Guide = { ...GUIDE, ghosts: new Set(["shade"]), squares: new Set(["tomb"]) };

  it("are told apart from others", () => {
    const pieces = [
      { kind: "troop", number: 2 },
      { kind: "shade", number: 1 },
    ];
    expect(tokensOf(with_({ pieces }), guide).map((token) => token.ghost ?? false)).toEqual([false, true]);
  });

  it("bear the tokens that belong to them", () => {
    const looks = { ...GUIDE.looks, coins: { ...look, sort: "token", kind: "coin", entry: "tomb" } };
    const area = with_({ buildings: ["tomb"], additions: [{ look: "coins", number: 4 }, { look: "lamps" }] });
    const { fixtures, tokens } = layout(area, large, RADIUS, { ...guide, looks });
    expect(fixtures.find((fixture) => fixture.kind === "great")?.load?.number).toBe(4);
    expect(tokens.map((token) => token.key.trim())).toEqual(["red-control", "lamps"]);
    const without = layout({ ...area, buildings: [] }, large, RADIUS, { ...guide, looks });
    expect(without.tokens).toHaveLength(3);
  });

  it.each([
    ["one cell", shaped({ metropolis_square: 1, left_beside_metropolis: 1 })],
    ["several cells", large],
  ])("covers sites in %s as a Metropolis does", (_, shape) => {
    const kinds = (area: AreaInfo): string[] => layout(area, shape, RADIUS, guide).fixtures.map(({ kind }) => kind);
    const tomb = kinds(with_({ buildings: ["tomb", "port"] }));
    const city = kinds(with_({ metropolises: ["plain"], buildings: ["port"] }));
    expect(tomb.filter((kind) => kind === "great")).toHaveLength(1);
    expect(tomb.map((kind) => (kind === "great" ? "metropolis" : kind))).toEqual(city);
  });
});

describe("figures", () => {
  const guide = {
    heroes: new Set(["ajax"]),
    artifacts: new Set(["lyre"]),
    looks: {},
    leaders: new Set(["colossus"]),
    specials: new Set(["golden"]),
  };
  const kinds = (changes: Partial<AreaInfo>): string[] =>
    tokensOf(with_({ owner: "red", ...changes }), guide).map((token) => token.kind);

  it("are heroes, creatures or artifacts, and artifacts hold no area", () => {
    expect(kinds({ figures: [{ card: "ajax", faction: "red" }] })).toEqual(["hero"]);
    expect(kinds({ figures: [{ card: "lyre", faction: "red" }] })).toEqual(["artifact", "control"]);
    expect(kinds({ figures: [{ card: "kraken", faction: "red" }] })).toEqual(["creature", "control"]);
  });

  it("of units may tower over others", () => {
    const [troop, colossus] = tokensOf(
      with_({
        owner: "red",
        pieces: [
          { kind: "troop", number: 1 },
          { kind: "colossus", number: 1 },
        ],
      }),
      guide,
    );
    expect([troop?.leader, colossus?.leader]).toEqual([undefined, true]);
  });

  it("of a Metropolis with a power is that power", () => {
    const icon = (bonus: string): string | undefined =>
      layout(with_({ metropolises: [bonus] }), shaped(), RADIUS, guide).fixtures.find(
        ({ kind }) => kind === "metropolis",
      )?.icon;
    expect([icon("golden"), icon("plain")]).toEqual(["bonus-golden", "metropolis"]);
  });
});
