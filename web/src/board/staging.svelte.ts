/** The stages of a battle one after the other, at the reader's pace: by themselves, held, stepped or skipped. */

import { animationTime } from "../lib/settings.svelte";
import type { Stage } from "./stages";

/** How many milliseconds a stage is seen at normal speed. */
export const TIMES: Record<Stage["kind"], number> = {
  armies: 1400,
  help: 900,
  note: 1100,
  dice: 1200,
  sum: 1100,
  loss: 1200,
  retreat: 1200,
  end: 1000,
};

export class Staging {
  stages = $state.raw<readonly Stage[]>([]);
  at = $state(0);
  /** Whether stages are still to come by themselves. */
  playing = $state(false);
  held = $state(false);
  /** Which battle it is, and how much of it. */
  key = "";
  /** Kept when no stages are to come by themselves any more. */
  ended = Promise.resolve();
  /** How many times as long each stage is seen. */
  #slowness = 1;
  #timer = 0;
  #over: () => void = () => undefined;

  get stage(): Stage | null {
    return this.stages[this.at] ?? null;
  }

  get last(): boolean {
    return this.at >= this.stages.length - 1;
  }

  /** Show stages from one on. Kept when the last has been seen, or the rest is skipped. */
  play(stages: readonly Stage[], from: number, { key = "", held = false, slowness = 1 } = {}): Promise<void> {
    this.finish();
    this.key = key;
    this.#slowness = slowness;
    this.stages = stages;
    this.at = from;
    if (from >= stages.length) return Promise.resolve();
    this.playing = true;
    this.held = held;
    const ended = new Promise<void>((resolve) => (this.#over = resolve));
    this.ended = ended;
    this.#wait();
    return ended;
  }

  /** What happened is known: the last stage, from which one can go back. Who has gone back to one stays there. */
  show(stages: readonly Stage[], key: string): void {
    if (this.playing || key === this.key) return;
    this.key = key;
    this.stages = stages;
    this.at = Math.max(0, stages.length - 1);
  }

  next(): void {
    if (!this.last) this.at += 1;
    else if (this.playing) return this.finish();
    this.#wait();
  }

  /** Whoever goes back wants to look: nothing goes on by itself then. */
  back(): void {
    this.at = Math.max(0, this.at - 1);
    if (this.playing) this.hold(true);
  }

  hold(held: boolean): void {
    this.held = held;
    this.#wait();
  }

  /** The last stage at once. */
  finish(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.playing = false;
    this.held = false;
    this.at = Math.max(0, this.stages.length - 1);
    this.#over();
  }

  /** Nothing is left of it. */
  clear(): void {
    this.finish();
    this.key = "";
    this.stages = [];
    this.at = 0;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const stage = this.stage;
    if (!this.playing || this.held || !stage) return;
    const time = animationTime(TIMES[stage.kind]) * this.#slowness;
    if (time > 0) this.#timer = window.setTimeout(() => this.next(), time);
    else this.finish();
  }
}
