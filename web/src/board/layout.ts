/** Where everything on an area goes, so that buildings, printed icons, the name and the pieces stay apart. */

import type { AreaInfo } from "../api/socket";
import { type Looks, type ShownAddition, shownAdditions } from "../lib/looks";
import type { ContestedArea } from "./attackers";
import { boundsOf, boxOf, labelBox, pack, place } from "./packing";
import type { AreaShape } from "./shapes";

/**
 * What the texts of an edition say of things in areas: which figures are heroes and no creatures, and how what
 * expansions add looks.
 */
export interface Guide {
  heroes: ReadonlySet<string>;
  looks: Looks;
  /** Figures that are things and nobody's units. */
  artifacts?: ReadonlySet<string>;
  /** Units that do not live. */
  ghosts?: ReadonlySet<string>;
  /** Units that tower over others. */
  leaders?: ReadonlySet<string>;
  /** Metropolises with a power of their own. */
  specials?: ReadonlySet<string>;
  /** Buildings that stand where a Metropolis would. */
  squares?: ReadonlySet<string>;
}

/** A thing that can stand in an area and move between areas. */
export interface Token {
  key: string;
  /**
   * `unit` (with a number), `hero`, `creature`, `artifact`, `control` (of an empty area), or the sort of look of what
   * an expansion puts there.
   */
  kind: string;
  icon: string;
  /** The unit, the card, or the thing of an expansion. */
  id: string;
  faction: string | null;
  number: number;
  /** Whether it is a unit that does not live. */
  ghost?: boolean;
  /** Whether it is a unit that towers over others. */
  leader?: boolean;
}

export interface Placed extends Token {
  x: number;
  y: number;
  /** The radius of its disc; a token is as wide, and its plate reaches `PLATE` times that far down. */
  r: number;
}

/** A thing that stays where it is: a site, a building or Metropolis on one, a printed icon, prosperity tokens. */
export interface Fixture {
  key: string;
  kind: "site" | "square" | "building" | "great" | "metropolis" | "print" | "prosperity";
  icon: string;
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What lies on it: tokens that its entry of the rules explains. */
  load?: { icon: string; number: number };
}

