/** A battle in stages, from what the events of its moments tell: armies, what else counts, dice, sums, losses. */

/** Something that counts: units of a kind, a card, buildings …, and how much. Help without a name has no id. */
export interface Part {
  kind: string;
  id: string;
  number: number;
}

export interface Side {
  role: "attacker" | "defender";
  faction: string;
  /** What counts for it, as far as it has been told. */
  parts: Part[];
  dice: number[];
  /** What counts and the dice, together. */
  sum: number | null;
  /** Units that are lost in this round, or brought to safety. */
  lost: string[];
  /** Where it has retreated to. */
  refuge: string | null;
}

export interface Stage {
  kind: "armies" | "help" | "note" | "dice" | "sum" | "loss" | "retreat" | "end";
  area: string;
  /** 0 before the first round. */
  round: number;
  sides: [Side, Side];
  /** Whose card, or other thing, has helped. */
  note: { faction: string; kind: string; id: string } | null;
  /** The side that has won, at the end; nobody where none is left. */
  winner: string | null;
}

type Told = Record<string, unknown>;

/** The strength of a side without its dice. */
export const strength = (side: Side): number => side.parts.reduce((sum, part) => sum + part.number, 0);

/** Whether a battle is fought, or ends, among what happened. */
export function hasBattle(events: readonly unknown[]): boolean {
  return (events as readonly Told[]).some(({ event }) => event === "battle-begun" || FOUGHT.has(String(event)));
}
const FOUGHT = new Set(["round-begun", "rolled", "battle-won", "both-sides-died"]);

/** What no note is made of: it has a stage of its own, or changes nothing that is seen here. */
const UNNOTED = new Set(["gold-spent", "gold-received", "stolen", "control-taken", "card-discarded"]);
const NUMBERS = new Set(["event", "faction", "number", "price", "area", "origin", "loser", "unit"]);

/** The stages of moments that follow each other, by moment. They begin with a battle, or in the middle of one. */
export function stagesOf(moments: readonly (readonly unknown[])[]): Stage[][] {
  const stager = new Stager();
  return moments.map((events) => stager.stages(events as readonly Told[]));
}

class Stager {
  #area = "";
  #sides: [Side, Side] | null = null;
  #round = 0;
  /** What counted before, where it is counted anew. */
  #before: Part[][] | null = null;
  #rolled: "no" | "now" | "before" = "no";
  #found: Stage[] = [];
  #last: Told = {};

  stages(events: readonly Told[]): Stage[] {
    this.#found = [];
    this.#last = {};
    for (const [place, event] of events.entries()) {
      if (event["event"] === "round-begun" && !this.#sides) this.#join(event, events.slice(place + 1));
      this.#take(event);
      this.#last = event;
    }
    this.#finishDice();
    this.#finishCount(true);
    return this.#found;
  }

  #take(event: Told): void {
    const kind = String(event["event"]);
    if (kind === "battle-begun") return this.#begin(event);
    const sides = this.#sides;
    if (!sides) return;
    if (kind === "round-begun") return this.#count();
    const side = sides.find((one) => one.faction === event["faction"]);
    if (kind.endsWith("-counted")) return void side?.parts.push(part(event));
    if (kind === "rolled") return side && this.#roll(side, event);
    this.#finishDice();
    this.#finishCount(true);
    if (kind === "lost" || kind === "rescued") {
      if (!side) return;
      side.lost = [...side.lost, String(event["unit"])];
      if (this.#last["event"] === "lost" && this.#found.at(-1)?.kind === "loss") this.#found.pop();
      this.#stage("loss");
    } else if (kind === "retreated") {
      if (side) side.refuge = String(event["area"]);
      this.#stage("retreat");
    } else if (kind === "battle-won" || kind === "both-sides-died") {
      this.#stage("end", null, kind === "battle-won" ? String(event["faction"]) : null);
      this.#sides = null;
    } else if (side && !UNNOTED.has(kind)) {
      const name = Object.keys(event).find((key) => !NUMBERS.has(key) && typeof event[key] === "string");
      if (name) this.#stage("note", { faction: side.faction, kind: name, id: String(event[name]) });
    }
  }

  #begin(event: Told): void {
    const side = (role: Side["role"]): Side => ({
      role,
      faction: String(event[role]),
      parts: [],
      dice: [],
      sum: null,
      lost: [],
      refuge: null,
    });
    this.#area = String(event["area"]);
    this.#round = 0;
    this.#sides = [side("attacker"), side("defender")];
    this.#before = [[], []];
  }

