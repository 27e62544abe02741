/** The story of a game: which moments are told, and for how long each is shown. Pure functions. */

import type { MomentInfo } from "../api/socket";

/** Milliseconds at normal speed in which any backlog is shown. */
export const BUDGET = 9000;
/** The shortest time for which a step is worth showing. */
export const SHORTEST = 170;

/** A step of a playback, in milliseconds at normal speed: the change takes `pace`, then it `stay`s. */
export interface Step {
  moment: MomentInfo;
  pace: number;
  stay: number;
}

/** The moments that are known, with more of them; those that are known already are not taken twice. */
export function remember(known: readonly MomentInfo[], more: readonly MomentInfo[]): MomentInfo[] {
  const last = known.at(-1)?.seq ?? 0;
  const fresh = more.filter((moment) => moment.seq > last);
  return fresh.length ? [...known, ...fresh] : (known as MomentInfo[]);
}

/** The last moment that all of these eyes know: from there on the server has to tell. */
export function lastKnown(moments: Record<string, readonly MomentInfo[]>, eyes: readonly string[]): number {
  return eyes.length ? Math.min(...eyes.map((each) => moments[each]?.at(-1)?.seq ?? 0)) : 0;
}

/** Whether a moment has something to tell. */
export function tells(moment: MomentInfo): boolean {
  return (moment.text?.length ?? 0) > 0 || moment.back_to != null;
}

/**
 * Moments without those that were taken back. The taking back itself stays where it reaches behind the first of them.
 */
export function standing(moments: readonly MomentInfo[]): MomentInfo[] {
  const kept: MomentInfo[] = [];
  const first = moments[0]?.seq ?? 0;
  for (const moment of moments) {
    if (moment.back_to == null) {
      kept.push(moment);
      continue;
    }
    while (kept.length && (kept.at(-1)?.seq ?? 0) > moment.back_to) kept.pop();
    if (moment.back_to < first - 1) kept.push(moment);
  }
  return kept;
}

/** What stands of the moments after one, up to another. */
export function between(moments: readonly MomentInfo[], from: number, to: number): MomentInfo[] {
  return standing(moments.filter((moment) => moment.seq > from && moment.seq <= to));
}

/** Whether a person answered there, and no bot in its place. */
export function isOwn(moment: MomentInfo, seat: number | null): boolean {
  return seat !== null && moment.player === seat && moment.kind === "answer" && !moment.note;
}

export interface Since {
  /** The moment after which the story begins. */
  from: number;
  moments: MomentInfo[];
  /** Whether the seat has not answered since. */
  fresh: boolean;
}

/** What the others did between a seat's last turn and its present one. */
export function sinceLastTurn(moments: readonly MomentInfo[], seat: number | null): Since {
  const stood = standing(moments);
  let end = stood.length;
  while (end > 0 && isOwn(stood[end - 1] as MomentInfo, seat)) end -= 1;
  let begin = end;
  while (begin > 0 && !isOwn(stood[begin - 1] as MomentInfo, seat)) begin -= 1;
  const from = begin > 0 ? (stood[begin - 1]?.seq ?? 1) : 1;
  const told = stood.slice(begin, end).filter((moment) => moment.seq > from && tells(moment));
  return { from, moments: told, fresh: end === stood.length };
}

const WEIGHTS: Record<string, number> = {
  "game-over": 9,
  metropolis: 8,
  "last-cycle": 8,
  eliminated: 8,
  battle: 7,
  roll: 6,
  "battle-won": 6,
  "battle-both-dead": 6,
  control: 5,
  creature: 5,
  hero: 5,
  sacrifice: 5,
  cycle: 4,
  kicked: 4,
  god: 3,
  move: 3,
  build: 3,
  offered: 2,
  recruit: 2,
};

function kinds(moment: MomentInfo): string[] {
  return moment.events.map((event) => String((event as Record<string, unknown>)["event"] ?? ""));
}

/** How much it matters that somebody sees it. */
export function weight(moment: MomentInfo): number {
  return Math.max(moment.back_to != null ? 3 : 0, ...kinds(moment).map((kind) => WEIGHTS[kind] ?? 1));
}

