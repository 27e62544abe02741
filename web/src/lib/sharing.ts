/** Several people: what those at one screen hide from each other, and what all say to each other. */

import type { ChatLine } from "../api/socket";
import type { SeatView } from "./perspective";

const HANDS = "cyclades-open-hands:";

/** Whether those who share this screen have said that they hide nothing from each other at a table. */
export function handsAreOpen(table: string): boolean {
  return localStorage.getItem(HANDS + table) === "1";
}

export function keepHands(table: string, open: boolean): void {
  localStorage.setItem(HANDS + table, open ? "1" : "0");
}

/**
 * Whether one of the seats that these views belong to sees what another does not. While a game is set up, everybody
 * knows what is in the purses, though nobody shows it.
 */
export function hideSomething(views: readonly SeatView[]): boolean {
  const tops = views.map((view) => view.top);
  const differ = (of: (top: SeatView["top"]) => unknown): boolean =>
    new Set(tops.map((top) => String(of(top)))).size > 1;
  return (
    tops.some((top) => top.factions.some((faction) => faction.hand.length > 0)) ||
    differ((top) => top.decks.map((deck) => deck.known_on_top.length)) ||
    (tops.some((top) => top.cycle > 0) && differ((top) => top.factions.map((faction) => faction.gold === null)))
  );
}

/** What was said, with more of it: lines come again where a connection does. */
export function withLines(known: ChatLine[], more: readonly ChatLine[]): ChatLine[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = more.filter((line) => line.number > last);
  return fresh.length ? [...known, ...fresh] : known;
}
