/** What cards do, as text. */

import type { Choice, GodInfo, QuestionInfo } from "../api/socket";
import type { GameTexts } from "../lib/api";
import type { InterfaceText } from "../text/en";

/** A power of a card: what it does, and what the rules call that part of it. */
export interface Power {
  kind: string;
  text: string;
}

/** What a card does, in short lines. A card with several powers has one sentence for each. */
export function powers(texts: Pick<GameTexts, "effects" | "entries"> | null, card: string): Power[] {
  const effect = texts?.effects[card];
  if (!effect) return [];
  const kinds = Object.keys(texts.entries.find((entry) => entry.id === card)?.parts ?? {});
  const sentences = effect.split(/(?<=\.)\s+/);
  if (kinds.length < 2 || sentences.length !== kinds.length) return [{ kind: "", text: effect }];
  return sentences.map((text, index) => ({ kind: kinds[index] ?? "", text }));
}

/** What stands behind a question, in a line: the effect of the card; else of the only one that can be chosen. */
export function reason(question: QuestionInfo, texts: GameTexts | null, cards: readonly string[]): string {
  if (!texts) return "";
  const line = (kind: string, id: string): string => `${texts.names[kind]?.[id] ?? id}: ${texts.effects[id]}`;
  const about = (question.about ?? {}) as Record<string, unknown>;
  const added = Object.values(texts.looks).map((look) => look.kind);
  for (const key of ["card", ...added, "hero"]) {
    const id = about[key];
    if (typeof id === "string" && texts.effects[id]) return line(key === "hero" ? "card" : key, id);
  }
  const [card] = cards;
  return cards.length === 1 && card && texts.effects[card] ? line("card", card) : "";
}

/** What a thing does that a choice names and that no card beside the board explains: a Metropolis, for one. */
export function effectOf(choice: Choice, texts: Pick<GameTexts, "effects" | "looks"> | null): string {
  const kinds = Object.values(texts?.looks ?? {}).flatMap((look) => (look.sort === "card" ? [look.kind] : []));
  const shown = kinds.filter((kind) => kind !== "card" && kind !== "god").includes(choice.target_kind ?? "");
  return (shown && choice.target && texts?.effects[choice.target]) || "";
}

/** Why a god gives what it gives in this cycle, where that depends on its place and can still be had. */
export function placeLine(
  question: QuestionInfo,
  gods: readonly GodInfo[],
  name: (kind: string, id: string) => string,
  w: Pick<InterfaceText, "grantsFirst" | "grantsDue">,
): string {
  const about = (question.about ?? {}) as Record<string, unknown>;
  const god = gods.find((one) => one.id !== null && one.id === about["god"]);
  const open = (god?.grants ?? []).filter((grant) =>
    question.choices.some((choice) => choice.price === 0 && choice.target === grant.id),
  );
  if (!god?.id || !open.length) return "";
  const things = open.map((grant) =>
    grant.god ? `${name(grant.kind, grant.id)} (${name("god", grant.god)})` : name(grant.kind, grant.id),
  );
  return (open[0]?.god ? w.grantsDue : w.grantsFirst)(name("god", god.id), things.join(", "));
}
