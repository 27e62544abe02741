/** What one pair of eyes sees. */

import type { QuestionInfo, Tabletop } from "../api/socket";

export interface Seen {
  seq: number;
  top: Tabletop;
  undo: number;
  question: QuestionInfo | null;
}

/** Those of a seat, or of somebody who only watches. */
export type Eyes = number | null;

/** Under which name what they see is kept. */
export const key = (eyes: Eyes): string => (eyes === null ? "all" : String(eyes));
