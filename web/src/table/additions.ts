/** What expansions have put beside the board, or in front of somebody. */

import type { Tabletop } from "../api/socket";
import { type Looks, type ShownAddition, shownAdditions } from "../lib/looks";

/** A card of an expansion that lies open beside the board. What it is about may stand in an area already. */
export interface OpenCard extends ShownAddition {
  /** Where it stands, and whose it is there. */
  area: string | null;
  owner: string | null;
}

/** The cards that expansions have laid open; one stands in an area if something of the same kind and name does. */
export function openCards(top: Tabletop, looks: Looks): OpenCard[] {
  return shownAdditions(top.additions, looks, "card").map((card) => {
    const here = top.areas.find((area) =>
      shownAdditions(area.additions, looks).some((thing) => thing.kind === card.kind && thing.id === card.id),
    );
    return { ...card, area: here?.id ?? null, owner: here?.owner ?? null };
  });
}

/** A counter that comes to an end. */
export interface Measure extends ShownAddition {
  number: number;
  full: number;
}

/** The counters beside the board that come to an end, and are drawn up to there. */
export function measures(additions: Tabletop["additions"], looks: Looks): Measure[] {
  return shownAdditions(additions, looks, "counter").flatMap((thing) => {
    const full = looks[thing.look]?.full ?? 0;
    return full > 0 && thing.number !== null ? [{ ...thing, number: thing.number, full }] : [];
  });
}

/** How near a counter is to its end. */
export function nearness({ number, full }: Pick<Measure, "number" | "full">): "calm" | "warm" | "near" | "full" {
  if (number >= full) return "full";
  return number * 4 >= full * 3 ? "near" : number * 2 >= full ? "warm" : "calm";
}

/** What is said of a god in front of factions: which look says it, and of whom. */
export function onGod(factions: Tabletop["factions"], looks: Looks, god: string): { look: string; faction: string }[] {
  return factions.flatMap((faction) =>
    shownAdditions(faction.additions, looks, "card")
      .filter((thing) => thing.kind === "god" && thing.id === god)
      .map((thing) => ({ look: thing.look, faction: faction.id })),
  );
}

/** The buildings that count towards a Metropolis: those that it needs, and those that may stand for them. */
export function towards(buildings: Record<string, number>, sorts: Record<string, string> = {}): [string, number][] {
  return Object.entries(buildings).filter(([building, number]) => {
    const sort = sorts[building] ?? "needed";
    return sort === "needed" || (sort === "wildcard" && number > 0);
  });
}

const BESIDE = ["counter", "token", "fixture", "figure"];

/** What else of expansions lies beside the board, or in front of somebody: counters first. */
export function chips(additions: Tabletop["additions"], looks: Looks): ShownAddition[] {
  return BESIDE.flatMap((sort) => shownAdditions(additions, looks, sort)).filter(
    (thing) => !(thing.sort === "counter" && (looks[thing.look]?.full ?? 0) > 0),
  );
}
