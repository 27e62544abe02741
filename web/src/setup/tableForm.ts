/** What is chosen for a new table, and the request that is sent for it. What can be chosen is what the server says. */

import type { NewTable, SeatRequest } from "../lib/api";

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
  beliefs: boolean;
  absence: number;
  title: string;
  listed: boolean;
  seats: SeatForm[];
}

export interface ChosenOptions {
  options: Record<string, unknown>;
  wrong: string[];
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

/** Of the options that there are, those that differ from the usual, and the names of those that make no sense. */
export function optionsOf(form: TableForm, names: string[], allowed: Record<string, unknown>): ChosenOptions {
  const options: Record<string, unknown> = {};
  const wrong: string[] = [];
  for (const name of names) {
    const value = optionValue(optionKind(name, allowed[name]), form.options[name]);
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

/** The request that is sent for a form; `options` are those to send, `layout` is the board that was looked at. */
export function tableRequest(
  form: TableForm,
  options: Record<string, unknown>,
  layout: unknown,
  names: Names,
): NewTable {
  return {
    edition: form.edition,
    players: form.players,
    expansions: form.expansions,
    teams: form.teams,
    board:
      form.board === "random" && layout && typeof layout === "object"
        ? (layout as Record<string, unknown>)
        : form.board,
    options,
    title: form.title.trim(),
    listed: form.listed && openSeats(form.seats) > 0,
    settings: {
      hints: form.hints,
      odds: form.odds,
      spectators: form.spectators,
      beliefs: form.beliefs,
      absence_minutes: form.absence,
    },
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
    beliefs: true,
    absence: ABSENCES[0] ?? 2,
    title: "",
    listed: true,
    seats: withSeats([], PLAYERS, bot),
  };
}
