/**
 * What a player has lost, and what rivals have won or set upon its areas: read from the data of events, whatever
 * edition or box they come from. Pure functions.
 */

import type { AreaInfo, MomentInfo } from "../api/socket";
import { isOwnAction, withoutTakenBack } from "./moments";

/** What is lost, the gravest first. */
export const LOSSES = [
  "everything",
  "metropolis",
  "area",
  "rival",
  "sent",
  "stolen",
  "thing",
  "units",
  "figure",
  "god",
] as const;
export type LossKind = (typeof LOSSES)[number];

export interface Loss {
  kind: LossKind;
  /** The moment that shows it. */
  moment: number;
  /** Whose loss it is, and who gains by it, if anybody does. */
  faction: string;
  by: string | null;
  area: string | null;
  /** Of ships that were sent away: from where. */
  origin: string | null;
  /** The creature by which it was sent or stolen, or the hero. */
  card: string | null;
  /** What else is named: a unit, a building, a card, a god …, and how many. */
  what: { kind: string; id: string } | null;
  number: number;
}

type Data = Record<string, unknown>;

/** What an event may name as lost; the first that it has. */
const THINGS = ["unit", "building", "card", "god"];
/** The participles by which an event says that its faction has lost something, be it a place; others name a `loser`. */
const LOSING = ["lost", "destroyed", "demolished", "outbid", "eliminated", "pushed"];
const SEPARATE = new Set<LossKind>(["god", "thing", "stolen", "rival"]);
const KINDS: Record<string, LossKind> = {
  eliminated: "everything",
  lost: "units",
  outbid: "god",
  stolen: "stolen",
  "gold-stolen": "stolen",
  "fleet-pushed": "sent",
  "fleets-sent": "sent",
};
/** How an event says that its faction uses a card. */
const USING = new Set(["creature-used", "power-used", "hero-sacrificed"]);

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const participle = (event: Data): string => String(event["event"]).split("-").at(-1) ?? "";

function kindOf(event: Data, events: readonly Data[]): LossKind {
  const name = String(event["event"]);
  if (name.startsWith("metropolis")) return "metropolis";
  if (name === "control-taken") {
    const captured = events.some(
      (other) => other["event"] === "metropolis-gained" && other["area"] === event["area"] && event["area"] != null,
    );
    return captured ? "metropolis" : "area";
  }
  return KINDS[name] ?? "thing";
}

/** Whoever took what an event says to be gone: the one it names, or whoever bid for the same god. */
function gainer(event: Data, events: readonly Data[]): string | null {
  if ("loser" in event) return text(event["faction"]);
  const bid = events.find(
    (other) => other["event"] === "offered" && other["god"] === event["god"] && other["faction"] !== event["faction"],
  );
  return "god" in event && bid ? text(bid["faction"]) : null;
}

/** A rival who has a Metropolis more: no loss, but as near to the end of the game. */
function rivalOf(event: Data, moment: number, friends: ReadonlySet<string>): Loss | null {
  const faction = text(event["faction"]);
  if (event["event"] !== "metropolis-gained" || faction === null || friends.has(faction)) return null;
  const area = text(event["area"]);
  return { kind: "rival", moment, faction, by: faction, area, origin: null, card: null, what: null, number: 1 };
}

/** A figure that a rival has put into one's own area, and that stands there still: it may bind what is there. */
function figureOf(event: Data, moment: number, { friends, standing }: Told): Loss | null {
  const [faction, card, area] = [text(event["faction"]), text(event["card"]), text(event["area"])];
  if (!faction || !card || !area || friends?.has(faction) || standing?.get(card) !== area) return null;
  const came = ["creature-placed", "creature-moved"].includes(String(event["event"]));
  return came
    ? {
        kind: "figure",
        moment,
        faction,
        by: faction,
        area,
        origin: null,
        card: null,
        what: { kind: "card", id: card },
        number: 1,
      }
    : null;
}

/** The cards whose figures stand in areas of these factions, each with the area. */
export function standingAt(areas: readonly AreaInfo[], factions: ReadonlySet<string>): Map<string, string> {
  const own = areas.filter((area) => area.owner !== null && factions.has(area.owner));
  return new Map(own.flatMap((area) => area.figures.map((figure): [string, string] => [figure.card, area.id])));
}

