/** What cards do, as text. */

import type { QuestionInfo } from "../api/socket";
import type { GameTexts } from "../lib/api";

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