export interface Layout {
  fixtures: Fixture[];
  tokens: Placed[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const SITE = 21;
/** A city: higher than wide, and than anything beside it. */
export const METROPOLIS = { width: 45, height: 49 };
/** How much smaller each of several is: there is no room beside them, and pieces need the room above. */
const CITIES = 0.72;
const GREAT = 35;
const PRINT = 19;
const AT_SEA = 25;
const GAP = 3;

/** How large the name of an area is: smaller where it would not fit. Numbers of cells, such as F11, are quieter. */
export function nameSize({ kind, title }: AreaShape, radius: number): number {
  const size = kind === "land" ? 17.5 : /\d$/.test(title) ? 13 : 15;
  return Math.min(size, (2.9 * radius) / Math.max(1, title.length));
}

/** Units of a faction, and figures, as tokens. */
function army(
  faction: string | null,
  pieces: AreaInfo["pieces"],
  figures: AreaInfo["figures"],
  guide?: Guide,
): Token[] {
  return [
    ...pieces.map((piece) => ({
      key: `${faction}-${piece.kind}`,
      kind: "unit",
      icon: `unit-${piece.kind}`,
      id: piece.kind,
      faction,
      number: piece.number,
      ...stature(piece.kind, guide),
    })),
    ...figures.map(({ card, faction: whose }) => {
      const kind = figureKind(card, whose, guide);
      return { key: card, kind, icon: `card-${card}`, id: card, faction: whose, number: 1 };
    }),
  ];
}

/**
 * The pieces, figures and additions of an area, and whoever attacks it; the token of its owner where nothing else shows
 * who that is.
 */
export function tokensOf(area: ContestedArea, guide?: Guide): Token[] {
  const tokens = army(area.owner, area.pieces, area.figures, guide);
  if (area.owner !== null && !tokens.some((token) => token.faction === area.owner && SHOWS_OWNER.has(token.kind))) {
    tokens.push({
      key: `${area.owner}-control`,
      kind: "control",
      icon: "",
      id: "control",
      faction: area.owner,
      number: 1,
    });
  }
  if (area.attackers)
    tokens.push(...army(area.attackers.faction, area.attackers.pieces, area.attackers.figures, guide));
  tokens.push(...shownAdditions(area.additions, guide?.looks ?? {}).map(tokenOf));
  return tokens;
}

/** Whether a kind of unit does not live, or towers over others. */
export function stature(kind: string, guide?: Guide): Pick<Token, "ghost" | "leader"> {
  if (guide?.ghosts?.has(kind)) return { ghost: true };
  return guide?.leaders?.has(kind) ? { leader: true } : {};
}

/** Tokens that hold the area that they stand in. */
const SHOWS_OWNER: ReadonlySet<string> = new Set(["unit", "hero"]);

/** What a figure is; without a guide, those that belong to somebody are heroes. */
export function figureKind(card: string, faction: string | null, guide?: Guide): "hero" | "creature" | "artifact" {
  if (guide?.artifacts?.has(card)) return "artifact";
  return (guide ? guide.heroes.has(card) : faction !== null) ? "hero" : "creature";
}

/** Something that an expansion shows, as a token. */
export function tokenOf({ key, sort, icon, id, faction, number }: ShownAddition): Token {
  return { key, kind: sort, icon, id, faction, number: number ?? 0 };
}

/** How an area looks with what is in it now; without it, as it is printed. */
export function layout(area: AreaInfo | null, shape: AreaShape, radius: number, guide?: Guide): Layout {
  const lay = shape.cells.length === 1 ? inOneCell : asPrinted;
  const fixtures = lay(area, shape, radius, guide?.squares ?? NONE).map((fixture) =>
    fixture.kind === "metropolis" && guide?.specials?.has(fixture.id)
      ? { ...fixture, icon: `bonus-${fixture.id}` }
      : fixture,
  );
  if (!area) return { fixtures, tokens: [] };
  const lying = guide ? loads(area, fixtures, guide) : NONE;
  const tokens = tokensOf(area, guide).filter((token) => !lying.has(token.key));
  return { fixtures, tokens: pack(tokens, shape, fixtures, radius) };
}

/** Lay tokens onto the large buildings that they belong to; their keys. */
function loads(area: AreaInfo, fixtures: Fixture[], guide: Guide): ReadonlySet<string> {
  const laid = new Set<string>();
  for (const great of fixtures.filter((fixture) => fixture.kind === "great")) {
    for (const thing of shownAdditions(area.additions, guide.looks, "token")) {
      if (guide.looks[thing.look]?.entry !== great.id) continue;
      great.load = { icon: thing.icon, number: (great.load?.number ?? 0) + (thing.number ?? 0) };
      laid.add(thing.key);
    }
  }
  return laid;
}

// -- what stays -----------------------------------------------------------------------------------------------------

const NONE: ReadonlySet<string> = new Set();

type Loose = Omit<Fixture, "x" | "y">;

const square = (kind: Fixture["kind"], key: string, icon: string, id: string, size: number): Loose => ({
  kind,
  key,
  icon,
  id,
  width: size,
  height: size,
});

/** How many places for a Metropolis are taken. */
function squaresTaken(area: AreaInfo | null, squares: ReadonlySet<string>): number {
  return (area?.metropolises.length ?? 0) + (area?.buildings ?? []).filter((building) => squares.has(building)).length;
}

/**
 * What stands on the sites, from left to right: Metropolises and what stands in their place first, then buildings, then
 * what is free.
 */
function onSites(area: AreaInfo | null, shape: AreaShape, squares: ReadonlySet<string>): Loose[] {
  const sites = shape.sites?.length ?? 0;
  const covered = coveredBy(shape);
  const cities = area?.metropolises ?? [];
  const scale = cities.length > 1 && shape.cells.length === 1 ? CITIES : 1;
  const row = cities.map((bonus, index) => ({
    ...square("metropolis", `metropolis-${index}`, "metropolis", bonus, 0),
    width: METROPOLIS.width * scale,
    height: METROPOLIS.height * scale,
  }));
  for (const great of (area?.buildings ?? []).filter((building) => squares.has(building)))
    row.push(square("great", `${great}-great`, `building-${great}`, great, GREAT));
  const buildings = (area?.buildings ?? []).filter((building) => !squares.has(building));
  const count = new Map<string, number>();
  for (const building of buildings) {
    const nth = (count.get(building) ?? 0) + 1;
    count.set(building, nth);
    row.push(square("building", `${building}-${nth}`, `building-${building}`, building, SITE));
  }
  const free = sites - squaresTaken(area, squares) * covered - buildings.length;
  for (let index = 0; index < free; index += 1) {
    // The first site is the one with the symbol.
    const symbol = shape.symbol && row.length === 0 ? "symbol" : "";
    row.push(square("site", `site-${index}`, symbol && "metropolis", symbol, SITE));
  }
  return row;
}

/** How many sites a Metropolis covers. */
function coveredBy(shape: AreaShape): number {
  const sites = shape.sites?.length ?? 0;
  return shape.metropolis_square ? sites - (shape.left_beside_metropolis ?? 0) : 1;
}

function printed(shape: AreaShape): Loose[] {
  const size = shape.kind === "land" ? PRINT : AT_SEA;
  return shape.icons.map(([icon], index) => square("print", `print-${index}`, icon, icon, size));
}

function prosperityTokens(area: AreaInfo | null): Loose[] {
  return area && area.prosperity > 0
    ? [square("prosperity", "prosperity", "prosperity", String(area.prosperity), PRINT + 3)]
    : [];
}

/** In one cell: sites and printed icons in one row over the name, all of the upper part left for pieces. */
function inOneCell(area: AreaInfo | null, shape: AreaShape, radius: number, squares: ReadonlySet<string>): Fixture[] {
  const [x, y] = shape.cells[0] ?? shape.pieces;
  if (shape.kind === "sea") {
    const row = [...printed(shape), ...prosperityTokens(area)];
    return row.map((fixture, index) => ({
      ...fixture,
      x: x - radius * 0.42,
      y: y - radius * 0.3 + index * (AT_SEA + GAP),
    }));
  }
  const row = [...onSites(area, shape, squares), ...printed(shape), ...prosperityTokens(area)];
  const fixtures = inRow(row, x, shape.label[1] - radius * 0.42 + SITE / 2, radius * 1.58);
  return [...metropolisSquare(area, shape, squares, fixtures.slice(0, coveredBy(shape))), ...fixtures];
}

/** The square for a Metropolis, as long as it is free, around the sites that it would cover. */
function metropolisSquare(
  area: AreaInfo | null,
  shape: AreaShape,
  squares: ReadonlySet<string>,
  sites: { x: number; y: number; width: number }[],
): Fixture[] {
  const frame = boundsOf(sites.map(({ x, y }) => [x, y]));
  if (!shape.metropolis_square || !frame || squaresTaken(area, squares)) return [];
  const rim = Math.max(...sites.map(({ width }) => width)) + 7;
  return [
    {
      ...square("square", "square", "", "", 0),
      width: frame.right - frame.left + rim,
      height: frame.bottom - frame.top + rim,
      x: (frame.left + frame.right) / 2,
      y: (frame.top + frame.bottom) / 2,
    },
  ];
}

/**
 * Fixtures side by side, standing on a line, made smaller where they would be wider than the room. A city stands at the
 * left end of it, so that pieces have room beside its roofs.
 */
function inRow(row: Loose[], x: number, bottom: number, room: number): Fixture[] {
  const wide = row.reduce((sum, fixture) => sum + fixture.width + GAP, -GAP);
  const scale = Math.min(1, room / wide);
  let left = x - (row.some((fixture) => fixture.kind === "metropolis") ? room : wide * scale) / 2;
  return row.map((fixture) => {
    const [width, height] = [fixture.width * scale, fixture.height * scale];
    const lift = fixture.kind === "print" ? (SITE * scale - height) / 2 : 0;
    const placed = { ...fixture, width, height, x: left + width / 2, y: bottom - height / 2 - lift };
    left += width + GAP * scale;
    return placed;
  });
}

/** In several cells: where the board has them. */
function asPrinted(area: AreaInfo | null, shape: AreaShape, radius: number, squares: ReadonlySet<string>): Fixture[] {
  const sites = [...(shape.sites ?? [])];
  const covered = coveredBy(shape);
  const under = sites.slice(0, covered).map(([x, y]) => ({ x, y, width: SITE }));
  const fixtures = metropolisSquare(area, shape, squares, under);
  let next = 0;
  for (const fixture of onSites(area, shape, squares)) {
    const large = fixture.kind === "metropolis" || fixture.kind === "great";
    const below = sites.slice(next, next + (large ? covered : 1));
    next += below.length;
    const box = boundsOf(below);
    const [x, y] = box
      ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      : [shape.label[0], shape.label[1] - radius * 0.43];
    const lift = large ? (fixture.height - SITE) / 2 - 3 : 0;
    fixtures.push({ ...fixture, x, y: y - lift });
  }
  shape.icons.forEach(([icon, x, y], index) => {
    const size = shape.kind === "land" ? PRINT + 3 : AT_SEA;
    fixtures.push({ ...square("print", `print-${index}`, icon, icon, size), x, y });
  });
  const taken = fixtures.map(boxOf);
  for (const fixture of prosperityTokens(area)) {
    const spot = place(
      [[0, 0]],
      fixture.width / 2 + 1,
      1,
      shape,
      [...taken, labelBox(shape)],
      radius,
      shape.icons[0] ? [shape.icons[0][1], shape.icons[0][2]] : shape.pieces,
    );
    const [x, y] = spot ?? shape.pieces;
    fixtures.push({ ...fixture, x, y });
  }
  return fixtures;
}

/** Layouts that were worked out before: areas mostly stay as they are. */
export class Layouts {
  #kept = new Map<string, Layout>();
  #guide: Guide | undefined;

  of(area: AreaInfo | null, shape: AreaShape, radius: number, guide?: Guide): Layout {
    if (guide !== this.#guide || this.#kept.size > 2000) {
      this.#kept.clear();
      this.#guide = guide;
    }
    const key = `${shape.id} ${JSON.stringify(area)}`;
    const known = this.#kept.get(key) ?? layout(area, shape, radius, guide);
    this.#kept.set(key, known);
    return known;
  }
}
