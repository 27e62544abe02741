/** What a player has lost: read from the data of events, whatever edition or box they come from. Pure functions. */

import type { MomentInfo } from "../api/socket";
import { isOwnAction, withoutTakenBack } from "./moments";

/** What is lost, the gravest first. */
export const LOSSES = ["everything", "metropolis", "area", "thing", "units", "god"] as const;
export type LossKind = (typeof LOSSES)[number];

export interface Loss {
  kind: LossKind;
  /** The moment that shows it. */
  moment: number;
  /** Whose loss it is, and who gains by it, if anybody does. */
  faction: string;
  by: string | null;
  area: string | null;
  /** What else is named: a unit, a building, a card, a god …, and how many. */
  what: { kind: string; id: string } | null;
  number: number;
}

type Data = Record<string, unknown>;

/** What an event may name as lost; the first that it has. */
const THINGS = ["unit", "building", "card", "god"];
/** The participles by which an event says that its faction has lost something; others name a `loser`. */
const LOSING = ["lost", "destroyed", "demolished", "outbid", "eliminated"];
const SEPARATE = new Set<LossKind>(["god", "thing"]);

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const participle = (event: Data): string => String(event["event"]).split("-").at(-1) ?? "";

function kindOf(event: Data, events: readonly Data[]): LossKind {
  const name = String(event["event"]);
  if (name === "eliminated") return "everything";
  if (name.startsWith("metropolis")) return "metropolis";
  if (name === "control-taken") {
    const captured = events.some(
      (other) => other["event"] === "metropolis-gained" && other["area"] === event["area"] && event["area"] != null,
    );
    return captured ? "metropolis" : "area";
  }
  if (name === "lost") return "units";
  return name === "outbid" ? "god" : "thing";
}

/** Whoever took what an event says to be gone: the one it names, or whoever bid for the same god. */
function gainer(event: Data, events: readonly Data[]): string | null {
  if ("loser" in event) return text(event["faction"]);
  const bid = events.find(
    (other) => other["event"] === "offered" && other["god"] === event["god"] && other["faction"] !== event["faction"],
  );
  return "god" in event && bid ? text(bid["faction"]) : null;
}

function lossOf(event: Data, events: readonly Data[], moment: number, mine: ReadonlySet<string>): Loss | null {
  const named = "loser" in event;
  const whose = text(event[named ? "loser" : "faction"]);
  if (whose === null || !mine.has(whose)) return null;
  if (named ? mine.has(text(event["faction"]) ?? "") : !LOSING.includes(participle(event))) return null;
  const thing = THINGS.find((each) => text(event[each]) !== null);
  return {
    kind: kindOf(event, events),
    moment,
    faction: whose,
    by: gainer(event, events),
    area: text(event["area"]),
    what: thing ? { kind: thing, id: String(event[thing]) } : null,
    number: typeof event["number"] === "number" ? event["number"] : 1,
  };
}

/** Losses of the same kind in the same place are one; what fell with an area or a Metropolis is told with it. */
function joined(losses: readonly Loss[]): Loss[] {
  const found: Loss[] = [];
  for (const loss of losses) {
    const same = SEPARATE.has(loss.kind)
      ? undefined
      : found.find(
          (other) =>
            other.kind === loss.kind &&
            other.faction === loss.faction &&
            other.area === loss.area &&
            other.what?.id === loss.what?.id,
        );
    if (same) Object.assign(same, { number: same.number + loss.number, moment: loss.moment, by: loss.by ?? same.by });
    else found.push({ ...loss });
  }
  const places = new Map(
    found.filter((loss) => loss.kind === "metropolis" || loss.kind === "area").map((loss) => [loss.area, loss.kind]),
  );
  return found.filter((loss) => {
    const told = loss.area === null ? undefined : places.get(loss.area);
    return !told || told === loss.kind || loss.kind === "metropolis";
  });
}

/** Whose losses are told, and up to where. */
export interface Told {
  moments: readonly MomentInfo[];
  /** The first moment that is not told yet. */
  until: number;
  seat: number | null;
  factions: ReadonlySet<string>;
}

/**
 * What these factions have lost since they last acted, the gravest first. What falls in an own turn, as in an attack
 * of one's own, was risked there: it is no news. An answer in the turn of another, as in a battle, is no turn of one's
 * own: it does not make one forget.
 */
export function freshLosses({ moments, until, seat, factions }: Told): Loss[] {
  let found: Loss[] = [];
  let turn: "own" | "other" | null = null;
  for (const moment of withoutTakenBack(moments)) {
    if (moment.moment >= until) break;
    const events = moment.events as Data[];
    const own = isOwnAction(moment, seat);
    if (own && turn !== "other") found = [];
    for (const event of events) {
      if (event["event"] === "turn-begun") turn = factions.has(text(event["faction"]) ?? "") ? "own" : "other";
      if (event["event"] === "turn-ended" || event["event"] === "cycle-begun") turn = null;
      const loss = turn === "own" || own ? null : lossOf(event, events, moment.moment, factions);
      if (loss) found.push(loss);
    }
  }
  return joined(found).sort((one, other) => LOSSES.indexOf(one.kind) - LOSSES.indexOf(other.kind));
}
