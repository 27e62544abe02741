/** Whoever attacks stands in the area that is fought for, beside its defenders, as long as the battle goes on. */

import type { AreaInfo, Tabletop } from "../api/socket";

/** An area with those who attack it. */
export interface ContestedArea extends AreaInfo {
  attackers?: { faction: string; pieces: AreaInfo["pieces"]; figures: AreaInfo["figures"] };
}

/** The areas of a table, that of its battle with both sides. */
export function withAttackers({ areas, battle }: Pick<Tabletop, "areas" | "battle">): ContestedArea[] {
  if (!battle) return areas;
  const attackers = { faction: battle.attacker, pieces: battle.attackers, figures: battle.heroes };
  return areas.map((area) => (area.id === battle.area ? { ...area, attackers } : area));
}
