/**
 * The moments of a table that this browser knows, from each perspective: the latest, without a gap. Older ones are
 * asked for when somebody looks there.
 */

import type { CycleStart, MomentInfo } from "../api/socket";
import { addMoments } from "./moments";
import { type Perspective, viewKey } from "./perspective";
import type { Asked, Reply } from "./socket";

export class History {
  moments = $state.raw<Record<string, MomentInfo[]>>({});
  /** Where cycles began, told where moments were left out. */
  cycleStarts = $state.raw<readonly CycleStart[]>([]);
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly ask: (request: Asked) => Promise<Reply>) {}

  of(perspective: Perspective): MomentInfo[] {
    return this.moments[viewKey(perspective)] ?? [];
  }

  /** The first moment that is known; 1 where there is nothing older to ask for. */
  first(perspective: Perspective): number {
    return this.of(perspective)[0]?.moment ?? 1;
  }

  at(perspective: Perspective, number: number): MomentInfo | null {
    return this.of(perspective)[number - this.first(perspective)] ?? null;
  }

  add(perspective: Perspective, moments: readonly MomentInfo[]): void {
    const more = addMoments(this.of(perspective), moments);
    this.moments = { ...this.moments, [viewKey(perspective)]: more };
  }

  /** Ask for older moments until one is known. False where that does not work now. One after the other, as the server
   * wants it. */
  reach(perspective: Perspective, number: number): Promise<boolean> {
    if (this.first(perspective) <= Math.max(1, number)) return Promise.resolve(true);
    const next = this.#last.then(() => this.#reach(perspective, Math.max(1, number)));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #reach(perspective: Perspective, number: number): Promise<boolean> {
    for (let before = this.first(perspective); before > number; before = this.first(perspective)) {
      const reply = await this.ask({ type: "earlier", seat: perspective, before });
      if (reply.type === "refused" || this.first(perspective) >= before) return false;
    }
    return true;
  }
}
