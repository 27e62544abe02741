/** What the server refuses, in words for the person: our own where we have them, since the server's are English. */

import { t } from "../text";
import type { Words } from "../text/en";
import { ApiError } from "./api";
import { settings } from "./settings.svelte";

/** A request to a table that was refused, by its code and the server's sentence. */
export function inWords(code: string, message: string): string {
  const known = t().refusals[code];
  return known && (settings.language !== "en" || !message) ? known : message || known || code;
}

/** Why something on the pages before the game did not work. */
export function told(error: unknown, w: Words): string {
  if (!(error instanceof ApiError)) return w.serverProblems["internal"] ?? w.offline;
  if (error.code === "offline") return w.offline;
  const own = w.serverProblems[error.code];
  if (own) return own;
  return error.message ? w.refusedBecause(error.message) : (w.serverProblems["internal"] ?? w.offline);
}
