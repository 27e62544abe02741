/** What moved between two moments of a table: pure, from what lay there before and what lies there after. */

import type { Addition, AreaInfo, Tabletop } from "../api/socket";
import { keyOf } from "../lib/looks";

/** Where something is: an area, the group on the move, or nowhere on the board (a reserve, a deck, the box). */
export type Place = { area: string } | "hand" | null;

export interface Motion {
  what: "unit" | "figure" | "building" | "metropolis" | "prosperity" | "addition";
  id: string;
  faction: string | null;
  number: number;
  from: Place;
  to: Place;
  /** What an expansion has put there, where it is that. */
  addition?: Addition;
}

export interface Taken {
  area: string;
  before: string | null;
  after: string | null;
}

interface Stock {
  place: Exclude<Place, null>;
  number: number;
}

/** All that moved, arrived or was lost. */
export function motions(before: Tabletop, after: Tabletop): Motion[] {
  const moved: Motion[] = [...units(before, after), ...figures(before, after), ...additions(before, after)];
  const old = new Map(before.areas.map((area) => [area.id, area]));
  for (const area of after.areas) {
    const was = old.get(area.id);
    if (!was) continue;
    const change = (what: Motion["what"], then: string[], now: string[]): void => {
      for (const [id, number] of differences(then, now)) {
        const here = { area: area.id };
        moved.push({
          what,
          id,
          faction: null,
          number: Math.abs(number),
          from: number > 0 ? null : here,
          to: number > 0 ? here : null,
        });
      }
    };
    change("building", was.buildings, area.buildings);
    change("metropolis", was.metropolises, area.metropolises);
    change("prosperity", tokens(was), tokens(area));
  }
  return moved;
}

/** Areas that changed hands. */
export function taken(before: Tabletop, after: Tabletop): Taken[] {
  const old = new Map(before.areas.map((area) => [area.id, area.owner]));
  return after.areas
    .filter((area) => old.has(area.id) && old.get(area.id) !== area.owner)
    .map((area) => ({ area: area.id, before: old.get(area.id) ?? null, after: area.owner }));
}

/**
 * The areas while things are under way: only what is there before and after. What moves is drawn as a moving piece.
 */
export function between(before: Tabletop, after: Tabletop): AreaInfo[] {
  const old = new Map(before.areas.map((area) => [area.id, area]));
  return after.areas.map((area) => {
    const was = old.get(area.id);
    if (!was) return area;
    const same = was.owner === area.owner;
    const number = (kind: string): number => was.pieces.find((piece) => piece.kind === kind)?.number ?? 0;
    return {
      ...area,
      owner: was.owner,
      pieces: same
        ? area.pieces
            .map(({ kind, number: now }) => ({ kind, number: Math.min(now, number(kind)) }))
            .filter((piece) => piece.number > 0)
        : [],
      figures: area.figures.filter((figure) =>
        was.figures.some((other) => other.card === figure.card && other.faction === figure.faction),
      ),
      buildings: shared(was.buildings, area.buildings),
      metropolises: shared(was.metropolises, area.metropolises),
      prosperity: Math.min(was.prosperity, area.prosperity),
      additions: area.additions.filter((addition) => was.additions.some((other) => keyOf(other) === keyOf(addition))),
    };
  });
}

// -- kinds of things --------------------------------------------------------------------------------------------------

function units(before: Tabletop, after: Tabletop): Motion[] {
  const [then, now] = [standing(before), standing(after)];
  const moved: Motion[] = [];
  for (const key of new Set([...then.keys(), ...now.keys()])) {
    const [faction, id] = key.split(" ") as [string, string];
    for (const [from, to, number] of changed(then.get(key), now.get(key)))
      moved.push({ what: "unit", id, faction, number, from, to });
  }
  return moved;
}

/** How so many things by area came to be so many: from where to where. */
function changed(old = new Map<string, number>(), fresh = new Map<string, number>()): [Place, Place, number][] {
  const [gone, come]: [Stock[], Stock[]] = [[], []];
  for (const where of new Set([...old.keys(), ...fresh.keys()])) {
    const change = (fresh.get(where) ?? 0) - (old.get(where) ?? 0);
    const place = where === HAND ? ("hand" as const) : { area: where };
    if (change < 0) gone.push({ place, number: -change });
    if (change > 0) come.push({ place, number: change });
  }
  return matched(gone, come);
}

