/** What the choices of a question point at, and how they are best offered. */

import bodies from "virtual:icons";
import type { AreaInfo, Choice, DeckInfo, QuestionInfo } from "../api/socket";
import { drawable } from "../lib/looks";

/** What one click chooses: one choice, or one and what follows it in the same group. */
export interface Click {
  choice: Choice;
  then?: Choice;
  label: string;
}

export const labelOf = (choice: Choice): string => choice.label ?? choice.action;

/**
 * What clicks on areas mean. Where the areas belong to what follows one single choice, a click takes both; but not
 * where that choice plays a card beside the board, which nobody expects of a click on an area.
 */
export function pointing(choices: Choice[]): Map<string, Click> {
  const clicks = new Map<string, Click>();
  for (const choice of choices) {
    if (choice.target_kind === "area" && choice.target) clicks.set(choice.target, { choice, label: labelOf(choice) });
  }
  if (clicks.size) return clicks;
  const leading = choices.filter(
    (choice) => choice.target_kind !== "card" && choice.then?.some((next) => next.target_kind === "area"),
  );
  if (leading.length === 1 && leading[0]) {
    const [choice] = leading;
    for (const then of choice.then ?? []) {
      if (then.target_kind === "area" && then.target) {
        clicks.set(then.target, { choice, then, label: `${labelOf(choice)}: ${labelOf(then)}` });
      }
    }
  }
  return clicks;
}

export interface Offer {
  god: string;
  /** By their number, the lowest first. */
  choices: Choice[];
}

/** Offerings, by god. */
export function offers(choices: Choice[]): Map<string, Offer> {
  const byGod = new Map<string, Offer>();
  for (const choice of choices) {
    if (choice.verb !== "bid" || !choice.target) continue;
    const offer = byGod.get(choice.target) ?? { god: choice.target, choices: [] };
    offer.choices.push(choice);
    byGod.set(choice.target, offer);
  }
  for (const offer of byGod.values()) offer.choices.sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
  return byGod;
}

/** The choices that name a god, other than offerings. */
export function onGods(choices: Choice[]): Map<string, Choice> {
  const named = choices.filter((choice) => choice.target_kind === "god" && choice.target && choice.verb !== "bid");
  return new Map(named.map((choice) => [choice.target ?? "", choice]));
}

/**
 * The choices that point at cards one can see beside the board: on a track, drawn, known on top, or discarded; and at
 * others that one sees.
 */
export function onCards(choices: Choice[], decks: DeckInfo[], others: readonly string[] = []): Map<string, Choice[]> {
  const visible = new Set([
    ...decks.flatMap((deck) => [
      ...deck.track.map((row) => row.card),
      ...deck.revealed,
      ...deck.known_on_top,
      ...deck.discard,
    ]),
    ...others,
  ]);
  const byCard = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.target_kind !== "card" || !choice.target || !visible.has(choice.target)) continue;
    byCard.set(choice.target, [...(byCard.get(choice.target) ?? []), choice]);
  }
  return byCard;
}

/** The choices of a question by where they are offered. */
export interface Sorted {
  /** Buttons, in the order of the server. */
  buttons: Choice[];
  /** Choices that differ only by a number. */
  numbers: Choice[];
  /** What begins a battle in an area, with its odds. */
  battles: Choice[];
  /** To end, stop, do without. */
  closing: Choice[];
}

const CLOSING = new Set(["end", "stay", "decline", "forgo", "pass"]);

/** The choices that are neither on the board, nor a god, nor a card beside the board. */
export function sorted(choices: Choice[], cards: Map<string, Choice[]>): Sorted {
  const parts: Sorted = { buttons: [], numbers: [], battles: [], closing: [] };
  const shown = new Set([...cards.values()].flat());
  for (const choice of choices) {
    if (choice.target_kind === "area") {
      if (choice.odds) parts.battles.push(choice);
    } else if (choice.verb === "bid" || shown.has(choice)) continue;
    else if (CLOSING.has(choice.verb)) parts.closing.push(choice);
    else if (choice.number != null && !choice.target) parts.numbers.push(choice);
    else parts.buttons.push(choice);
  }
  if (parts.numbers.length === 1) parts.buttons.push(...parts.numbers.splice(0));
  return parts;
}

/**
 * The number that is meant where nothing speaks against it: all; but where that would leave no guard on the land that
 * they come from, all but one. None where only one is there.
 */
export function usualNumber(numbers: Choice[], land?: Pick<AreaInfo, "pieces">): Choice | undefined {
  const most = numbers.at(-1);
  const all = land?.pieces.reduce((sum, piece) => sum + piece.number, 0);
  if (all === undefined || most?.number !== all) return most;
  return numbers.find((choice) => choice.number === all - 1 && choice.number > 0);
}

export type Place = "board" | "gods" | "cards";

/** Where on the table the choices lie, if the question itself does not hold them. */
export function places(question: QuestionInfo, decks: DeckInfo[]): Place[] {
  const lit: Place[] = [];
  if (pointing(question.choices).size) lit.push("board");
  if (offers(question.choices).size || onGods(question.choices).size) lit.push("gods");
  if (onCards(question.choices, decks).size) lit.push("cards");
  return lit;
}

/** What to show first on a small screen; nothing where the question decides nothing. */
export function firstPlace(question: QuestionInfo, decks: DeckInfo[]): Place | null {
  const lit = places(question, decks);
  if (lit.includes("gods")) return "gods";
  if (lit.includes("board")) return "board";
  const { buttons, numbers } = sorted(question.choices, onCards(question.choices, decks));
  return lit.includes("cards") && buttons.length + numbers.length === 0 ? "cards" : "board";
}

/** The way out that is meant where nothing else can be done: the first one. */
export const isWayOut = (choice: Choice, choices: Choice[]): boolean =>
  onlyClosing(choices) && choices.find((one) => !one.useless) === choice;

/** Whether a question leaves nothing sensible but to end. */
export function onlyClosing(choices: Choice[]): boolean {
  return choices.every((choice) => CLOSING.has(choice.verb) || choice.useless === true);
}

/** Whole percentages that add up to 100. */
export function percents(odds: number[]): number[] {
  const exact = odds.map((share) => share * 100);
  const whole = exact.map(Math.floor);
  const rest = exact
    .map((share, index) => ({ index, part: share - Math.floor(share) }))
    .sort((one, other) => other.part - one.part);
  const missing =
    Math.round(exact.reduce((sum, share) => sum + share, 0)) - whole.reduce((sum, share) => sum + share, 0);
  for (const { index } of rest.slice(0, Math.max(0, missing))) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** What is pointed at elsewhere: on the board, among the gods, by an emblem. */
const POINTED = new Set(["area", "god", "faction"]);

/** The icon for what a choice points at. */
export function iconOf(choice: Choice): string | null {
  if (choice.target_kind && !POINTED.has(choice.target_kind)) {
    const own = `${choice.target_kind}-${choice.target}`;
    if (drawable(own)) return own;
    const unit = `unit-${choice.target}`;
    if (unit in bodies) return unit;
  }
  return { move: "unit-troop", sail: "unit-fleet", peek: "watch" }[choice.verb] ?? null;
}
