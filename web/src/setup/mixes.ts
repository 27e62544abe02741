/** What goes together at a table to be. The server says what does, and what each choice makes of the rest. */

import type { About, Mix, MixChoice, MixReply, MixRequest, PresetInfo } from "../lib/api";
import { optionKind, type OptionForm, type TableForm, withSeats } from "./tableForm";

export type EditionInfo = About["editions"][string];

/** Options that are one of some names; the others go with everything. */
function named(options: OptionForm, allowed: Record<string, unknown>): Record<string, string> {
  const chosen = Object.entries(options).filter(
    ([name, value]) => typeof value === "string" && value !== "" && optionKind(name, allowed[name]).kind === "enum",
  );
  return Object.fromEntries(chosen) as Record<string, string>;
}

/** The question to the server about what was chosen. */
export function mixRequest(form: TableForm, allowed: Record<string, unknown>): MixRequest {
  const { edition, players, expansions, teams } = form;
  return { edition, players, expansions, teams, options: named(form.options, allowed) };
}

/** The form with another mix: seats for all who play, and no options but those of the mix and those for everything. */
export function withMix(form: TableForm, mix: Mix, allowed: Record<string, unknown>, bot: string): TableForm {
  return {
    ...form,
    players: mix.players,
    expansions: mix.expansions,
    teams: mix.teams,
    options: { ...forEverything(form.options, allowed), ...mix.options },
    seats: withSeats(form.seats, mix.players, bot),
  };
}

function forEverything(options: OptionForm, allowed: Record<string, unknown>): OptionForm {
  const others = named(options, allowed);
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in others)));
}

/** The form for another edition, of which nothing is chosen yet. */
export function withEdition(
  form: TableForm,
  edition: string,
  random: boolean,
  allowed: Record<string, unknown>,
): TableForm {
  const options = forEverything(form.options, allowed);
  return { ...form, edition, expansions: [], options, board: random ? form.board : "ready" };
}

/** The numbers of players that do not fit, with what speaks against each. */
export function unfitPlayers(mix: MixReply): [number, MixChoice][] {
  const found = Object.entries(mix.players).filter(([, choice]) => choice.reasons.length > 0);
  return found.map(([count, choice]) => [Number(count), choice]);
}

/** Numbers in a few signs: "2–5", "4, 6". */
export function shortRange(numbers: number[]): string {
  const first = numbers[0] ?? 0;
  const last = numbers.at(-1) ?? 0;
  const unbroken = numbers.length > 1 && last - first === numbers.length - 1;
  return unbroken ? `${first}–${last}` : numbers.join(", ");
}

/** The expansions of a preset that somebody lacks who has said which ones are there; null: nothing was said. */
export function lackedBy(preset: PresetInfo, owned: string[] | null): string[] {
  return owned === null ? [] : preset.expansions.filter((name) => !owned.includes(name));
}
