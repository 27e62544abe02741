/** What the answers to a question point at. */

import type { Choice } from "../api/socket";

/** An answer that a click on the board gives: one, or one and what follows it in the same group. */
export interface Click {
  choice: Choice;
  then?: Choice;
  label: string;
}

/** What clicks on areas mean. Where an area could mean several things, the first of them; the others have buttons. */
export function pointing(choices: Choice[]): Map<string, Click> {
  const found = new Map<string, Click>();
  for (const choice of choices) {
    if (choice.kind === "area" && choice.target) {
      found.set(choice.target, { choice, label: choice.label ?? choice.action });
    }
  }
  if (found.size) return found;
  const leading = choices.filter((choice) => choice.then?.some((next) => next.kind === "area"));
  if (leading.length === 1 && leading[0]) {
    const [choice] = leading;
    for (const then of choice.then ?? []) {
      if (then.kind === "area" && then.target) {
        found.set(then.target, { choice, then, label: `${choice.label ?? choice.action}: ${then.label ?? then.action}` });
      }
    }
  }
  return found;
}

export interface Offer {
  god: string;
  least: number;
  most: number;
  choices: Choice[];
}

/** Offerings, by god. */
export function offers(choices: Choice[]): Offer[] {
  const found = new Map<string, Offer>();
  for (const choice of choices) {
    if (choice.verb !== "bid" || !choice.target) continue;
    const number = choice.number ?? 0;
    const offer = found.get(choice.target) ?? { god: choice.target, least: number, most: number, choices: [] };
    offer.least = Math.min(offer.least, number);
    offer.most = Math.max(offer.most, number);
    offer.choices.push(choice);
    found.set(choice.target, offer);
  }
  return [...found.values()];
}
