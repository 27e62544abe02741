/** What the panel of a lesson shows: which step, and what to say about it. */

import type { LessonReply } from "../lib/api";

export interface LessonView {
  /** How many steps are done. */
  step: number;
  /** What came of the step before this one. */
  before: string;
  why: string;
  task: string;
  over: boolean;
  /** Which lesson of the course this is, from 1, and the one after it. */
  number: number;
  count: number;
  next: string | null;
}

export function lessonView(words: LessonReply, step: number): LessonView {
  const now = words.steps[step];
  const at = words.course.indexOf(words.name);
  return {
    step,
    before: words.steps[step - 1]?.done ?? "",
    why: now?.why ?? words.end,
    task: now?.task ?? "",
    over: now === undefined,
    number: at + 1,
    count: words.course.length,
    next: words.course[at + 1] ?? null,
  };
}
