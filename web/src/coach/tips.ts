/** What the coach says: about the board at set-up, and about who could win. */

import type { CoachInfo, QuestionInfo, Tabletop, WayInfo } from "../api/socket";
import type { BoardShapes } from "../board/shapes";
import type { InterfaceText } from "../text/en";

export interface Tip {
  /** An icon, where the tip explains one. */
  icon?: string;
  text: string;
  /** Whether it must not be missed: a danger, or a chance of one's own. */
  grave?: "danger" | "chance";
}

/** What the coach looks at. */
export interface Seen {
  top: Tabletop;
  question: QuestionInfo | null;
  info: CoachInfo | null;
  shapes: BoardShapes | null;
  name: (kind: string, id: string) => string;
  who: (faction: string) => string;
}

const SOME = 3;
const BATTLE = new Set(["Retreat", "Reroll", "LoseUnit", "RescueUnit"]);

/** What to look at now; never nothing, so that the room of the coach stays as it is. */
export function tipsFor(seen: Seen, w: InterfaceText): Tip[] {
  const { question, top } = seen;
  if (!question && !top.battle) return [{ text: top.asked?.question === "Offer" ? w.coachWaitsOffer : w.coachWaits }];
  if (!question || BATTLE.has(question.kind)) return [{ text: w.coachBattle }];
  const about = w.coachAt[question.kind];
  if (top.cycle === 0 && question.kind !== "Offer" && !about) return marks(seen, w);
  const winners = contenders(seen, w);
  if (question.kind === "Offer") return [...winners, { text: w.coachOffer }];
  if (question.kind.endsWith("Actions")) {
    const ended = question.choices.length > 0 && question.choices.every((choice) => choice.verb === "end");
    return [...winners, { text: ended ? w.coachEnd : w.coachTurn }];
  }
  return [{ text: about ?? w.coachChoose }];
}

/** What the marks on the areas that can be chosen are worth. */
function marks({ question, shapes, top }: Seen, w: InterfaceText): Tip[] {
  const areas = new Map((shapes?.areas ?? []).map((area) => [area.id, area]));
  const targets = [...new Set((question?.choices ?? []).flatMap((choice) => choice.target ?? []))];
  const lit = targets.flatMap((id) => areas.get(id) ?? []);
  const count = (id: string, icon: string): number => areas.get(id)?.icons.filter(([one]) => one === icon).length ?? 0;
  const tokens = new Map(top.areas.map((area) => [area.id, area.prosperity]));
  const income = (id: string): number => count(id, "prosperity") + (tokens.get(id) ?? 0);
  const tips: Tip[] = [];
  if (lit.some((area) => income(area.id))) tips.push({ icon: "prosperity", text: w.markProsperity });
  if (lit.some((area) => area.sites?.length)) tips.push({ icon: "site", text: w.markSite });
  if (lit.some((area) => count(area.id, "priestess"))) tips.push({ icon: "unit-priestess", text: w.markPriestess });
  const best = Math.max(0, ...lit.map((area) => income(area.id)));
  const richest = lit.filter((area) => income(area.id) === best).map((area) => area.title);
  if (best > 0 && richest.length < lit.length) {
    tips.push({ text: w.richest(best, richest.slice(0, SOME).join(", "), richest.length > SOME) });
  }
  return tips.length ? tips : [{ text: w.coachChoose }];
}

/** The one thing that a Metropolis of one's own lacks, and the gods of this cycle that give it. */
function lacking({ info, name, question, top }: Seen, w: InterfaceText): Tip[] {
  const near = top.factions.find((faction) => faction.id === question?.faction)?.nearness;
  const building = near?.buildings === 1 && near.lacking.length === 1 ? near.lacking[0] : undefined;
  const one = building ?? (near?.philosophers === 1 ? "philosopher" : undefined);
  if (one === undefined) return [];
  const giving = Object.entries(info?.deeds ?? {}).filter(([, rows]) => rows.some((row) => row.things.includes(one)));
  const gods = giving.map(([god]) => name("god", god));
  const thing = name(building ? "building" : "unit", one);
  return [{ text: w.lacksOne(thing, gods.length ? w.oneOf(gods) : null), grave: "chance" }];
}

/** What brings a Metropolis with a god, in a few words each. */
function hows({ name, shapes }: Seen, ways: WayInfo[], god: string, w: InterfaceText): string[] {
  const area = (id: string): string => shapes?.areas.find((one) => one.id === id)?.title ?? id;
  const words: Record<WayInfo["how"], (thing: string) => string> = {
    philosophers: (thing) => w.byPhilosopher(Number(thing)),
    building: (thing) => w.byBuilding(name("building", thing)),
    conquest: (thing) => w.byConquest(area(thing)),
    card: (thing) => w.byCard(name("card", thing)),
  };
  return ways.filter((way) => way.god === god).map((way) => words[way.how](way.thing));
}

/** Who could win this cycle: the others first, since something may have to be done about them. */
function contenders(seen: Seen, w: InterfaceText): Tip[] {
  const { info, name, question, top, who } = seen;
  if (!info) return [];
  const team = top.factions.find((faction) => faction.id === question?.faction)?.team;
  const rows = info.contenders.map((row) => ({
    ...row,
    own: top.factions.find((faction) => faction.id === row.faction)?.team === team,
  }));
  const tips = rows
    .toSorted((one, other) => Number(one.own) - Number(other.own))
    .map((row): Tip => {
      const gods = w.oneOf(row.gods.map((god) => w.howWith(name("god", god), hows(seen, row.ways, god, w))));
      if (row.own) return { text: row.ahead ? w.youAreAhead : w.youCouldWin(gods), grave: "chance" };
      return { text: row.ahead ? w.isAhead(who(row.faction)) : w.couldWin(who(row.faction), gods), grave: "danger" };
    });
  const own = rows.some((row) => row.own) ? [] : lacking(seen, w);
  return tips.length + own.length ? [...tips, ...own] : [{ text: w.nobodyCouldWin }];
}
