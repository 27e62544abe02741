/** The analysis of the game of a table: asked for, waited for, shown. */

import { api, type AnalysisReply } from "../lib/api";
import type { TableState } from "../lib/table.svelte";
import { t } from "../text";

const EVERY = 1000;

class Analysing {
  reply = $state.raw<AnalysisReply | null>(null);
  /** Why the last request came to nothing. */
  problem = $state.raw<unknown>(null);
  #watching = 0;
  #timer = 0;

  constructor(readonly table: TableState) {}

  /** Whether this game can have an analysis: once it has ended by the rules. */
  get possible(): boolean {
    const { table } = this;
    return (
      table.finished && !table.info?.lesson && (table.now?.top.over === true || table.info?.status === "abandoned")
    );
  }

  get done(): boolean {
    return this.reply?.state === "done";
  }

  get underWay(): boolean {
    return this.reply?.state === "waiting" || this.reply?.state === "running";
  }

  /** As long as somebody looks at it, it is asked how far it is. Gives what ends that. */
  watch = (): (() => void) => {
    this.#watching += 1;
    if (!this.done) void this.#ask(api.analysis);
    return () => {
      this.#watching -= 1;
      if (!this.#watching) clearTimeout(this.#timer);
    };
  };

  begin = (): Promise<void> => this.#ask(api.analyse);
  stop = (): Promise<void> => this.#ask(api.stopAnalysis);

  async #ask(what: (id: string) => Promise<AnalysisReply>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.reply = await what(this.table.id);
      this.problem = null;
    } catch (error) {
      this.problem = error;
    }
    clearTimeout(this.#timer);
    if (this.underWay && this.#watching) this.#timer = window.setTimeout(() => void this.#ask(api.analysis), EVERY);
  }
}

const known = new WeakMap<TableState, Analysing>();

/** The one analysis of a table, wherever it is shown. */
export function analysisOf(table: TableState): Analysing {
  let found = known.get(table);
  if (!found) known.set(table, (found = new Analysing(table)));
  return found;
}

/** Who wins together, by name. */
export function sideName(table: TableState, factions: string[]): string {
  return t().joinNames([...new Set(factions.map((faction) => table.who(faction)))]);
}
