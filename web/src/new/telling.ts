/** Errors of the server in words for the person: our own where we have them, else the server's. */

import { ApiError } from "../lib/api";
import type { Words } from "../text/en";

export function told(error: unknown, w: Words): string {
  if (!(error instanceof ApiError)) return w.serverProblems["internal"] ?? w.offline;
  if (error.code === "offline") return w.offline;
  const own = w.serverProblems[error.code];
  if (own) return own;
  return error.message ? w.refusedBecause(error.message) : (w.serverProblems["internal"] ?? w.offline);
}
