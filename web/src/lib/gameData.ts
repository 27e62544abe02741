/** What a table is laid with before anything can be shown: the board and the words of its edition. */

import type { BoardShapes } from "../board/shapes";
import { api, type WordsReply } from "./api";
import { learnSorts } from "./icons.svelte";

export interface Equipment {
  shapes: BoardShapes;
  picture: string;
  words: WordsReply;
}

/** Fetch it, however long the server is away; null where it is not wanted any more. */
export async function fetchEquipment(
  id: string,
  edition: string,
  language: string,
  wanted: () => boolean,
): Promise<Equipment | null> {
  for (let tries = 0; wanted(); tries += 1) {
    try {
      const [board, words] = await Promise.all([api.board(id), api.words(edition, language)]);
      learnSorts(words.sorts);
      return { shapes: board.shapes as unknown as BoardShapes, picture: board.picture, words };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8000)));
    }
  }
  return null;
}
