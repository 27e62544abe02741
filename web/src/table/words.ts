/** Words of the game, cut as the panels need them. */

import type { Tabletop } from "../api/socket";
import type { WordsReply } from "../lib/api";

/** A power of a card: what it does, and what the rules call that part of it. */
export interface Power {
  kind: string;
  text: string;
}

/** What a card does, in short lines. A card with several powers has one sentence for each. */
export function powers(words: Pick<WordsReply, "effects" | "entries"> | null, card: string): Power[] {
  const effect = words?.effects[card];
  if (!effect) return [];
  const kinds = Object.keys(words.entries.find((entry) => entry.id === card)?.parts ?? {});
  const sentences = effect.split(/(?<=\.)\s+/);
  if (kinds.length < 2 || sentences.length !== kinds.length) return [{ kind: "", text: effect }];
  return sentences.map((text, index) => ({ kind: kinds[index] ?? "", text }));
}

/** Something of an expansion that lies beside the board for all to build, or stands on it already. */
export interface Opened {
  kind: string;
  id: string;
  /** Where it stands, and whose it is there. */
  area: string | null;
  owner: string | null;
}

/** What expansions have laid open: an addition `monument_open` opens what the words know as a `monument`. */
export function opened(top: Tabletop, names: Record<string, Record<string, string>>): Opened[] {
  return top.additions.flatMap(({ field, name }) => {
    const kind = field.endsWith("_open") ? field.slice(0, -"_open".length) : "";
    if (!names[kind]?.[name]) return [];
    const here = top.areas.find((area) => area.additions.some((row) => row.field === kind && row.name === name));
    return [{ kind, id: name, area: here?.id ?? null, owner: here?.owner ?? null }];
  });
}