/** Who fights where: whoever loses units there loses them to the other side. */
class Battles {
  #sides = new Map<string, string[]>();

  see(event: Data): void {
    const area = text(event["area"]);
    if (area === null) return;
    if (event["event"] === "battle-begun") this.#sides.set(area, [event["attacker"], event["defender"]].map(String));
    if (event["event"] === "battle-won" || event["event"] === "both-sides-died") this.#sides.delete(area);
  }

  against(faction: string, area: string | null): string | null {
    const sides = this.#sides.get(area ?? "");
    return sides?.includes(faction) ? (sides.find((side) => side !== faction) ?? null) : null;
  }
}

/** Which card takes and drives away in this turn: the last that was used, where one plays another. */
class Cards {
  #used: { faction: string | null; card: string | null } | null = null;

  see(event: Data): void {
    const name = String(event["event"]);
    if (name === "turn-begun" || name === "turn-ended") this.#used = null;
    if (USING.has(name)) this.#used = { faction: text(event["faction"]), card: text(event["card"]) };
  }

  /** By whom and what it happened, where the event does not say so. */
  behind(loss: Loss): Pick<Loss, "by" | "card"> {
    if (loss.kind === "sent" && loss.by === null)
      return { by: this.#used?.faction ?? null, card: this.#used?.card ?? null };
    const told = (loss.kind === "sent" || loss.kind === "stolen") && this.#used?.faction === loss.by;
    return { by: loss.by, card: told ? (this.#used?.card ?? null) : null };
  }
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
    origin: text(event["origin"]),
    card: null,
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
            other.origin === loss.origin &&
            other.what?.id === loss.what?.id,
        );
    if (same) Object.assign(same, { number: same.number + loss.number, moment: loss.moment, by: loss.by ?? same.by });
    else found.push({ ...loss });
  }
  const places = new Map(
    found.filter((loss) => loss.kind === "metropolis" || loss.kind === "area").map((loss) => [loss.area, loss.kind]),
  );
  return found.filter((loss) => {
    if (loss.kind === "rival") return !losses.some((other) => other.kind === "metropolis" && other.area === loss.area);
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
  /** These factions and their teammates; whoever else wins something is a rival. */
  friends?: ReadonlySet<string>;
  /** Figures in their areas now: the area of each card. */
  standing?: ReadonlyMap<string, string>;
}

/**
 * What these factions have lost since they last acted, and which rivals have founded a Metropolis, the gravest first.
 * What falls in an own turn, as in an attack of one's own, was risked there: it is no news. An answer in the turn of
 * another, as in a battle, is no turn of one's own: it does not make one forget.
 */
export function freshLosses(told: Told): Loss[] {
  const { moments, until, seat, factions, friends = factions } = told;
  let found: Loss[] = [];
  const battles = new Battles();
  const cards = new Cards();
  let turn: "own" | "other" | null = null;
  for (const moment of withoutTakenBack(moments)) {
    if (moment.moment >= until) break;
    const events = moment.events as Data[];
    const own = isOwnAction(moment, seat);
    if (own && turn !== "other") found = [];
    for (const event of events) {
      if (event["event"] === "turn-begun") turn = factions.has(text(event["faction"]) ?? "") ? "own" : "other";
      if (event["event"] === "turn-ended" || event["event"] === "cycle-begun") turn = null;
      battles.see(event);
      cards.see(event);
      if (turn === "own" || own) continue;
      const loss = lossOf(event, events, moment.moment, factions);
      if (loss) {
        const by = loss.by ?? battles.against(loss.faction, loss.area);
        found.push({ ...loss, ...cards.behind({ ...loss, by }) });
      }
      const rival = seat === null ? null : rivalOf(event, moment.moment, friends);
      if (rival) found.push(rival);
      const figure = seat === null ? null : figureOf(event, moment.moment, { ...told, friends });
      if (figure) found.push(figure);
    }
  }
  return joined(found).sort((one, other) => LOSSES.indexOf(one.kind) - LOSSES.indexOf(other.kind));
}
