/** Whose knowledge of a table is shown. */

import type { QuestionInfo, Tabletop } from "../api/socket";

/** What is known of a table from one perspective. */
export interface SeatView {
  moment: number;
  top: Tabletop;
  undo: number;
  question: QuestionInfo | null;
}

/** A seat, or null for somebody who only watches. */
export type Perspective = number | null;

/** Under which name its view is kept. */
export const viewKey = (perspective: Perspective): string => (perspective === null ? "all" : String(perspective));
