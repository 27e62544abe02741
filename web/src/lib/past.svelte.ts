/** Looking at a moment of the past: which one is wanted, which one is shown, and from whose perspective. */

import type { MomentInfo, Tabletop } from "../api/socket";
import { animationTime } from "./settings.svelte";
import { withoutTakenBack, hasText } from "./moments";
import type { Perspective } from "./perspective";
import type { Views, ReplayPerspective } from "./views";

/** What the past needs to know of its table. */
export interface Present {
  history: () => MomentInfo[];
  last: () => number;
  perspective: () => Perspective;
  /** Ask for what happened at a moment and after it, where that is not known yet. */
  reach: (number: number) => Promise<boolean>;
  players: () => number;
  /** Whether nobody has secrets any more: then one may take anybody's perspective. */
  finished: () => boolean;
  /** The present is shown again. */
  back: () => void;
  failed: () => void;
}

export class Past {
  /** The moment that is wanted, and the one that is shown, with how the table stood then. */
  wanted = $state<number | null>(null);
  shown = $state.raw<{ moment: number; top: Tabletop } | null>(null);
  /** The perspective that was chosen, which is possible when nobody has secrets any more. */
  chosen = $state<ReplayPerspective | undefined>(undefined);
  pace = $state(0);
  #looking = false;

  constructor(
    readonly views: Views,
    readonly present: Present,
  ) {}

  /** Forget what was looked at. */
  leave(): void {
    this.shown = null;
    this.wanted = null;
  }

  /** Show a moment, or the present again. While a view is on its way, only the last wish counts. */
  async look(number: number | null): Promise<void> {
    const last = this.present.last();
    const own = this.chosen === undefined || this.chosen === this.present.perspective();
    this.wanted = number === null || (number >= last && own) ? null : Math.max(1, Math.min(number, last));
    if (this.wanted === null) {
      this.shown = null;
      this.present.back();
      return;
    }
    void this.present.reach(this.wanted);
    if (this.#looking) return;
    this.#looking = true;
    try {
      await this.#fetch();
    } catch {
      this.wanted = this.shown?.moment ?? null;
      this.present.failed();
    } finally {
      this.#looking = false;
    }
  }

  async #fetch(): Promise<void> {
    while (this.wanted !== null) {
      const wish: number = this.wanted;
      const perspective = this.present.perspective();
      const before = this.shown?.moment ?? this.present.last();
      const top = await this.views.get(wish, this.perspective, this.present.players());
      if (perspective !== this.present.perspective() || this.wanted === null) return;
      this.pace = wish === before + 1 ? animationTime(450) : 0;
      this.shown = { moment: wish, top };
      if (this.wanted === wish) return;
    }
  }

  /** The perspective that is shown: one's own, or everybody's when nobody has secrets any more. */
  get perspective(): ReplayPerspective {
    return this.present.finished() ? (this.chosen === undefined ? "all" : this.chosen) : this.present.perspective();
  }

  /** Have a view ready before it is wanted. */
  expect(number: number): void {
    if (number < 1 || number >= this.present.last()) return;
    void this.views.get(number, this.perspective, this.present.players()).catch(() => undefined);
  }

  /** The next moment that is worth showing after one, or before it. */
  neighbour(number: number, step: 1 | -1): number | null {
    const last = this.present.last();
    const shown = withoutTakenBack(this.present.history()).filter(
      (moment) => hasText(moment) || moment.moment === last,
    );
    const next =
      step > 0 ? shown.find((moment) => moment.moment > number) : shown.findLast((moment) => moment.moment < number);
    return next?.moment ?? (step > 0 && number < last ? last : null);
  }

  setPerspective(perspective: ReplayPerspective | undefined): void {
    this.chosen = perspective;
    const number = this.shown?.moment ?? this.present.last();
    this.shown = null;
    void this.look(number);
  }
}
