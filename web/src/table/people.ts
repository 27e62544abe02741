/** Who sits at the table, and where their pawns are. */

import type { FactionInfo, Tabletop } from "../api/socket";
import type { GameTexts } from "../lib/api";
import type { InterfaceText } from "../text/en";

/** What the one who is asked is doing, as text. */
export function doing(
  top: Tabletop,
  w: InterfaceText,
  texts: Pick<GameTexts, "doing"> | null,
  god: (id: string) => string,
): string {
  if (!top.asked) return "";
  const turn =
    top.turn === top.asked.faction
      ? top.gods.find((each) => each.offerings.some((row) => row.faction === top.turn))?.id
      : null;
  if (turn && top.asked.question.endsWith("Actions")) return w.acting(god(turn));
  return texts?.doing[top.asked.question] ?? w.asks[top.asked.question] ?? w.asked;
}

/** What there is to say of somebody, each word once: in a line of words a colour may be a name or a state, too. */
export function eachOnce(words: string[]): string[] {
  return [...new Set(words.filter(Boolean))];
}

/** Factions that win together: a team, or the two factions of one player; mostly one alone. */
export interface Group {
  team: number;
  factions: FactionInfo[];
  players: number[];
  /** Whether they have one purse. */
  shared: boolean;
  /** What is in that purse. */
  gold: number | null;
  metropolises: number;
}

export function groups(factions: FactionInfo[]): Group[] {
  const byTeam = new Map<number, Group>();
  for (const faction of factions) {
    const group = byTeam.get(faction.team) ?? {
      team: faction.team,
      factions: [],
      players: [],
      shared: true,
      gold: faction.gold,
      metropolises: 0,
    };
    group.factions.push(faction);
    group.shared &&= faction.purse === group.factions[0]?.purse;
    if (!group.players.includes(faction.player)) group.players.push(faction.player);
    group.metropolises += faction.metropolises;
    byTeam.set(faction.team, group);
  }
  return [...byTeam.values()];
}

/** How wide the numbers of a player are at most, in letters: gold, people, buildings, and what else lies there; where
 * it is crowded the Metropolises, too. */
export function numbersWidth(top: Tabletop, crowded: boolean): number {
  const icons = (faction: FactionInfo): number =>
    Object.keys(faction.buildings).length +
    faction.additions.length +
    (crowded ? Math.min(4, faction.cards.length) : 0);
  const widths = top.factions.map(
    (faction) => (crowded ? 5.2 : 3.2) + 2.2 * Object.keys(faction.people).length + 0.95 * Math.max(4, icons(faction)),
  );
  return Math.max(0, ...widths);
}

/** The Metropolises of a faction that have a power of their own. */
export function specialsOf(faction: FactionInfo, top: Tabletop | null, effects: Record<string, string>): string[] {
  const built = (top?.areas ?? []).flatMap((area) => (area.owner === faction.id ? area.metropolises : []));
  return [...built, ...faction.safe_metropolises].filter((bonus) => effects[bonus]);
}

export interface Pawn {
  key: string;
  faction: string;
}

/** A place of the turn order track; during the offerings, those who have not bid yet stand there. */
export interface Slot {
  number: number;
  pawn: Pawn | null;
  bidding: boolean;
}

export interface Auction {
  /** The pawns on each god, as the gods lie. */
  gods: (Pawn & { offering: number })[][];
  track: Slot[];
  /** Whether offerings are being made now. */
  bidding: boolean;
}

class Naming {
  #counts = new Map<string, number>();

  name(faction: string): Pawn {
    const number = this.#counts.get(faction) ?? 0;
    this.#counts.set(faction, number + 1);
    return { key: `${faction} ${number}`, faction };
  }
}

/** Where all pawns are. A pawn keeps its key while it goes from the track to a god and back. */
export function auction(top: Tabletop): Auction {
  const asked = top.asked?.question === "Offer" ? top.asked.faction : null;
  const naming = new Naming();
  const gods = top.gods.map((god) =>
    god.offerings.map((row) => ({ ...naming.name(row.faction), offering: row.offering })),
  );
  const placed = gods.flat().length;
  const bidder = asked === null ? null : naming.name(asked);
  const counting = asked === null ? new Naming() : naming;
  const waiting = top.order.map((faction) => counting.name(faction));
  const size = bidder ? placed + 1 + waiting.length : Math.max(placed, waiting.length);
  const track: Slot[] = [];
  for (let number = 1; number <= size; number += 1) {
    const index = number - 1 - (size - waiting.length);
    const here = index === -1 && bidder !== null;
    track.push({ number, pawn: here ? bidder : (waiting[index] ?? null), bidding: here });
  }
  return { gods, track, bidding: bidder !== null };
}

/** The gods from which a pawn was driven between two moments: another pawn stands there now. */
export function driven(before: Tabletop, after: Tabletop): string[] {
  const stood = new Map(before.gods.map((god) => [god.id, god.offerings]));
  return after.gods.flatMap((god) => {
    const old = god.id === null ? undefined : stood.get(god.id);
    if (!god.id || !old?.length || !god.offerings.length) return [];
    const gone = old.some(
      (row) => !god.offerings.some((now) => now.faction === row.faction && now.offering === row.offering),
    );
    return gone ? [god.id] : [];
  });
}
