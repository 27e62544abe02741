import { describe, expect, it } from "vitest";
import type { AreaInfo } from "../api/socket";
import { type Box, type Guide, layout, Layouts, type Layout, nameSize, SITE, tokensOf } from "./layout";
import { boxOf, hits, inCells, labelBox, LARGEST, PLATE } from "./packing";
import type { AreaShape } from "./shapes";

const RADIUS = 60;
const look = { icon: "", entry: "", title: "", name: "", linked: false, full: 0 };
const GUIDE: Guide = {
  heroes: new Set(["ajax"]),
  looks: { towers: { ...look, sort: "fixture", kind: "tower" }, lamps: { ...look, sort: "token", kind: "lamp" } },
};

function shaped(changes: Partial<AreaShape> = {}): AreaShape {
  return {
    id: "delos",
    title: "Delos",
    kind: "land",
    path: "",
    cells: [[0, 0]],
    pieces: [0, -7],
    label: [0, 35],
    icons: [["prosperity", 0, -30]],
    starts: [],
    sites: [
      [-12, 10],
      [12, 10],
    ],
    metropolis_square: 0,
    left_beside_metropolis: 0,
    ...changes,
  };
}

function with_(changes: Partial<AreaInfo> = {}): AreaInfo {
  return {
    id: "delos",
    owner: "red",
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

const sea = shaped({ kind: "sea", sites: [], label: [0, 32], pieces: [0, 6] });
const large = shaped({
  cells: [
    [0, 0],
    [104, 0],
    [52, 90],
  ],
  pieces: [90, 0],
  label: [20, 40],
  icons: [],
  sites: [
    [-12, 14],
    [12, 14],
    [41, 14],
  ],
  metropolis_square: 1,
  left_beside_metropolis: 1,
});

const CASES: [string, AreaInfo, AreaShape][] = [
  ["one army", with_({ pieces: [{ kind: "troop", number: 3 }] }), shaped()],
  [
    "an army and mercenaries",
    with_({
      pieces: [
        { kind: "troop", number: 3 },
        { kind: "mercenary", number: 2 },
      ],
      buildings: ["port", "temple"],
    }),
    shaped(),
  ],
  [
    "an army beside a Metropolis",
    with_({ pieces: [{ kind: "troop", number: 12 }], metropolises: ["gold"], buildings: ["port"] }),
    shaped(),
  ],
  ["only an owner", with_({ prosperity: 1 }), shaped()],
  [
    "fleets and a creature at sea",
    with_({ pieces: [{ kind: "fleet", number: 2 }], figures: [{ card: "kraken", faction: null }] }),
    sea,
  ],
  [
    "additions and a Metropolis in a large area",
    with_({
      pieces: [{ kind: "troop", number: 2 }],
      metropolises: ["plain"],
      buildings: ["port"],
      prosperity: 2,
      additions: [{ look: "towers", name: "watch" }, { look: "lamps" }],
    }),
    large,
  ],
];
const CROWD = with_({
  pieces: [
    { kind: "troop", number: 3 },
    { kind: "mercenary", number: 2 },
  ],
  figures: [
    { card: "ajax", faction: "red" },
    { card: "medusa", faction: null },
  ],
  metropolises: ["gold"],
  buildings: ["port", "temple"],
});

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right - 0.01 && b.left < a.right - 0.01 && a.top < b.bottom - 0.01 && b.top < a.bottom - 0.01;
}

/** How far middles of discs must be apart, in units of the radius: in a crowd they overlap, but not their plates. */
function expectDiscsApart({ tokens }: Layout, least = 2): void {
  for (const [index, one] of tokens.entries()) {
    for (const other of tokens.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(least * one.r);
  }
}

describe("the things in an area", () => {
  it.each(CASES)("stand apart and inside it: %s", (_, area, shape) => {
    const { fixtures, tokens } = layout(area, shape, RADIUS, GUIDE);
    expect(tokens.length).toBeGreaterThan(0);
    expectDiscsApart({ fixtures, tokens });
    const boxes = [...fixtures.filter((fixture) => fixture.kind !== "square").map(boxOf), labelBox(shape)];
    for (const token of tokens) {
      expect(token.r).toBeGreaterThanOrEqual(12);
      for (const box of boxes) expect(hits(box, token.x, token.y, token.r, PLATE)).toBe(false);
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        expect(inCells(token.x + dx * token.r, token.y + dy * token.r, shape.cells, RADIUS)).toBe(true);
      }
    }
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  });

  it("are all there and apart even in a crowd on one cell, with buildings and name free", () => {
    const placed = layout(CROWD, shaped(), RADIUS);
    expect(placed.tokens.map((token) => token.kind)).toEqual(["unit", "unit", "hero", "creature"]);
    expectDiscsApart(placed, 1.55);
    const standing = placed.fixtures.filter((fixture) => fixture.kind === "building" || fixture.kind === "metropolis");
    expect(standing).toHaveLength(3);
    for (const token of placed.tokens) {
      for (const fixture of standing) expect(hits(boxOf(fixture), token.x, token.y, token.r, PLATE)).toBe(false);
      expect(hits(labelBox(shaped()), token.x, token.y, token.r, PLATE)).toBe(false);
      expect(inCells(token.x, token.y, [[0, 0]], RADIUS)).toBe(true);
    }
  });

  it("are as large beside a Metropolis as on a free cell, or nearly", () => {
    const army = {
      pieces: [
        { kind: "troop", number: 3 },
        { kind: "mercenary", number: 2 },
      ],
    };
    const [free, built] = [with_(army), with_({ ...army, metropolises: ["gold"], buildings: ["port"] })].map(
      (area) => layout(area, shaped({ icons: [] }), RADIUS).tokens[0]?.r ?? 0,
    );
    expect(free).toBeGreaterThanOrEqual(16);
    expect(built).toBeGreaterThanOrEqual(13);
  });

  it("at sea stand in the middle of a cell, clear of the coast of their owner", () => {
    const wide: [number, number][] = [
      [0, 0],
      [52, 90],
    ];
    const shape = shaped({ kind: "sea", sites: [], icons: [], cells: wide, pieces: [20, 40], label: [60, 120] });
    const [fleet] = layout(with_({ pieces: [{ kind: "fleet", number: 2 }] }), shape, RADIUS).tokens;
    expect([fleet?.x, fleet?.y, fleet?.r]).toEqual([0, 0, LARGEST]);
    const narrow = layout(with_({ pieces: [{ kind: "fleet", number: 2 }] }), sea, RADIUS).tokens[0];
    expect(inCells((narrow?.x ?? 99) + (narrow?.r ?? 99) + 6, narrow?.y ?? 99, sea.cells, RADIUS)).toBe(true);
  });

  it("have names that fit", () => {
    expect(nameSize(shaped({ title: "Ios" }), RADIUS)).toBeGreaterThan(nameSize(sea, RADIUS));
    expect(nameSize(shaped({ title: "The isle of a very long name" }), RADIUS)).toBeLessThan(7);
    expect(nameSize(shaped({ kind: "sea", title: "F11" }), RADIUS)).toBeLessThan(
      nameSize(shaped({ kind: "sea", title: "Ino" }), RADIUS),
    );
  });

  it("do not move when only a number changes", () => {
    const [few, many] = [2, 7].map((number) =>
      layout(with_({ pieces: [{ kind: "troop", number }] }), shaped(), RADIUS),
    );
    expect(few?.tokens.map(({ x, y, r }) => [x, y, r])).toEqual(many?.tokens.map(({ x, y, r }) => [x, y, r]));
    expect(many?.tokens[0]?.number).toBe(7);
  });
});

describe("sites", () => {
  it("are free where nothing is built", () => {
    const kinds = (area: AreaInfo): string[] =>
      layout(area, shaped({ icons: [] }), RADIUS).fixtures.map((fixture) => fixture.kind);
    expect(kinds(with_())).toEqual(["site", "site"]);
    expect(kinds(with_({ buildings: ["port"] }))).toEqual(["building", "site"]);
    expect(kinds(with_({ buildings: ["port"], metropolises: ["gold"] }))).toEqual(["metropolis", "building"]);
  });

  it("under a metropolis square are covered together, and the frame goes with it", () => {
    const kinds = (area: AreaInfo | null): string[] =>
      layout(area, large, RADIUS).fixtures.map((fixture) => fixture.kind);
    expect(kinds(null)).toEqual(["square", "site", "site", "site"]);
    expect(kinds(with_({ metropolises: ["plain"] }))).toEqual(["metropolis", "site"]);
    expect(layout(with_({ metropolises: ["plain"] }), large, RADIUS).fixtures[0]?.x).toBe(0);
  });

  it("in one cell are framed too where a Metropolis would cover them", () => {
    const shape = shaped({ metropolis_square: 1, left_beside_metropolis: 1 });
    const [frame, first, second] = layout(null, shape, RADIUS).fixtures;
    expect([frame?.kind, first?.kind, second?.kind]).toEqual(["square", "site", "site"]);
    expect([frame?.x, frame?.y]).toEqual([first?.x, first?.y]);
    expect(frame?.width).toBe(SITE + 7);
    const built = layout(with_({ metropolises: ["plain"] }), shape, RADIUS).fixtures;
    expect(built.map(({ kind }) => kind)).toEqual(["metropolis", "site", "print"]);
  });

  it("show a symbol on the first, until something stands there", () => {
    const symbols = (area: AreaInfo | null, shape: AreaShape): string[] =>
      layout(area, shape, RADIUS)
        .fixtures.filter(({ kind }) => kind === "site")
        .map(({ id }) => id);
    for (const shape of [shaped(), large]) {
      const marked = { ...shape, symbol: 1 };
      const rest = (shape.sites ?? []).slice(1).map(() => "");
      expect(symbols(null, marked)).toEqual(["symbol", ...rest]);
      expect(symbols(with_({ buildings: ["port"] }), marked)).toEqual(rest);
      expect(symbols(null, shape)).toEqual(["", ...rest]);
    }
  });

  it("are made smaller where a row would be too wide", () => {
    const { fixtures } = layout(
      with_({ metropolises: ["gold", "gold"], buildings: ["port", "port"] }),
      shaped(),
      RADIUS,
    );
    const [left, right] = [
      Math.min(...fixtures.map((one) => boxOf(one).left)),
      Math.max(...fixtures.map((one) => boxOf(one).right)),
    ];
    expect(right - left).toBeLessThanOrEqual(RADIUS * 1.6);
    expect(fixtures.find((one) => one.kind === "building")?.width).toBeLessThan(SITE);
  });
});

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

it("a layout is worked out once for what does not change", () => {
  const kept = new Layouts();
  expect(kept.of(with_(), shaped(), RADIUS)).toBe(kept.of(with_(), shaped(), RADIUS));
  expect(kept.of(with_({ owner: "blue" }), shaped(), RADIUS).tokens[0]?.faction).toBe("blue");
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
