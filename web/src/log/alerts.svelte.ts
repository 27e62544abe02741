/**
 * What has happened to the one who looks: losses, and Metropolises of rivals. They are told until they are put away, or
 * until the next own turn.
 */

import { freshLosses, type Loss, standingAt } from "../lib/losses";
import { momentText } from "../lib/moments";
import { animationTime } from "../lib/settings.svelte";
import type { Tabletop } from "../api/socket";
import type { TableState } from "../lib/table.svelte";
import { t } from "../text";

/** How long the moment before a loss is seen, before the loss is. */
const BEFORE = 700;

class Alerts {
  /** The moment up to which nothing is told any more. */
  #away = $state(0);

  constructor(readonly table: TableState) {}

  /** What is told now, the gravest first. What is not on the board yet is not told either. */
  get all(): Loss[] {
    const { table } = this;
    const seat = table.perspective;
    if (seat === null || table.finished) return [];
    const all = this.#top?.factions ?? [];
    const own = all.filter((faction) => faction.player === seat);
    const factions = new Set(own.map((faction) => faction.id));
    const friends = new Set(
      all.filter((faction) => own.some((mine) => mine.team === faction.team)).map((faction) => faction.id),
    );
    const moments = table.shownHistory;
    const until = (moments.at(-1)?.moment ?? 0) + 1;
    const standing = standingAt(this.#top?.areas ?? [], factions);
    return freshLosses({ moments, until, seat, factions, friends, standing }).filter(
      (loss) => loss.moment > this.#away && !this.#fought(loss),
    );
  }

  /** Whether the battle that cost it still goes on: its panel says so. */
  #fought(loss: Loss): boolean {
    const area = this.table.top?.battle?.area;
    return loss.kind === "units" && area !== undefined && area === loss.area;
  }

  text(loss: Loss): string {
    const { table } = this;
    const w = t();
    const by = loss.by === null ? null : table.who(loss.by);
    const area = loss.area === null ? null : table.areaName(loss.area);
    if (loss.kind === "everything") return w.lostEverything;
    if (loss.kind === "god" && loss.what) return w.lostGod(table.name("god", loss.what.id), by);
    if (loss.kind === "metropolis" && area) return w.lostMetropolis(area, by);
    if (loss.kind === "area" && area && by) return w.lostArea(area, by);
    if (loss.kind === "rival" && by) return w.rivalMetropolis(by, area, ...this.#count(loss.faction));
    if (loss.kind === "figure" && by && area && loss.what)
      return w.figureCame(by, table.name("card", loss.what.id), area, table.texts?.effects[loss.what.id] ?? "");
    if (loss.kind === "units" && loss.what) return w.lostUnits(loss.number, table.name("unit", loss.what.id), area, by);
    const card = loss.card === null ? null : table.name("card", loss.card);
    if (loss.kind === "sent" && area && loss.origin) return w.fleetSent(table.areaName(loss.origin), area, by, card);
    if (loss.kind === "stolen" && by)
      return w.stolen(by, loss.number, loss.what && table.name("unit", loss.what.id), card);
    const moment = table.momentAt(loss.moment);
    return moment ? momentText(moment, w.takenBack) : "";
  }

  /** The table as it is told of: what is played once more does not change what is known already. */
  get #top(): Tabletop | null {
    const { now, playback, top } = this.table;
    return playback.replaying ? (now?.top ?? top) : top;
  }

  /** How many Metropolises a faction and its teammates have, and how many win. */
  #count(faction: string): [number, number] {
    const { factions, goal } = this.#top ?? { factions: [], goal: 0 };
    const team = factions.find((each) => each.id === faction)?.team;
    const theirs = factions.filter((each) => each.team === team);
    return [theirs.reduce((sum, each) => sum + each.metropolises, 0), goal];
  }

  /** Lead board and log to a loss: how it was before, and then what happened. */
  async show(loss: Loss): Promise<void> {
    const { past } = this.table;
    const before = animationTime(BEFORE);
    if (before && loss.moment > 1) {
      await past.look(loss.moment - 1);
      await new Promise((resolve) => setTimeout(resolve, before));
      if (past.wanted !== loss.moment - 1) return;
    }
    await past.look(loss.moment);
  }

  putAway(): void {
    this.#away = this.all.reduce((last, loss) => Math.max(last, loss.moment), this.#away);
  }
}

const alerts = new WeakMap<TableState, Alerts>();

/** What is told of losses at a table, wherever it is shown. */
export function alertsOf(table: TableState): Alerts {
  let found = alerts.get(table);
  if (!found) alerts.set(table, (found = new Alerts(table)));
  return found;
}