  /** A battle whose beginning is not known: the attacker is counted first, and on each side something counts. */
  #join(event: Told, after: readonly Told[]): void {
    const end = after.findIndex((one) => !String(one["event"]).endsWith("-counted"));
    const [attacker, defender] = new Set(after.slice(0, end < 0 ? undefined : end).map((one) => one["faction"]));
    if (attacker && defender) this.#begin({ ...event, attacker, defender });
    this.#before = null;
  }

  /** A round begins: what counts is counted anew. */
  #count(): void {
    this.#finishDice();
    this.#finishCount(true);
    if (!this.#sides) return;
    this.#round += 1;
    this.#before = this.#sides.map((side) => side.parts);
    for (const side of this.#sides) Object.assign(side, { parts: [], dice: [], sum: null, lost: [] });
    this.#rolled = "no";
  }

  /**
   * Both sides have been counted: first the armies, then what helps them one by one, unless it has done so before. What
   * is as it was needs no stage, where dice follow.
   */
  #finishCount(alone: boolean): void {
    const [sides, before] = [this.#sides, this.#before];
    if (!sides || !before) return;
    this.#before = null;
    const helped = sides.map((side, at) => help(side.parts).filter((one) => !known(one, before[at] ?? [])));
    const fresh = helped.flat();
    const same = sides.every((side, at) => alike(side.parts, before[at] ?? []));
    if (same || (!alone && !fresh.length && this.#round > 1)) return;
    this.#stage("armies", null, null, fresh);
    for (const [at] of fresh.entries()) this.#stage("help", null, null, fresh.slice(at + 1));
  }

  #roll(side: Side, event: Told): void {
    this.#finishCount(false);
    const more = this.#last["event"] === "rolled" && this.#last["faction"] === side.faction;
    side.dice = [...(more ? side.dice : []), Number(event["number"])];
    side.sum = Number(event["strength"]);
    this.#rolled = "now";
  }

  /** All dice of a roll lie there: they are seen first, then added. */
  #finishDice(): void {
    if (this.#rolled !== "now") return;
    this.#rolled = "before";
    this.#stage("dice");
    for (const side of this.#found.at(-1)?.sides ?? []) side.sum = null;
    this.#stage("sum");
  }

  /** A stage as it is now, without some of what counts. */
  #stage(kind: Stage["kind"], note: Stage["note"] = null, winner: string | null = null, without: Part[] = []): void {
    const copy = (side: Side): Side => ({ ...side, parts: side.parts.filter((one) => !without.includes(one)) });
    const [one, other] = this.#sides ?? [];
    if (!one || !other) return;
    this.#found.push({ kind, area: this.#area, round: this.#round, sides: [copy(one), copy(other)], note, winner });
  }
}

/** What an event `…-counted` tells: the name before it says what it is, if it has one. */
function part(event: Told): Part {
  const kind = String(event["event"]).replace("-counted", "");
  return { kind, id: String(event[kind] ?? ""), number: Number(event["number"]) };
}

const help = (parts: readonly Part[]): Part[] => parts.filter((one) => one.kind !== "unit");
const known = (one: Part, parts: readonly Part[]): boolean =>
  parts.some((other) => other.kind === one.kind && other.id === one.id && other.number === one.number);
const alike = (some: readonly Part[], others: readonly Part[]): boolean =>
  some.length === others.length && some.every((one) => known(one, others));

/**
 * The moments of the battle that goes on, or ends, at the last of some: from where it began, or from the first round
 * that is known. None where none is fought there.
 */
export function battleMoments<M extends { events: readonly unknown[] }>(moments: readonly M[]): M[] {
  const last = moments.at(-1);
  if (!last) return [];
  for (let place = moments.length - 1; place >= 0; place -= 1) {
    const moment = moments[place] as M;
    const names = (moment.events as readonly Told[]).map(({ event }) => event);
    const [begun, over] = [names.lastIndexOf("battle-begun"), Math.max(...ENDS.map((end) => names.lastIndexOf(end)))];
    if (begun >= 0 && (moment === last || begun > over)) return moments.slice(place);
    if (over >= 0 && moment !== last) return [];
  }
  const round = moments.findIndex(({ events }) => (events as readonly Told[]).some(isRound));
  return round < 0 ? [] : moments.slice(round);
}
const isRound = ({ event }: Told): boolean => event === "round-begun";
const ENDS = ["battle-won", "both-sides-died"];
