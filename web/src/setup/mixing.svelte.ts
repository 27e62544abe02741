/** A form for a table, of which the server says what goes together. */

import { api, type About, type MixChoice, type MixReply } from "../lib/api";
import { USUAL_BOT } from "../lib/bots";
import { type EditionInfo, mixRequest, withEdition, withMix } from "./mixes";
import { firstForm, optionKind, type TableForm } from "./tableForm";

export class Mixing {
  form = $state.raw<TableForm>(firstForm("legendary", USUAL_BOT));
  /** What the server said last about the form. */
  mix = $state.raw<MixReply | null>(null);
  /** Clicks come faster than replies: each thing waits for those before it. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly about: About,
    readonly bot: string,
    readonly failed: (error: unknown) => void,
  ) {}

  get edition(): EditionInfo | undefined {
    return this.about.editions[this.form.edition];
  }

  /** Change what goes with everything. */
  change(changes: Partial<TableForm>): void {
    this.form = { ...this.form, ...changes };
  }

  /** Change an option; one that is among some names may not go with the rest. */
  setOption(name: string, value: string | boolean): void {
    this.change({ options: { ...this.form.options, [name]: value } });
    if (optionKind(name, this.about.options[name]).kind === "enum") void this.#next(() => this.#ask());
  }

  /** Take a choice that the server offers; what else it changes comes with it. */
  choose(pick: (mix: MixReply) => MixChoice | undefined): Promise<void> {
    return this.#next(async () => {
      const choice = this.mix && pick(this.mix);
      if (choice) await this.#take((form) => withMix(form, choice.becomes, this.about.options, this.bot));
    });
  }

  /** Another edition, for as many as now if it is for them. */
  setEdition(name: string): Promise<void> {
    return this.#next(async () => {
      const random = this.about.editions[name]?.random_boards ?? false;
      const fresh = (form: TableForm) => withEdition(form, name, random, this.about.options);
      const { whole } = await api.mix(mixRequest(fresh(this.form), this.about.options));
      await this.#take((form) => withMix(fresh(form), whole.becomes, this.about.options, this.bot));
    });
  }

  /** When the server has answered about everything. */
  async answered(): Promise<void> {
    await this.#queue;
  }

  async #ask(): Promise<void> {
    this.mix = await api.mix(mixRequest(this.form, this.about.options));
  }

  /** Change the form together with what the server says about it; it may have changed otherwise meanwhile. */
  async #take(changed: (form: TableForm) => TableForm): Promise<void> {
    const mix = await api.mix(mixRequest(changed(this.form), this.about.options));
    this.form = changed(this.form);
    this.mix = mix;
  }

  #next(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work).catch(this.failed);
    this.#queue = done;
    return done;
  }
}
