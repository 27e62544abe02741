/** The moments of a game: which of them are shown, for how long, and as which lines of the log. Pure functions. */

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

/**
 * The moments that are known, with more of them, newer or older; those that are known already are not taken twice.
 * There is never a gap: where some are missing between, those before it are let go, since one can ask for them.
 */
export function addMoments(known: readonly MomentInfo[], more: readonly MomentInfo[]): MomentInfo[] {
  const [first, last] = [known[0]?.moment, known.at(-1)?.moment];
  if (first === undefined || last === undefined) return [...more];
  const fresh = more.filter((moment) => moment.moment > last);
  if (fresh[0] && fresh[0].moment > last + 1) return fresh;
  const older = more.filter((moment) => moment.moment < first);
  const joins = older.at(-1)?.moment === first - 1;
  return fresh.length || joins ? [...(joins ? older : []), ...known, ...fresh] : (known as MomentInfo[]);
}

/** The last moment that all of these perspectives know: from there on the server has to send. */
export function lastKnownMoment(
  moments: Record<string, readonly MomentInfo[]>,
  perspectives: readonly string[],
): number {
  return perspectives.length ? Math.min(...perspectives.map((each) => moments[each]?.at(-1)?.moment ?? 0)) : 0;
}

/** Whether a moment has something to show in the log. */
export function hasText(moment: MomentInfo): boolean {
  return (moment.text?.length ?? 0) > 0 || moment.back_to != null;
}

/**
 * Moments without those that were taken back. The taking back itself stays where it reaches behind the first of them.
 */
export function withoutTakenBack(moments: readonly MomentInfo[]): MomentInfo[] {
  const kept: MomentInfo[] = [];
  const first = moments[0]?.moment ?? 0;
  for (const moment of moments) {
    if (moment.back_to == null) {
      kept.push(moment);
      continue;
    }
    while (kept.length && (kept.at(-1)?.moment ?? 0) > moment.back_to) kept.pop();
    if (moment.back_to < first - 1) kept.push(moment);
  }
  return kept;
}

/** The moments after one, up to another, without those that were taken back. */
export function momentsBetween(moments: readonly MomentInfo[], from: number, to: number): MomentInfo[] {
  return withoutTakenBack(moments.filter((moment) => moment.moment > from && moment.moment <= to));
}

/** Whether a person of this seat acted there, and no bot in its place. */
export function isOwnAction(moment: MomentInfo, seat: number | null): boolean {
  return seat !== null && moment.player === seat && moment.kind === "action" && !moment.note;
}

export interface Since {
  /** The moment after which it begins. */
  from: number;
  moments: MomentInfo[];
  /** Whether the seat has not answered since. */
  fresh: boolean;
}

/** What the others did between a seat's last turn and its present one. */
export function sinceLastTurn(moments: readonly MomentInfo[], seat: number | null): Since {
  const valid = withoutTakenBack(moments);
  let end = valid.length;
  while (end > 0 && isOwnAction(valid[end - 1] as MomentInfo, seat)) end -= 1;
  let begin = end;
  while (begin > 0 && !isOwnAction(valid[begin - 1] as MomentInfo, seat)) begin -= 1;
  const from = begin > 0 ? (valid[begin - 1]?.moment ?? 1) : Math.max(1, (moments[0]?.moment ?? 1) - 1);
  const shown = valid.slice(begin, end).filter((moment) => moment.moment > from && hasText(moment));
  return { from, moments: shown, fresh: end === valid.length };
}

/** Where a cycle began. */
export interface CycleMark {
  moment: number;
  cycle: number;
}

/** Where each cycle began for the first time: before the moments that are known, the server has told. */
export function cycleMarks(moments: readonly MomentInfo[], told: readonly CycleMark[]): CycleMark[] {
  const first = moments[0]?.moment ?? 1;
  const marks = told.filter((start) => start.moment < first);
  for (const { moment, events } of moments) {
    for (const event of events as Record<string, unknown>[]) {
      if (event["event"] === "cycle-begun") marks.push({ moment, cycle: Number(event["number"]) });
    }
  }
  return marks.filter((mark, place) => place === marks.findIndex((other) => other.cycle === mark.cycle));
}

const IMPORTANCE: Record<string, number> = {
  "game-ended": 9,
  "metropolis-gained": 8,
  "last-cycle-announced": 8,
  eliminated: 8,
  "battle-begun": 7,
  rolled: 6,
  "battle-won": 6,
  "both-sides-died": 6,
  "control-taken": 5,
  "creature-used": 5,
  "hero-recruited": 5,
  "hero-sacrificed": 5,
  "cycle-begun": 4,
  outbid: 4,
  "turn-begun": 3,
  moved: 3,
  built: 3,
  offered: 2,
  recruited: 2,
};

/** Dice that are no part of a battle: an event such as `fate-rolled` tells what they show. */
const isRoll = (kind: string): boolean => kind === "rolled" || kind.endsWith("-rolled");

function eventNames(moment: MomentInfo): string[] {
  return moment.events.map((event) => String((event as Record<string, unknown>)["event"] ?? ""));
}

/** How much it matters that somebody sees it. */
export function importance(moment: MomentInfo): number {
  return Math.max(
    moment.back_to != null ? 3 : 0,
    ...eventNames(moment).map((kind) => IMPORTANCE[kind] ?? (isRoll(kind) ? 6 : 1)),
  );
}

