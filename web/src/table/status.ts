/** What is said of somebody at the table in a few words. */

import type { FactionInfo } from "../api/socket";
import { botName } from "../lib/bots";
import type { TableState } from "../lib/table.svelte";
import type { InterfaceText } from "../text/en";
import { doing, eachOnce } from "./people";

/** What somebody does now, or who answers for a faction; else its colour, where that is no name. */
export function statusOf(table: TableState, faction: FactionInfo, w: InterfaceText): string {
  const { info, top } = table;
  const seat = info?.seats[faction.player];
  if (!faction.alive) return w.out;
  const away = seat?.kind === "person" && !seat.yours && !seat.present && info?.status === "running";
  if (top?.asked?.faction === faction.id) {
    const what = doing(top, w, table.texts, (god) => table.name("god", god));
    return away ? `${w.awayNow} · ${what}` : what;
  }
  if (seat?.kind === "stand-in") return w.standIn;
  if (seat?.kind === "resigned") return w.resigned;
  if (seat?.yours) return table.perspective === null || faction.player === table.perspective ? w.you : w.atThisScreen;
  if (seat?.kind === "bot") return w.botSaid(botName(seat.bot, w));
  if (away) return w.awayNow;
  const colour = table.name("colour", faction.id);
  return colour === table.player(faction.player) ? "" : colour;
}

/** All that a panel shows at a glance, for those who hear it. */
export function labelOf(table: TableState, faction: FactionInfo, w: InterfaceText): string {
  return eachOnce([
    table.player(faction.player),
    table.name("colour", faction.id),
    statusOf(table, faction, w),
    `${w.gold} ${faction.gold ?? w.hidden}`,
    w.metropolisesOf(faction.metropolises, table.top?.goal ?? null),
  ]).join(", ");
}
