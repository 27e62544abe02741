/** What is chosen for a new table, and the request that is sent for it. What can be chosen is what the server says. */

import type { About, NewTable, SeatRequest } from "../lib/api";

export type EditionInfo = About["editions"][string];

/** What an edition offers with some expansions. */
export interface Offer {
  players: number[];
  teams_allowed: number[];
  teams_required: number[];
  options: string[];
  /** What options are where the table does not say, if that is not what they are without expansions. */
  defaults: Record<string, string>;
}

/** Who sits on a seat: you, somebody else at this screen, anybody with the link, or a bot. */
export interface SeatForm {
  kind: "me" | "also" | "open" | "bot";
  bot: string;
  name: string;
}

/** Options as they stand in the form: text for numbers, enumerations and scales ("" is the usual), or a yes. */
export type OptionForm = Record<string, string | boolean>;

export interface TableForm {
  edition: string;
  players: number;
  expansions: string[];
  teams: boolean;
  board: "ready" | "random";
  options: OptionForm;
  hints: boolean;
  odds: boolean;
  spectators: boolean;
  absence: number;
  title: string;
  listed: boolean;
  seats: SeatForm[];
}

export const PLAYERS = 4;
export const ABSENCES = [2, 10, 1440, 4320];

// -- seats --------------------------------------------------------------------------------------------------------

export const botSeat = (bot: string): SeatForm => ({ kind: "bot", bot, name: "" });

/** The seats of a table of another size: those there were, and bots on new ones. You keep a seat. */
export function withSeats(seats: SeatForm[], players: number, bot: string): SeatForm[] {
  const fresh = Array.from(
    { length: players },
    (_, number): SeatForm => seats[number] ?? { ...botSeat(bot), kind: number ? "bot" : "me" },
  );
  const mine = seats.slice(players).find((seat) => seat.kind === "me");
  return mine ? [...fresh.slice(0, -1), mine] : fresh;
}

/** The seats after somebody was put on one. You have one seat of your own: who takes it changes places with you. */
export function withSeat(seats: SeatForm[], number: number, kind: SeatForm["kind"], bot?: string): SeatForm[] {
  const before = seats[number];
  return seats.map((seat, index) => {
    if (index === number) return { ...seat, kind, bot: bot ?? seat.bot };
    if (kind === "me" && seat.kind === "me" && before) return before;
    return seat;
  });
}

/** The same for everybody but you. */
export function withOthers(seats: SeatForm[], kind: "also" | "open" | "bot", bot: string): SeatForm[] {
  return seats.map((seat) => (seat.kind === "me" ? seat : { ...seat, kind, bot }));
}

export const openSeats = (seats: SeatForm[]): number => seats.filter((seat) => seat.kind === "open").length;

export function seatRequest(seat: SeatForm, myName: string, otherName: string): SeatRequest {
  if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
  if (seat.kind === "open") return { kind: "open", bot: "novice" };
  const name = seat.kind === "me" ? seat.name.trim() || myName : seat.name.trim() || otherName;
  return { kind: "me", bot: "novice", name: name || null };
}

// -- what goes together -------------------------------------------------------------------------------------------

/**
 * What an edition offers with the expansions that were chosen: each may change who plays, and has options of its own.
 */
export function offerWith(edition: EditionInfo, expansions: string[]): Offer {
  const { players, teams_allowed, teams_required, options } = edition;
  const offer: Offer = { players, teams_allowed, teams_required, options, defaults: {} };
  for (const [name, changes] of Object.entries(edition.changes)) {
    if (!expansions.includes(name)) continue;
    offer.players = changes.players ?? offer.players;
    offer.teams_allowed = changes.teams_allowed ?? offer.teams_allowed;
    offer.teams_required = changes.teams_required ?? offer.teams_required;
    offer.options = [...new Set([...offer.options, ...changes.options])];
    offer.defaults = { ...offer.defaults, ...changes.defaults };
  }
  return offer;
}

