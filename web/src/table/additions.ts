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

const BESIDE = ["counter", "token", "fixture", "figure"];

/** What else of expansions lies beside the board, or in front of somebody: counters first. */
export function chips(additions: Tabletop["additions"], looks: Looks): ShownAddition[] {
  return BESIDE.flatMap((sort) => shownAdditions(additions, looks, sort));
}