/** How long a moment is shown when there is no hurry. Dice have their time, whoever rolls them. */
export function natural(moment: MomentInfo, seat: number | null): Step {
  const happened = kinds(moment);
  if (happened.includes("roll")) return { moment, pace: 600, stay: 1000 };
  if (isOwn(moment, seat)) return { moment, pace: 250, stay: 0 };
  if (happened.includes("battle") || happened.includes("metropolis")) return { moment, pace: 600, stay: 900 };
  if (happened.includes("cycle")) return { moment, pace: 700, stay: 800 };
  const length = moment.text?.join(" ").length ?? 0;
  return { moment, pace: 500, stay: Math.min(Math.max(150 + 9 * length, 250), 1000) };
}

/**
 * The steps that show some moments within so many milliseconds, the last of them always; what matters least is left
 * out.
 */
export function plan(moments: readonly MomentInfo[], left: number, seat: number | null): Step[] {
  const last = moments.at(-1);
  if (!last) return [];
  const time = Math.max(left, SHORTEST);
  const room = Math.floor(time / SHORTEST);
  let told = moments.filter((moment) => tells(moment) || moment === last);
  if (told.length > room) {
    const ranked = told.map((moment, place) => ({ place, rank: moment === last ? Infinity : weight(moment) }));
    ranked.sort((one, other) => other.rank - one.rank || other.place - one.place);
    const chosen = new Set(ranked.slice(0, room).map((each) => each.place));
    told = told.filter((_, place) => chosen.has(place));
  }
  const steps = told.map((moment) => natural(moment, seat));
  const whole = steps.reduce((sum, step) => sum + step.pace + step.stay, 0);
  const share = Math.min(1, time / Math.max(whole, 1));
  return steps.map((step) => ({ moment: step.moment, pace: step.pace * share, stay: step.stay * share }));
}

/** A moment in words; of a cycle that begins only that it does, since the rest is seen all over the table. */
export function wording(moment: MomentInfo, takenBack: string): string {
  if (moment.back_to != null) return takenBack;
  const begins = kinds(moment).includes("cycle");
  return (moment.text ?? []).slice(0, begins ? (moment.before ?? 0) + 1 : undefined).join(" ");
}

/** The faction that acted, if one can be told. */
export function actor(moment: MomentInfo, factions: readonly { id: string; player: number }[]): string | null {
  if (moment.player === null) return null;
  const own = factions.filter((faction) => faction.player === moment.player).map((faction) => faction.id);
  for (const event of moment.events as Record<string, unknown>[]) {
    const named = event["faction"] ?? event["attacker"];
    if (typeof named === "string" && own.includes(named)) return named;
  }
  return own[0] ?? null;
}

/** A line of the log: a heading, or what happened at a moment. */
export type Line =
  | { kind: "cycle"; key: string; number: number }
  | { kind: "turn"; key: string; faction: string; god: string }
  | { kind: "moment"; key: string; moment: MomentInfo; text: string[] };

/** The log with its headings, oldest first; what was taken back is left out, but it says that something was. */
export function lines(moments: readonly MomentInfo[]): Line[] {
  const gone = new Set<number>();
  const stack: number[] = [];
  for (const moment of moments) {
    if (moment.back_to != null) while (stack.length && (stack.at(-1) ?? 0) > moment.back_to) gone.add(stack.pop() ?? 0);
    else stack.push(moment.seq);
  }
  const found: Line[] = [];
  for (const moment of moments) {
    if (gone.has(moment.seq) || !tells(moment)) continue;
    const text = moment.text ?? [];
    const begins = (moment.events as Record<string, unknown>[]).find((event) => event["event"] === "cycle");
    const before = begins ? (moment.before ?? 0) : 0;
    if (before) found.push({ kind: "moment", key: `b${moment.seq}`, moment, text: text.slice(0, before) });
    if (begins) found.push({ kind: "cycle", key: `c${moment.seq}`, number: Number(begins["number"]) });
    found.push({ kind: "moment", key: `m${moment.seq}`, moment, text: text.slice(before) });
    const big = (moment.events as Record<string, unknown>[]).filter(
      (event) => event["event"] === "god" || event["event"] === "cycle",
    );
    const turn = big.at(-1);
    if (turn?.["event"] === "god")
      found.push({ kind: "turn", key: `t${moment.seq}`, faction: String(turn["faction"]), god: String(turn["god"]) });
  }
  return found;
}
