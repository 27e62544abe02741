/** How questions are answered: by a click anywhere on the table, confirmed where the person wishes that, undone. */

import type { Choice, CoachInfo, HintInfo } from "../api/socket";
import { settings } from "../lib/settings.svelte";
import type { TableState } from "../lib/table.svelte";
import { type Click, labelOf } from "./choices";

/** What a click costs. */
export const priceOf = ({ choice, then }: Pick<Click, "choice" | "then">): number => choice.price + (then?.price ?? 0);

/** Whether an answer waits until it is confirmed. */
const asksFirst = (choice: Choice, then?: Choice): boolean =>
  settings.confirm || (settings.confirmGold && priceOf(then ? { choice, then } : { choice }) > 0);

/** The purse of the one who is asked, and whether it has promised something to a god already. */
function purse(table: TableState): { gold: number; promised: boolean } | null {
  const factions = table.top?.factions ?? [];
  const own = factions.find((faction) => faction.id === table.question?.faction);
  if (!own || own.gold === null) return null;
  const sharing = new Set(factions.filter((faction) => faction.purse === own.purse).map((faction) => faction.id));
  const promised = table.top?.gods.some((god) =>
    god.offerings.some((row) => row.offering > 0 && sharing.has(row.faction)),
  );
  return { gold: own.gold, promised: promised ?? false };
}

/** What is kept after a click; null where that is not known: what another god was promised, only the server counts. */
export function keptAfter(table: TableState, click: Pick<Click, "choice" | "then">): number | null {
  const own = purse(table);
  return !own || (click.choice.verb === "bid" && own.promised) ? null : own.gold - priceOf(click);
}

/** What an offering leaves, with what the server says of other promises. */
export function goldLeft(table: TableState, choice: Choice, info: CoachInfo | null): number | null {
  const own = purse(table);
  if (!own) return null;
  return info ? own.gold - choice.price - info.promised : keptAfter(table, { choice });
}

export class Answering {
  /** What was clicked and waits to be confirmed. */
  pending = $state<Click | null>(null);
  hints = $state<HintInfo[]>([]);
  thinking = $state(false);
  /** The god whose tile is open for an offering. */
  god = $state<string | null>(null);
  /** For what the group of answers that is being given has cost gold already; undo brings it back. */
  spent = $state<string | null>(null);
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
    if (asksFirst(choice, then) && !this.waits(choice, then)) {
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
    if (this.table.question?.draft === 0) this.spent = null;
    if (priceOf(then ? { choice, then } : { choice }) > 0) this.spent ??= labelOf(choice);
    this.#held = false;
    this.#followed = then ? 1 : 0;
    void this.table.answer(choice, then);
  }

  /** Where a group has only one choice, it is taken by itself. */
  follow(): void {
    const question = this.table.question;
    const only = question?.choices.length === 1 ? question.choices[0] : undefined;
    if (!settings.forced || this.#held || !question || !only || question.draft === 0 || this.table.busy) return;
    if (settings.confirmGold && only.price > 0) return;
    this.#followed += 1;
    void this.table.answer(only);
  }

  /** Take back the last click, with what followed it by itself. */
  undo(): boolean {
    const possible = this.table.now?.undo ?? 0;
    if (possible === 0 || this.table.busy) return false;
    const answers = Math.min(possible, 1 + this.#followed);
    this.#followed = 0;
    this.#held = true;
    this.pending = null;
    this.spent = null;
    void this.table.undo(answers);
    return true;
  }

  /** End the turn, where that is one of the answers. */
  end(): boolean {
    const end = this.table.question?.choices.find((choice) => choice.verb === "end");
    if (!end) return false;
    this.propose(end);
    return true;
  }

  /** Ask for a hint, or put the one that is shown away. */
  toggleHint(): boolean {
    if (!this.table.question || !this.table.info?.settings.hints || this.thinking) return false;
    if (this.hints.length) this.hints = [];
    else void this.hint();
    return true;
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