const HAND = "";

/** How many units of each faction and kind there are, by area. */
function standing(top: Tabletop): Map<string, Map<string, number>> {
  const unitsByKind = new Map<string, Map<string, number>>();
  const put = (faction: string | null, kind: string, where: string, number: number): void => {
    const key = `${faction} ${kind}`;
    const places = unitsByKind.get(key) ?? new Map<string, number>();
    places.set(where, (places.get(where) ?? 0) + number);
    unitsByKind.set(key, places);
  };
  for (const area of top.areas) for (const piece of area.pieces) put(area.owner, piece.kind, area.id, piece.number);
  const mover = top.battle?.attacker ?? top.turn;
  for (const piece of top.moving) put(mover, piece.kind, HAND, piece.number);
  return unitsByKind;
}

/** Who left goes where somebody came; the rest was lost, or comes from the reserve. */
function matched(gone: Stock[], come: Stock[]): [Place, Place, number][] {
  const pairs: [Place, Place, number][] = [];
  const [from, to] = [gone.map((stock) => ({ ...stock })), come.map((stock) => ({ ...stock }))];
  for (const source of from) {
    for (const target of to) {
      const number = Math.min(source.number, target.number);
      if (number === 0) continue;
      source.number -= number;
      target.number -= number;
      pairs.push([source.place, target.place, number]);
    }
  }
  for (const { place, number } of from) if (number) pairs.push([place, null, number]);
  for (const { place, number } of to) if (number) pairs.push([null, place, number]);
  return pairs;
}

function figures(before: Tabletop, after: Tabletop): Motion[] {
  const where = (top: Tabletop): Map<string, { place: Place; faction: string | null }> => {
    const map = new Map<string, { place: Place; faction: string | null }>();
    for (const area of top.areas)
      for (const { card, faction } of area.figures) map.set(card, { place: { area: area.id }, faction });
    for (const { card, faction } of [...(top.carried ?? []), ...(top.battle?.heroes ?? [])])
      map.set(card, { place: "hand", faction });
    return map;
  };
  const [then, now] = [where(before), where(after)];
  const moved: Motion[] = [];
  for (const card of new Set([...then.keys(), ...now.keys()])) {
    const [old, fresh] = [then.get(card), now.get(card)];
    if (same(old?.place ?? null, fresh?.place ?? null)) continue;
    moved.push({
      what: "figure",
      id: card,
      faction: fresh?.faction ?? old?.faction ?? null,
      number: 1,
      from: old?.place ?? null,
      to: fresh?.place ?? null,
    });
  }
  return moved;
}

function same(one: Place, other: Place): boolean {
  return one === other || (typeof one === "object" && typeof other === "object" && one?.area === other?.area);
}

/** What expansions show in areas: a thing that left one and came to another has moved. */
function additions(before: Tabletop, after: Tabletop): Motion[] {
  const known = new Map<string, Addition>();
  const where = (top: Tabletop): Map<string, Map<string, number>> => {
    const byKey = new Map<string, Map<string, number>>();
    for (const area of top.areas) {
      for (const addition of area.additions) {
        const key = keyOf(addition);
        known.set(key, addition);
        byKey.set(key, (byKey.get(key) ?? new Map<string, number>()).set(area.id, addition.number ?? 1));
      }
    }
    return byKey;
  };
  const [then, now] = [where(before), where(after)];
  return [...known].flatMap(([id, addition]) =>
    changed(then.get(id), now.get(id)).map(([from, to, number]) => ({
      what: "addition" as const,
      id,
      faction: addition.faction ?? null,
      number,
      from,
      to,
      addition,
    })),
  );
}

const tokens = (area: AreaInfo): string[] => Array.from({ length: area.prosperity }, () => "prosperity");

function differences(before: string[], after: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of after) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const id of before) counts.set(id, (counts.get(id) ?? 0) - 1);
  return [...counts].filter(([, number]) => number !== 0);
}

function shared(before: string[], after: string[]): string[] {
  const left = [...before];
  return after.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
