/** Dice that are thrown outside of battles. */

import type { MomentInfo } from "../api/socket";

/** A throw: who threw, what each die shows, and what they are together. */
export interface Throw {
  faction: string;
  dice: number[];
  number: number;
}

const DICE = ["die", "other_die"];

/** The throws among what happened, each with its dice. */
export function throwsAmong(events: readonly unknown[]): Throw[] {
  return (events as Record<string, unknown>[]).flatMap((event) => {
    const dice = DICE.map((name) => event[name]).filter((die) => typeof die === "number");
    if (!String(event["event"]).endsWith("-rolled") || !dice.length) return [];
    return [{ faction: String(event["faction"]), dice, number: Number(event["number"]) }];
  });
}

/** The moment whose dice are seen: the one that is shown; or the last one, while nothing has followed from its dice. */
export function thrown(shown: MomentInfo | null, history: readonly MomentInfo[]): MomentInfo | null {
  if (shown) return throwsAmong(shown.events).length ? shown : null;
  const last = history.at(-1);
  return last && throwsAmong(last.events.slice(-1)).length ? last : null;
}
