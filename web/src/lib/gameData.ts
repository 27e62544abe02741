/** What has to be there before a table can be shown: the board and the texts of its edition. */

import type { TableInfo } from "../api/socket";
import type { BoardShapes } from "../board/shapes";
import { api, type GameTexts } from "./api";
import { learnSorts } from "./icons.svelte";

export interface GameData {
  shapes: BoardShapes;
  picture: string;
  texts: GameTexts;
}

/** Fetch it, however long the server is away; null where it is not wanted any more. */
export async function fetchGameData(
  { id, edition, expansions }: Pick<TableInfo, "id" | "edition" | "expansions">,
  language: string,
  wanted: () => boolean,
): Promise<GameData | null> {
  for (let tries = 0; wanted(); tries += 1) {
    try {
      const [board, texts] = await Promise.all([api.board(id), api.texts(edition, language, expansions)]);
      learnSorts(texts.sorts);
      return { shapes: board.shapes as unknown as BoardShapes, picture: board.picture, texts };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, Math.min(500 * 2 ** tries, 8000)));
    }
  }
  return null;
}
