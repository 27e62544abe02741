/** Shows the present. What is new is played one step after another, so that a person can follow. */

import type { MomentInfo, Tabletop } from "../api/socket";
import { battleAt } from "../board/fought.svelte";
import { Staging } from "../board/staging.svelte";
import { animationTime, settings } from "./settings.svelte";
import { momentsBetween, BUDGET, isOwnAction, leadingTo, planSteps, momentText } from "./moments";

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
  /** Whether the present is for us to look at: somebody at this screen is asked, or the game is over. */
  ours: () => boolean;
  /** Whether the one who looks has never played before: then everything has more time. */
  firstGame: () => boolean;
  /** Called whenever the present is reached. */
  arrived: () => void;
}

const CAPTION_STAYS = 6000;
/** In a first game: how many times as long a step is seen, and how much longer a backlog may take. */
const FIRST_GAME = { step: 1.7, backlog: 4 };
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
  /** A battle is seen stage by stage, before what has come of it. */
  readonly staging = new Staging();
  /** The moment whose battle is seen so. */
  staged = $state.raw<MomentInfo | null>(null);
  /** Whether that was chosen at this table; else the settings say it. */
  #paused = $state<boolean | null>(null);
  #run = 0;
  #deadline = 0;
  #known = 0;
  #fading = 0;
  /** How many steps were asked for while it was paused. */
  #steps = 0;
  #wake: () => void = () => undefined;

  constructor(readonly source: Source) {}

  /** Whether what others do waits to be stepped through. */
  get paused(): boolean {
    return this.#paused ?? settings.stepping;
  }

  /** Whether what is shown waits for the one who looks: what others do, or the stages of a battle. */
  get held(): boolean {
    return this.paused || (this.staging.playing && this.staging.held);
  }

  /** Nothing is shown, and nothing of it is left. */
  clear(): void {
    this.#run += 1;
    this.staging.clear();
    this.staged = null;
    this.#wake();
    this.playing = false;
    this.replaying = false;
    this.shown = null;
    this.#setCaption(null);
  }

  /** The present at once. */
  skip(): void {
    this.#run += 1;
    this.staging.finish();
    this.staged = null;
    this.#wake();
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

  /** What others do is held: it goes on step by step, until it goes on by itself again. */
  pause(): void {
    this.#paused = true;
    this.#steps = 0;
    this.staging.hold(true);
  }

  goOn(): void {
    this.#paused = false;
    this.#known = 0;
    this.staging.hold(false);
    this.#wake();
  }

  /** The next step, whether it is there already or still to come. */
  step(): void {
    if (this.staging.playing) return this.staging.next();
    this.#steps = 1;
    this.#wake();
  }

  /** There is news, or an action of an unfinished group. */
  news(): void {
    if (this.playing) return this.#wake();
    const present = this.source.present();
    if (!present) return;
    if (this.shown?.moment === present.moment) {
      this.pace = animationTime(200);
      this.shown = present;
      this.source.arrived();
    } else if (this.shown === null || (settings.speed === "off" && !this.paused)) {
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
        this.#deadline =
          performance.now() + this.#duration(BUDGET) * (this.source.firstGame() ? FIRST_GAME.backlog : 1);
      }
      const steps = planSteps(
        momentsBetween(this.source.history(), this.shown.moment, present.moment),
        this.#left(),
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
      const own = step !== undefined && isOwnAction(step.moment, this.source.seat());
      const told = step && (await this.#stage(step.moment, this.paused && !own));
      if (run !== this.#run) return;
      this.pace = animationTime(step?.pace ?? 200);
      if (step) this.#setCaption(step.moment, told);
      if (last) {
        this.shown = present;
        if (!own || step.stay > 0) await this.#sleep(this.#duration(step?.pace ?? 0));
        if (!own) await this.#held(run, () => this.source.ours() && this.source.present()?.moment === present.moment);
        if (run !== this.#run) return;
        if (this.source.present()?.moment === present.moment) return this.#arrive();
        if (!this.paused) await this.#sleep(this.#duration(step?.stay ?? 0));
      } else if (step) {
        this.shown = { moment: number, top: top ?? this.shown.top };
        await this.#sleep(this.#duration(step.pace + step.stay));
        if (!own) await this.#held(run, () => false);
      }
    }
  }

  /**
   * Show the battle of a moment stage by stage, if there is one; until then the table is as it was before. As long as
   * it goes on, its stages tell what happens, and the caption only what led to it.
   */
  async #stage(moment: MomentInfo, held: boolean): Promise<string | undefined> {
    const { key, stages, fresh } = battleAt(this.source.history(), moment.moment);
    if (!fresh || moment.back_to != null) return undefined;
    const began = performance.now();
    this.#setCaption(moment, leadingTo(moment));
    this.staged = moment;
    await this.staging.play(stages, stages.length - fresh, { key, held, slowness: this.#slowness });
    if (this.staged === moment) this.staged = null;
    this.#deadline += performance.now() - began;
    return stages.at(-1)?.kind === "end" ? undefined : leadingTo(moment);
  }

  /** How many milliseconds at normal speed are left for what is to be shown; as many as it takes where it is paused. */
  #left(): number {
    if (this.paused) return Infinity;
    return (this.#deadline - performance.now()) / (this.#duration(1000) / 1000 || 1) / this.#slowness;
  }

  get #slowness(): number {
    return this.source.firstGame() && !this.paused ? FIRST_GAME.step : 1;
  }

  /** Wait so long, unless a step is asked for before. */
  async #sleep(ms: number): Promise<void> {
    if (ms <= 0 || this.#steps > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms * this.#slowness);
      this.#wake = () => {
        if (this.#steps === 0) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** While it is paused: wait until the next step is asked for, or something makes that needless. */
  async #held(run: number, needless: () => boolean): Promise<void> {
    while (run === this.#run && this.paused && this.#steps === 0 && !needless())
      await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#steps = 0;
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

  #setCaption(moment: MomentInfo | null, text?: string): void {
    clearTimeout(this.#fading);
    this.moment = moment;
    this.caption = moment ? (text ?? momentText(moment, this.source.takenBack())) : "";
  }

  #fade(): void {
    clearTimeout(this.#fading);
    this.#fading = window.setTimeout(() => this.#setCaption(null), CAPTION_STAYS);
  }
}
