/** What went wrong, as text: our own where we have one, since the server's is English. */

import { t } from "../text";
import type { InterfaceText } from "../text/en";
import { ApiError } from "./api";
import { settings } from "./settings.svelte";
import type { Reply } from "./socket";

/** A request to a table that was refused, by its code and the server's sentence. */
export function refusalText(code: string, message: string): string {
  const known = t().refusals[code];
  return known && (settings.language !== "en" || !message) ? known : message || known || code;
}

/** What a reply says went wrong; and, at a table that is a lesson, why an answer was not played. */
export function refusalTexts(reply: Reply): [problem: string, explained: string] {
  if (reply.type !== "refused") return ["", ""];
  return reply.code === "lesson" ? ["", reply.message] : [refusalText(reply.code, reply.message), ""];
}

/** Why something on the pages before the game did not work. */
export function errorText(error: unknown, w: InterfaceText): string {
  if (!(error instanceof ApiError)) return w.serverProblems["internal"] ?? w.offline;
  if (error.code === "offline") return w.offline;
  const why = error.reason?.texts[settings.language];
  if (why) return why;
  const own = w.serverProblems[error.code];
  if (own) return own;
  return error.message ? w.refusedBecause(error.message) : (w.serverProblems["internal"] ?? w.offline);
}
