/** What people and factions are called. */

import type { TableInfo, Tabletop } from "../api/socket";

const nameless = (name: string): boolean => /^\d*$/.test(name);

/** The name of whoever plays; the colour in a record that names nobody, and in a lesson, which speaks of colours. */
export function playerName(
  info: TableInfo | null,
  top: Tabletop | null,
  number: number | null,
  colour: (faction: string) => string,
): string {
  const name = number === null ? "" : (info?.seats[number]?.name ?? "");
  if (!info?.lesson && (info?.status !== "replay" || !nameless(name))) return name;
  const faction = top?.factions.find((each) => each.player === number);
  return faction ? colour(faction.id) : name;
}

/**
 * What a faction is called: by the name of its player where each has one faction and a name of its own, else by its
 * colour.
 */
export function factionName(
  info: TableInfo | null,
  top: Tabletop | null,
  faction: string,
  colour: (faction: string) => string,
): string {
  if (info?.lesson) return colour(faction);
  const factions = top?.factions ?? [];
  const names = factions.map((each) => playerName(info, top, each.player, colour));
  const own = factions.length === info?.seats.length && new Set(names).size === names.length && !names.some(nameless);
  return own ? (names[factions.findIndex((each) => each.id === faction)] ?? faction) : colour(faction);
}
