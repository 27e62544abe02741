/** Tables in lists: in which order they come, and what is said of each. */

import type { TableSummary } from "../lib/api";

export interface SeatSummary {
  number: number;
  name: string;
  kind: string;
  bot: string;
}

export const seatsOf = (table: TableSummary): SeatSummary[] => table.seats as unknown as SeatSummary[];
export const freeSeats = (table: TableSummary): number => seatsOf(table).filter((seat) => seat.kind === "open").length;
export const isYourTurn = (table: TableSummary): boolean =>
  table.asked_seat !== null && table.your_seats.includes(table.asked_seat);

/**
 * Where you are asked comes first, then those that wait for players, then the rest; the latest change first in each.
 */
export function inOrder(tables: TableSummary[]): TableSummary[] {
  const rank = (table: TableSummary): number => (isYourTurn(table) ? 0 : table.status === "waiting" ? 1 : 2);
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Open tables that you do not sit at; fewest free seats first, since those begin soonest. */
export function toJoin(tables: TableSummary[]): TableSummary[] {
  return tables
    .filter((table) => table.your_seats.length === 0 && freeSeats(table) > 0)
    .sort((one, other) => freeSeats(one) - freeSeats(other) || other.changed - one.changed);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago something was, as text. */
export function ago(at: number, now: number, language: string): string {
  const passed = Math.max(0, now - at);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return format.format(-Math.floor(passed / seconds), unit);
  }
  return format.format(0, "second");
}