/** How long a moment is shown when there is no hurry. Dice have their time, whoever rolls them. */
export function naturalStep(moment: MomentInfo, seat: number | null): Step {
  const events = eventNames(moment);
  if (events.includes("rolled")) return { moment, pace: 600, stay: 1000 };
  if (events.some(isRoll)) return { moment, pace: 900, stay: 2100 };
  if (isOwnAction(moment, seat)) return { moment, pace: 250, stay: 0 };
  if (events.includes("battle-begun") || events.includes("metropolis-gained")) return { moment, pace: 600, stay: 900 };
  if (events.includes("cycle-begun")) return { moment, pace: 700, stay: 800 };
  const length = moment.text?.join(" ").length ?? 0;
  const why = moment.why?.length ?? 0;
  return { moment, pace: 500, stay: Math.min(Math.max(150 + 9 * length, 250), 1000) + Math.min(14 * why, 1200) };
}

/**
 * The steps that show some moments within so many milliseconds, the last of them always; what matters least is left
 * out.
 */
export function planSteps(moments: readonly MomentInfo[], left: number, seat: number | null): Step[] {
  const last = moments.at(-1);
  if (!last) return [];
  const time = Math.max(left, SHORTEST);
  const room = Math.floor(time / SHORTEST);
  let shown = moments.filter((moment) => hasText(moment) || moment === last);
  if (shown.length > room) {
    const ranked = shown.map((moment, place) => ({ place, rank: moment === last ? Infinity : importance(moment) }));
    ranked.sort((one, other) => other.rank - one.rank || other.place - one.place);
    const chosen = new Set(ranked.slice(0, room).map((each) => each.place));
    shown = shown.filter((_, place) => chosen.has(place));
  }
  const steps = shown.map((moment) => naturalStep(moment, seat));
  const whole = steps.reduce((sum, step) => sum + step.pace + step.stay, 0);
  const share = Math.min(1, time / Math.max(whole, 1));
  return steps.map((step) => ({ moment: step.moment, pace: step.pace * share, stay: step.stay * share }));
}

/** A moment as text; of a cycle that begins only that it does, since the rest is seen all over the table. */
export function momentText(moment: MomentInfo, takenBack: string): string {
  if (moment.back_to != null) return takenBack;
  const begins = eventNames(moment).includes("cycle-begun");
  return (moment.text ?? []).slice(0, begins ? (moment.paragraphs_before_cycle ?? 0) + 1 : undefined).join(" ");
}

/** Of a moment with a battle what is told before the battle: that has a paragraph of its own. */
export function leadingTo(moment: MomentInfo): string {
  const events = eventNames(moment);
  return events.includes("battle-begun") && events[0] !== "battle-begun" ? (moment.text?.[0] ?? "") : "";
}

/** The faction that acted, if it is known. */
export function actingFaction(moment: MomentInfo, factions: readonly { id: string; player: number }[]): string | null {
  if (moment.player === null) return null;
  const own = factions.filter((faction) => faction.player === moment.player).map((faction) => faction.id);
  for (const event of moment.events as Record<string, unknown>[]) {
    const named = event["faction"] ?? event["attacker"];
    if (typeof named === "string" && own.includes(named)) return named;
  }
  return own[0] ?? null;
}

/** A line of the log: a heading, or what happened at a moment. */
export type LogLine =
  | { kind: "cycle"; key: string; number: number }
  | { kind: "turn"; key: string; faction: string; god: string }
  | { kind: "moment"; key: string; moment: MomentInfo; text: string[]; why?: string };

/** The log with its headings, oldest first; what was taken back is left out, but it says that something was. */
export function logLines(moments: readonly MomentInfo[]): LogLine[] {
  const gone = new Set<number>();
  const stack: number[] = [];
  for (const moment of moments) {
    if (moment.back_to != null) while (stack.length && (stack.at(-1) ?? 0) > moment.back_to) gone.add(stack.pop() ?? 0);
    else stack.push(moment.moment);
  }
  const lines: LogLine[] = [];
  for (const moment of moments) {
    if (gone.has(moment.moment) || !hasText(moment)) continue;
    const text = moment.text ?? [];
    const begins = (moment.events as Record<string, unknown>[]).find((event) => event["event"] === "cycle-begun");
    const before = begins ? (moment.paragraphs_before_cycle ?? 0) : 0;
    const why = moment.why ? { why: moment.why } : {};
    if (before) lines.push({ kind: "moment", key: `b${moment.moment}`, moment, text: text.slice(0, before), ...why });
    if (begins) lines.push({ kind: "cycle", key: `c${moment.moment}`, number: Number(begins["number"]) });
    lines.push({
      kind: "moment",
      key: `m${moment.moment}`,
      moment,
      text: text.slice(before),
      ...(before ? {} : why),
    });
    const big = (moment.events as Record<string, unknown>[]).filter(
      (event) => event["event"] === "turn-begun" || event["event"] === "cycle-begun",
    );
    const turn = big.at(-1);
    if (turn?.["event"] === "turn-begun")
      lines.push({
        kind: "turn",
        key: `t${moment.moment}`,
        faction: String(turn["faction"]),
        god: String(turn["god"]),
      });
  }
  return lines;
}
