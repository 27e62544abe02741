/** What can be heard of what happens. */

import type { Sound } from "./sounds";

/** The sound of a moment, by its events: dice before anything else. */
export function soundOf(events: readonly unknown[]): Sound | null {
  const names = events.map((event) => String((event as Record<string, unknown>)["event"]));
  if (names.some((name) => name === "rolled" || name.endsWith("-rolled"))) return "dice";
  return names.includes("offered") ? "offering" : null;
}
