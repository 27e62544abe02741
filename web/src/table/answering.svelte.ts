/** How questions are answered: by a click anywhere on the table, confirmed where the person wishes that, undone. */

import type { Choice, HintInfo } from "../api/socket";
import { settings } from "../lib/settings.svelte";
import type { TableState } from "../lib/table.svelte";
import { type Click, labelOf } from "./choices";

export class Answering {
  /** What was clicked and waits to be confirmed. */
  pending = $state<Click | null>(null);
  hints = $state<HintInfo[]>([]);
  thinking = $state(false);
  /** The god whose tile is open for an offering. */
  god = $state<string | null>(null);
  /** Actions that followed the last click by themselves. */
  #followed = 0;
  /** After an undo nothing is answered by itself until the next click. */
  #held = false;

  constructor(readonly table: TableState) {}

  get hinted(): string | null {
    return this.hints[0]?.action ?? null;
  }

  /** A question is gone: so is all that belonged to it. */
  forget(): void {
    this.pending = null;
    this.hints = [];
    this.god = null;
  }

  waits(choice: Choice, then?: Choice): boolean {
    return this.pending?.choice.action === choice.action && this.pending.then?.action === then?.action;
  }

  /** A choice was clicked. Where actions are confirmed, the second click on the same thing sends it. */
  propose(choice: Choice, then?: Choice): void {
    if (this.table.busy) return;
    if (settings.confirm && !this.waits(choice, then)) {
      const label = then ? `${labelOf(choice)}: ${labelOf(then)}` : labelOf(choice);
      this.pending = then ? { choice, then, label } : { choice, label };
      return;
    }
    this.give(choice, then);
  }

  confirm(): void {
    if (this.pending) this.give(this.pending.choice, this.pending.then);
  }

  give(choice: Choice, then?: Choice): void {
    this.pending = null;
    this.#held = false;
    this.#followed = then ? 1 : 0;
    void this.table.answer(choice, then);
  }

  /** Where a group has only one choice, it is taken by itself. */
  follow(): void {
    const question = this.table.question;
    const only = question?.choices.length === 1 ? question.choices[0] : undefined;
    if (!settings.forced || this.#held || !question || !only || question.draft === 0 || this.table.busy) return;
    this.#followed += 1;
    void this.table.answer(only);
  }

  /** Take back the last click, with what followed it by itself. */
  undo(): void {
    const possible = this.table.now?.undo ?? 0;
    if (possible === 0 || this.table.busy) return;
    const answers = Math.min(possible, 1 + this.#followed);
    this.#followed = 0;
    this.#held = true;
    this.pending = null;
    void this.table.undo(answers);
  }

  async hint(): Promise<void> {
    const { table } = this;
    const asked = table.question?.id;
    if (table.perspective === null || !asked) return;
    this.thinking = true;
    const reply = await table.ask({ type: "hint", seat: table.perspective });
    this.thinking = false;
    if (reply.type === "done" && table.question?.id === asked) this.hints = reply.hints ?? [];
  }
}
