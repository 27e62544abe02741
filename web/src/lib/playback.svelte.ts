/** The stage: what is shown of the present. News is played one step after another, so that a person can follow. */

import type { MomentInfo, Tabletop } from "../api/socket";
import { lasting, settings } from "./settings.svelte";
import { between, BUDGET, isOwn, plan, wording } from "./moments";

export interface Shown {
  seq: number;
  top: Tabletop;
}

/** Where a stage gets its plays from. */
export interface Source {
  history: () => readonly MomentInfo[];
  present: () => Shown | null;
  view: (seq: number) => Promise<Tabletop>;
  seat: () => number | null;
  takenBack: () => string;
  /** Called whenever the present is reached. */
  arrived: () => void;
}

const CAPTION_STAYS = 6000;
const wait = (ms: number): Promise<void> => new Promise((settle) => setTimeout(settle, ms));

/** Kept when the page can be seen. */
function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((settle) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      settle();
    };
    document.addEventListener("visibilitychange", look);
  });
}

export class Stage {
  shown = $state.raw<Shown | null>(null);
  playing = $state(false);
  /** Whether something is played that happened before. */
  again = $state(false);
  pace = $state(0);
  caption = $state("");
  telling = $state.raw<MomentInfo | null>(null);
  #run = 0;
  #deadline = 0;
  #known = 0;
  #fading = 0;

  constructor(readonly source: Source) {}

  /** Nothing is shown, and nothing of it is left. */
  clear(): void {
    this.#run += 1;
    this.playing = false;
    this.again = false;
    this.shown = null;
    this.#say(null);
  }

  /** The present at once. */
  skip(): void {
    this.#run += 1;
    const present = this.source.present();
    const before = this.shown?.seq ?? 0;
    this.playing = false;
    this.again = false;
    if (!present) return;
    this.pace = 0;
    this.shown = present;
    const last = between(this.source.history(), before, present.seq).at(-1);
    if (last && before) this.#say(last);
    this.#fade();
    this.source.arrived();
  }

  /** There is news, or an answer of an unfinished group. */
  news(): void {
    if (this.playing) return;
    const present = this.source.present();
    if (!present) return;
    if (this.shown?.seq === present.seq) {
      this.pace = lasting(200);
      this.shown = present;
      this.source.arrived();
    } else if (this.shown === null || settings.speed === "off") {
      this.skip();
    } else {
      void this.#play();
    }
  }

  /** Play what happened after a moment. Once this is kept, the first picture is shown. */
  async replay(from: number): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    try {
      const top = await this.source.view(from);
      if (run !== this.#run) return;
      this.again = true;
      this.pace = 0;
      this.shown = { seq: from, top };
      this.#say(null);
      void this.#play(450);
    } catch {
      if (run === this.#run) this.skip();
    }
  }

  async #play(before = 0): Promise<void> {
    const run = ++this.#run;
    this.playing = true;
    this.#known = 0;
    if (before) await wait(before);
    while (run === this.#run) {
      await visible();
      const present = this.source.present();
      if (run !== this.#run || !present || !this.shown) return;
      if (present.seq > this.#known) {
        this.#known = present.seq;
        this.#deadline = performance.now() + this.#long(BUDGET);
      }
      const left = (this.#deadline - performance.now()) / (this.#long(1000) / 1000 || 1);
      const steps = plan(between(this.source.history(), this.shown.seq, present.seq), left, this.source.seat());
      const [step] = steps;
      const seq = step?.moment.seq ?? present.seq;
      let top = seq === present.seq || !step ? present.top : null;
      for (const next of steps.slice(1, 4))
        if (next.moment.seq !== present.seq) void this.source.view(next.moment.seq).catch(() => undefined);
      top ??= await this.source.view(seq).catch(() => null);
      if (run !== this.#run) return;
      const last = steps.length <= 1;
      this.pace = lasting(step?.pace ?? 200);
      if (step) this.#say(step.moment);
      if (last) {
        this.shown = present;
        const own = step && isOwn(step.moment, this.source.seat()) && step.stay === 0;
        if (!own) await wait(this.#long(step?.pace ?? 0));
        if (run !== this.#run) return;
        if (this.source.present()?.seq === present.seq) return this.#arrive();
        await wait(this.#long(step?.stay ?? 0));
      } else if (step) {
        this.shown = { seq, top: top ?? this.shown.top };
        await wait(this.#long(step.pace + step.stay));
      }
    }
  }

  #arrive(): void {
    this.#run += 1;
    this.shown = this.source.present();
    this.playing = false;
    this.again = false;
    this.#fade();
    this.source.arrived();
  }

  /** How long something takes; a story that is asked for has its time even where nothing moves. */
  #long(usual: number): number {
    return settings.speed === "off" ? (this.again ? usual : 0) : lasting(usual);
  }

  #say(moment: MomentInfo | null): void {
    clearTimeout(this.#fading);
    this.telling = moment;
    this.caption = moment ? wording(moment, this.source.takenBack()) : "";
  }

  #fade(): void {
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.#say(null), CAPTION_STAYS);
  }
}
