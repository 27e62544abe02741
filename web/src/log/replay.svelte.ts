/** The way through a game that was played: steps, and a replay that goes on by itself. */

import { tick } from "svelte";
import { animationTime } from "../lib/settings.svelte";
import { naturalStep } from "../lib/moments";
import type { TableState } from "../lib/table.svelte";

class Replay {
  running = $state(false);
  #timer = 0;

  constructor(readonly table: TableState) {}

  get at(): number {
    return this.table.past.wanted ?? this.table.last;
  }

  halt = (): void => {
    this.running = false;
    clearTimeout(this.#timer);
  };

  go = (number: number | null): void => {
    this.halt();
    void this.table.past.look(number);
  };

  async step(way: 1 | -1): Promise<void> {
    const { table, at } = this;
    await table.reach(at);
    let next = table.past.neighbour(at, way);
    while (next === null && way < 0 && table.firstKnown > 1 && (await table.reach(table.firstKnown - 1)))
      next = table.past.neighbour(at, way);
    if (next !== null && this.at === at) this.go(next);
  }

  async playFromStart(): Promise<void> {
    this.halt();
    await this.table.past.look(1);
    await this.play();
  }

  async play(): Promise<void> {
    if (this.running) return this.halt();
    this.running = true;
    if (this.table.past.wanted === null) await this.table.past.look(1);
    await this.table.reach(this.at);
    if (this.running) this.#advance();
  }

  /** The next moment, after this one has had its time. */
  #advance(): void {
    const { table, at } = this;
    const here = table.momentAt(at);
    const next = table.past.neighbour(at, 1);
    if (next === null) return this.halt();
    table.past.expect(next);
    const shown = here ? naturalStep(here, null) : { pace: 500, stay: 400 };
    this.#timer = window.setTimeout(
      async () => {
        if (!this.running) return;
        await table.past.look(next);
        if (table.past.wanted === null) return this.halt();
        await tick();
        await table.playback.staging.ended;
        if (this.running) this.#advance();
      },
      Math.max(animationTime(shown.pace + shown.stay), 350),
    );
  }
}

const replays = new WeakMap<TableState, Replay>();

/** The one replay of a table, whatever controls it has on the screen. */
export function replayOf(table: TableState): Replay {
  let replay = replays.get(table);
  if (!replay) replays.set(table, (replay = new Replay(table)));
  return replay;
}
