/** How a table stood at its moments: asked for once, kept for a while. */

import type { Tabletop } from "../api/socket";
import { api } from "./api";
import type { Perspective } from "./perspective";

/** A perspective, or everybody's at once. */
export type ReplayPerspective = Perspective | "all";
const MOST = 240;

/** What all together know: everybody's gold and the cards that anybody has seen. */
export function combined(tops: readonly Tabletop[]): Tabletop {
  const first = tops[0] as Tabletop;
  return {
    ...first,
    player: null,
    factions: first.factions.map((faction, place) => ({
      ...faction,
      gold: tops.map((top) => top.factions[place]?.gold ?? null).find((gold) => gold !== null) ?? null,
    })),
    decks: first.decks.map((deck, place) => ({
      ...deck,
      known_on_top: tops
        .map((top) => top.decks[place]?.known_on_top ?? [])
        .reduce((one, other) => (other.length > one.length ? other : one), []),
    })),
  };
}

export class Views {
  #known = new Map<string, Promise<Tabletop>>();

  constructor(
    readonly table: string,
    readonly fetch: (number: number, perspective: Perspective) => Promise<Tabletop> = async (number, perspective) =>
      (await api.moment(table, number, perspective)).view as Tabletop,
  ) {}

  put(number: number, perspective: ReplayPerspective, top: Tabletop): void {
    this.#keep(`${perspective} ${number}`, Promise.resolve(top));
  }

  /** The table at a moment; for everybody's perspective, `players` says how many there are. */
  get(number: number, perspective: ReplayPerspective, players = 0): Promise<Tabletop> {
    const key = `${perspective} ${number}`;
    const known = this.#known.get(key);
    if (known) return known;
    const coming =
      perspective === "all"
        ? Promise.all(Array.from({ length: players }, (_, seat) => this.get(number, seat))).then(combined)
        : this.fetch(number, perspective);
    coming.catch(() => this.#known.delete(key));
    this.#keep(key, coming);
    return coming;
  }

  #keep(key: string, coming: Promise<Tabletop>): void {
    this.#known.delete(key);
    this.#known.set(key, coming);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(oldest);
    }
  }
}