/** The form as another edition allows it. */
export function withEdition(form: TableForm, name: string, edition: EditionInfo, bot: string): TableForm {
  const expansions = form.expansions.filter((expansion) => expansion in edition.expansions);
  const board = edition.random_boards ? form.board : "ready";
  return withExpansions({ ...form, edition: name, board }, expansions, edition, bot);
}

/** The form with other expansions, brought into what they allow. */
export function withExpansions(form: TableForm, expansions: string[], edition: EditionInfo, bot: string): TableForm {
  const offer = offerWith(edition, expansions);
  const players = offer.players.includes(form.players) ? form.players : Math.max(...offer.players);
  const options = Object.fromEntries(Object.entries(form.options).filter(([option]) => offer.options.includes(option)));
  return withPlayers({ ...form, expansions, options }, players, offer, bot);
}

/** The form with a part of an expansion switched on or off: what needs the part goes with it. */
export function withSwitch(form: TableForm, name: string, on: boolean, edition: EditionInfo, bot: string): TableForm {
  const options = { ...form.options, [name]: on ? "" : "off" };
  const kept = form.expansions
    .filter((expansion) => missingOptions(edition, expansion, options).length > 0)
    .reduce((left, gone) => (left.includes(gone) ? toggleExpansion(edition, gone, left) : left), form.expansions);
  return withExpansions({ ...form, options }, kept, edition, bot);
}

/** The form with another number of players: teams only where they may be, always where they must. */
export function withPlayers(form: TableForm, players: number, offer: Offer, bot: string): TableForm {
  return {
    ...form,
    players,
    teams: mustTeam(offer, players) || (form.teams && mayTeam(offer, players)),
    seats: withSeats(form.seats, players, bot),
  };
}

export const mayTeam = (offer: Offer, players: number): boolean =>
  offer.teams_allowed.includes(players) || offer.teams_required.includes(players);
export const mustTeam = (offer: Offer, players: number): boolean => offer.teams_required.includes(players);

/** What is still missing for an expansion. */
export function missingExpansions(edition: EditionInfo, expansion: string, chosen: string[]): string[] {
  return (edition.expansions[expansion] ?? []).filter((needed) => !chosen.includes(needed));
}

/** The switches of an expansion: options of its own that leave a part of it out. */
export function switchesOf(edition: EditionInfo, expansion: string, allowed: Record<string, unknown>): string[] {
  return (edition.changes[expansion]?.options ?? []).filter((option) => isSwitch(allowed[option]));
}

const SWITCH = ["on", "off"];
const isSwitch = (values: unknown): boolean =>
  Array.isArray(values) && values.length === SWITCH.length && SWITCH.every((value, at) => values[at] === value);

/** The options that an expansion needs otherwise than they are. */
export function missingOptions(edition: EditionInfo, expansion: string, options: OptionForm): string[] {
  const needed = Object.entries(edition.changes[expansion]?.needs_options ?? {});
  return needed.flatMap(([option, value]) => {
    const chosen = options[option];
    return (typeof chosen === "string" && chosen !== "" ? chosen : value) === value ? [] : [option];
  });
}

/** Whether a switch is the last of those that are on, one of which its expansion needs. */
export function isLastOn(edition: EditionInfo, expansion: string, option: string, options: OptionForm): boolean {
  const parts = edition.changes[expansion]?.needs_one_on ?? [];
  return parts.includes(option) && parts.every((part) => (options[part] === "off") === (part !== option));
}

/** The expansions after one was chosen, with what it needs, or taken away, with what needs it; in the usual order. */
export function toggleExpansion(edition: EditionInfo, expansion: string, chosen: string[]): string[] {
  const wanted = new Set(chosen);
  if (wanted.has(expansion)) remove(expansion);
  else add(expansion);
  return Object.keys(edition.expansions).filter((name) => wanted.has(name));

  function add(name: string): void {
    wanted.add(name);
    for (const needed of edition.expansions[name] ?? []) if (!wanted.has(needed)) add(needed);
  }
  function remove(name: string): void {
    wanted.delete(name);
    for (const [other, needs] of Object.entries(edition.expansions)) {
      if (wanted.has(other) && needs.includes(name)) remove(other);
    }
  }
}

