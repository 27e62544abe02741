import { describe, expect, it } from "vitest";
import type { AreaInfo } from "../api/socket";
import { withAttackers } from "./attackers";
import { type Box, layout, Layouts, type Layout, nameSize, SITE, tokensOf } from "./layout";
import { boxOf, hits, inCells, labelBox, LARGEST, PLATE } from "./packing";
import type { AreaShape } from "./shapes";
import { GUIDE, large, RADIUS, sea, shaped, with_ } from "./testAreas";

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
    expect(placed.tokens.map((token) => token.kind).toSorted()).toEqual(["creature", "hero", "unit", "unit"]);
    expectDiscsApart(placed, 1.15);
    const standing = placed.fixtures.filter((fixture) => fixture.kind === "building" || fixture.kind === "metropolis");
    expect(standing).toHaveLength(3);
    for (const token of placed.tokens) {
      for (const fixture of standing) {
        const box = boxOf(fixture);
        // Of a city the left half stays in sight.
        const kept =
          fixture.kind === "metropolis" ? { ...box, right: (box.left + box.right) / 2, top: box.top + 6 } : box;
        expect(hits(kept, token.x, token.y, token.r, PLATE)).toBe(false);
      }
      expect(hits(labelBox(shaped()), token.x, token.y, token.r, PLATE)).toBe(false);
      expect(inCells(token.x, token.y, [[0, 0]], RADIUS)).toBe(true);
    }
  });

  it("are wide enough for a laptop beside a Metropolis, too, and those of many are drawn last", () => {
    const pieces = [
      { kind: "troop", number: 3 },
      { kind: "mercenary", number: 1 },
    ];
    const { tokens } = layout(with_({ pieces, metropolises: ["gold"], buildings: ["temple"] }), shaped(), RADIUS);
    expect(tokens.map(({ number }) => number)).toEqual([1, 3]);
    for (const token of tokens) expect(token.r).toBeGreaterThanOrEqual(16);
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

  it("are large enough to be read above two Metropolises", () => {
    const cities = { metropolises: ["gold", "prosperity"] };
    for (const number of [2, 12]) {
      const { tokens } = layout(with_({ pieces: [{ kind: "troop", number }], ...cities }), shaped(), RADIUS);
      expect(tokens[0]?.r).toBeGreaterThanOrEqual(16);
    }
    const led = with_({
      pieces: [{ kind: "troop", number: 2 }],
      figures: [{ card: "ajax", faction: "red" }],
      ...cities,
    });
    for (const { r } of layout(led, shaped(), RADIUS, GUIDE).tokens) expect(r).toBeGreaterThanOrEqual(14);
  });

  it("are both sides of a battle", () => {
    const area = with_({ pieces: [{ kind: "troop", number: 2 }] });
    const battle = {
      area: "delos",
      attacker: "blue",
      defender: "red",
      attackers: [{ kind: "troop", number: 3 }],
      heroes: [{ card: "ajax", faction: "blue" }],
      dice: [],
    };
    const [fought, other] = withAttackers({ areas: [area, { ...area, id: "kea" }], battle });
    const tokens = tokensOf(fought ?? area, GUIDE).map(({ id, faction, number }) => [id, faction, number]);
    expect(tokens).toEqual([
      ["troop", "red", 2],
      ["troop", "blue", 3],
      ["ajax", "blue", 1],
    ]);
    expect(tokensOf(other ?? area)).toHaveLength(1);
    expect(withAttackers({ areas: [area], battle: null })).toEqual([area]);
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

it("a layout is worked out once for what does not change", () => {
  const kept = new Layouts();
  expect(kept.of(with_(), shaped(), RADIUS)).toBe(kept.of(with_(), shaped(), RADIUS));
  expect(kept.of(with_({ owner: "blue" }), shaped(), RADIUS).tokens[0]?.faction).toBe("blue");
});
