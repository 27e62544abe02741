/** Shows the present. What is new is played one step after another, so that a person can follow. */

import type { MomentInfo, Tabletop } from "../api/socket";
import { animationTime, settings } from "./settings.svelte";
import { momentsBetween, BUDGET, isOwnAction, planSteps, momentText } from "./moments";

export interface ShownMoment {
  moment: number;
  top: Tabletop;
}

/** What a playback needs to know of its table. */
export interface Source {
  history: () => readonly MomentInfo[];
  present: () => ShownMoment | null;
  view: (number: number) => Promise<Tabletop>;
  seat: () => number | null;
  takenBack: () => string;
  /** Called whenever the present is reached. */
  arrived: () => void;
}

const CAPTION_STAYS = 6000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kept when the page can be seen. */
function visible(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
  });
}

export class Playback {
  shown = $state.raw<ShownMoment | null>(null);
  playing = $state(false);
  /** Whether something is played that happened before. */
  replaying = $state(false);
  pace = $state(0);
  caption = $state("");
  moment = $state.raw<MomentInfo | null>(null);
  #run = 0;
  #deadline = 0;
  #known = 0;
  #fading = 0;

  constructor(readonly source: Source) {}

  /** Nothing is shown, and nothing of it is left. */
  clear(): void {
    this.#run += 1;
    this.playing = false;
    this.replaying = false;
    this.shown = null;
    this.#setCaption(null);
  }

  /** The present at once. */
  skip(): void {
    this.#run += 1;
    const present = this.source.present();
    const before = this.shown?.moment ?? 0;
    this.playing = false;
    this.replaying = false;
    if (!present) return;
    this.pace = 0;
    this.shown = present;
    const last = momentsBetween(this.source.history(), before, present.moment).at(-1);
    if (last && before) this.#setCaption(last);
    this.#fade();
    this.source.arrived();
  }

  /** There is news, or an action of an unfinished group. */
  news(): void {
    if (this.playing) return;
    const present = this.source.present();
    if (!present) return;
    if (this.shown?.moment === present.moment) {
      this.pace = animationTime(200);
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
      this.replaying = true;
      this.pace = 0;
      this.shown = { moment: from, top };
      this.#setCaption(null);
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
      if (present.moment > this.#known) {
        this.#known = present.moment;
        this.#deadline = performance.now() + this.#duration(BUDGET);
      }
      const left = (this.#deadline - performance.now()) / (this.#duration(1000) / 1000 || 1);
      const steps = planSteps(
        momentsBetween(this.source.history(), this.shown.moment, present.moment),
        left,
        this.source.seat(),
      );
      const [step] = steps;
      const number = step?.moment.moment ?? present.moment;
      let top = number === present.moment || !step ? present.top : null;
      for (const next of steps.slice(1, 4))
        if (next.moment.moment !== present.moment) void this.source.view(next.moment.moment).catch(() => undefined);
      top ??= await this.source.view(number).catch(() => null);
      if (run !== this.#run) return;
      const last = steps.length <= 1;
      this.pace = animationTime(step?.pace ?? 200);
      if (step) this.#setCaption(step.moment);
      if (last) {
        this.shown = present;
        const own = step && isOwnAction(step.moment, this.source.seat()) && step.stay === 0;
        if (!own) await wait(this.#duration(step?.pace ?? 0));
        if (run !== this.#run) return;
        if (this.source.present()?.moment === present.moment) return this.#arrive();
        await wait(this.#duration(step?.stay ?? 0));
      } else if (step) {
        this.shown = { moment: number, top: top ?? this.shown.top };
        await wait(this.#duration(step.pace + step.stay));
      }
    }
  }

  #arrive(): void {
    this.#run += 1;
    this.shown = this.source.present();
    this.playing = false;
    this.replaying = false;
    this.#fade();
    this.source.arrived();
  }

  /** How long something takes; a replay that was asked for has its time even where nothing moves. */
  #duration(usual: number): number {
    return settings.speed === "off" ? (this.replaying ? usual : 0) : animationTime(usual);
  }

  #setCaption(moment: MomentInfo | null): void {
    clearTimeout(this.#fading);
    this.moment = moment;
    this.caption = moment ? momentText(moment, this.source.takenBack()) : "";
  }

  #fade(): void {
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.#setCaption(null), CAPTION_STAYS);
  }
}
