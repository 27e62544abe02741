/** What has happened to the one who looks: losses that are told until they are put away, or until the next own turn. */

import { freshLosses, type Loss } from "../lib/losses";
import { momentText } from "../lib/moments";
import { animationTime } from "../lib/settings.svelte";
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
    const factions = new Set(
      (table.top?.factions ?? []).filter((faction) => faction.player === seat).map((faction) => faction.id),
    );
    const moments = table.shownHistory;
    const until = (moments.at(-1)?.moment ?? 0) + 1;
    return freshLosses({ moments, until, seat, factions }).filter((loss) => loss.moment > this.#away);
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
    if (loss.kind === "units" && loss.what) return w.lostUnits(loss.number, table.name("unit", loss.what.id), area);
    const moment = table.momentAt(loss.moment);
    return moment ? momentText(moment, w.takenBack) : "";
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