// -- options ------------------------------------------------------------------------------------------------------

export type OptionKind =
  { kind: "number" | "scale"; from: number; to: number } | { kind: "flag" } | { kind: "enum"; members: string[] };

/** What kind of option it is, from the values that the server names. */
export function optionKind(name: string, values: unknown): OptionKind {
  if (Array.isArray(values)) {
    return values.every((value) => typeof value === "boolean")
      ? { kind: "flag" }
      : { kind: "enum", members: values.map(String) };
  }
  const { from = 0, to = 99 } = (values ?? {}) as { from?: number; to?: number };
  return { kind: name === "scale" ? "scale" : "number", from, to };
}

/** Numbers out of a text such as "1, 3 5;7"; null where something else stands in it. */
export function numbersIn(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : null;
}

/** The value to send, undefined for the usual one, null where it makes no sense. */
export function optionValue(option: OptionKind, value: string | boolean | undefined): unknown {
  if (option.kind === "flag") return value === true ? true : undefined;
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return undefined;
  if (option.kind === "enum") return option.members.includes(text) ? text : null;
  const numbers = numbersIn(text);
  const inside = numbers?.every((number) => number >= option.from && number <= option.to);
  if (!numbers?.length || !inside) return null;
  if (option.kind === "number") return numbers.length === 1 ? numbers[0] : null;
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0)) ? numbers : null;
}

function offerOf(form: TableForm, about: About): Offer | undefined {
  const edition = about.editions[form.edition];
  return edition && offerWith(edition, form.expansions);
}

/** The options that differ from the usual, and the names of those that make no sense. */
export function optionsOf(form: TableForm, about: About): { options: Record<string, unknown>; wrong: string[] } {
  const options: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of offerOf(form, about)?.options ?? []) {
    const value = optionValue(optionKind(name, about.options[name]), form.options[name]);
    if (value === null) wrong.push(name);
    else if (value !== undefined) options[name] = value;
  }
  return { options, wrong };
}

// -- the request --------------------------------------------------------------------------------------------------

interface Names {
  /** What you are called, and what others at this screen are called who gave no name. */
  mine: string;
  other: (number: number) => string;
}

/** The request that is sent for a form; `layout` is the board that was looked at. */
export function tableRequest(form: TableForm, about: About, layout: unknown, names: Names): NewTable {
  const offer = offerOf(form, about);
  return {
    edition: form.edition,
    players: form.players,
    expansions: form.expansions,
    teams: offer && mayTeam(offer, form.players) ? form.teams : null,
    board:
      form.board === "random" && layout && typeof layout === "object"
        ? (layout as Record<string, unknown>)
        : form.board,
    options: optionsOf(form, about).options,
    title: form.title.trim(),
    listed: form.listed && openSeats(form.seats) > 0,
    settings: { hints: form.hints, odds: form.odds, spectators: form.spectators, absence_minutes: form.absence },
    seats: form.seats.map((seat, number) => seatRequest(seat, names.mine, names.other(number + 1))),
    start: openSeats(form.seats) === 0,
  };
}

/** A table for somebody who wants to play now: you and bots. */
export function quickTableRequest(edition: string, bot: string): Partial<NewTable> {
  const others = Array.from({ length: PLAYERS - 1 }, (): SeatRequest => ({ kind: "bot", bot }));
  return { edition, players: PLAYERS, seats: [{ kind: "me", bot: "novice" }, ...others], start: true };
}

/** The form as a newcomer finds it. */
export function firstForm(edition: string, bot: string): TableForm {
  return {
    edition,
    players: PLAYERS,
    expansions: [],
    teams: false,
    board: "ready",
    options: {},
    hints: true,
    odds: true,
    spectators: true,
    absence: ABSENCES[0] ?? 2,
    title: "",
    listed: true,
    seats: withSeats([], PLAYERS, bot),
  };
}
