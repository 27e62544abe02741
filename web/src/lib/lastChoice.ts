/** What was chosen last for a table, kept in this browser. */

import { USUAL_BOT } from "./bots";

export interface LastChoice {
  edition: string;
  bot: string;
}

const KEY = "cyclades-last-table";
const USUAL: LastChoice = { edition: "legendary", bot: USUAL_BOT };
/** Levels that took the place of bots which were offered before. */
const NOW: Record<string, string> = { random: "rower", novice: "sailor", strategist: "admiral" };

/** The last choice, as far as what is there now still allows it. */
export function readChoice(kept: string | null, editions?: string[], bots?: string[]): LastChoice {
  let stored: Partial<LastChoice> = {};
  try {
    stored = (JSON.parse(kept ?? "{}") ?? {}) as Partial<LastChoice>;
  } catch {
    // what is kept cannot be read: as if there were nothing
  }
  const known = (value: unknown, all: string[] | undefined, usual: string): string =>
    typeof value === "string" && (all === undefined || all.includes(value)) ? value : usual;
  const bot = NOW[stored.bot ?? ""] ?? stored.bot;
  return { edition: known(stored.edition, editions, USUAL.edition), bot: known(bot, bots, USUAL.bot) };
}

export function lastChoice(editions?: string[], bots?: string[]): LastChoice {
  return readChoice(localStorage.getItem(KEY), editions, bots);
}

export function rememberChoice(choice: LastChoice): void {
  localStorage.setItem(KEY, JSON.stringify(choice));
}
