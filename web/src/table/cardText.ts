/** What cards do, as text, and what expansions lay open beside the board. */

import type { QuestionInfo, Tabletop } from "../api/socket";
import type { GameTexts } from "../lib/api";
import { type Looks, type ShownAddition, shownAdditions } from "../lib/looks";

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

/** A card of an expansion that lies open beside the board. What it is about may stand in an area already. */
export interface Opened extends ShownAddition {
  /** Where it stands, and whose it is there. */
  area: string | null;
  owner: string | null;
}

/** The cards that expansions have laid open; one stands in an area if something of the same kind and name does. */
export function opened(top: Tabletop, looks: Looks): Opened[] {
  return shownAdditions(top.additions, looks, "card").map((card) => {
    const here = top.areas.find((area) =>
      shownAdditions(area.additions, looks).some((thing) => thing.kind === card.kind && thing.id === card.id),
    );
    return { ...card, area: here?.id ?? null, owner: here?.owner ?? null };
  });
}

const BESIDE = ["counter", "token", "fixture", "figure"];

/** What else of expansions lies beside the board, or in front of somebody: counters first. */
export function chips(additions: Tabletop["additions"], looks: Looks): ShownAddition[] {
  return BESIDE.flatMap((sort) => shownAdditions(additions, looks, sort));
}
