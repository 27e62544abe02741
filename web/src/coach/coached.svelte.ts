/** What the coach knows about the question that is asked. One table is open at a time, so there is one coach. */

import type { CoachInfo, TableInfo } from "../api/socket";
import { isFirstGame } from "../lib/firstGame";
import { settings } from "../lib/settings.svelte";

class Coached {
  /** Whether the coach is at the table. */
  on = $state(false);
  #told = $state.raw<{ about: string; info: CoachInfo } | null>(null);

  /** What the server has told about a question, if it has. */
  about(question: string | undefined): CoachInfo | null {
    const told = this.#told;
    return this.on && told?.about === question ? (told?.info ?? null) : null;
  }

  tell(question: string, info: CoachInfo): void {
    this.#told = { about: question, info };
  }
}

export const coached = new Coached();

/** Whether a table has a coach: for those who play there, in the first game of a browser unless they wish otherwise. */
export function hasCoach(info: TableInfo): boolean {
  const plays = info.status === "running" && info.seats.some((seat) => seat.yours && seat.kind === "person");
  if (!plays || info.lesson || settings.coach === "off") return false;
  return settings.coach === "on" || isFirstGame(info.id);
}
