/** Which gods an offering can reach, and why others are out of reach. */

import type { GodInfo, QuestionInfo } from "../api/socket";
import { offers } from "./choices";

/** Why nothing can be offered to a god: what it would need, or that one was just driven from it. */
export type Barrier = { needs: number } | { driven: true };

/** The open gods to whom one cannot offer anything now, as far as everybody can see why. */
export function outOfReach(question: QuestionInfo, gods: readonly GodInfo[]): Map<string, Barrier> {
  const found = new Map<string, Barrier>();
  if (question.kind !== "Offer") return found;
  const reached = offers(question.choices);
  const most = Math.max(0, ...question.choices.map((choice) => (choice.verb === "bid" ? (choice.number ?? 0) : 0)));
  const driven = ((question.about ?? {}) as Record<string, unknown>)["outbid_on"];
  for (const god of gods) {
    if (!god.id || !god.open || reached.has(god.id)) continue;
    const needs = Math.max(0, ...god.offerings.map((row) => row.offering)) + 1;
    if (god.id === driven) found.set(god.id, { driven: true });
    else if (needs > most) found.set(god.id, { needs });
  }
  return found;
}

/** The god who is left where every other is out of reach, and who takes nothing. */
export function onlyOneLeft(question: QuestionInfo): string | null {
  if (question.kind !== "Offer") return null;
  const [only, ...others] = offers(question.choices).values();
  return only && !others.length && only.choices.every((choice) => (choice.number ?? 0) === 0) ? only.god : null;
}
