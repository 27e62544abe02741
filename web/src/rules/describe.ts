/** What the server's texts say of a thing: its name, a line, its entry of the rules reference, its icon. */

import type { EntryText, GameTexts } from "../lib/api";
import type { Thing } from "../lib/explain.svelte";
import { drawable, iconFor } from "../lib/looks";

export interface Description {
  name: string;
  line: string;
  entry: EntryText | null;
  icon: string | null;
}

/** Kinds whose things share an entry. */
const SHARED: Record<string, string[]> = {
  bonus: ["bonus", "metropolis"],
  metropolis: ["metropolis"],
};

/** Other ids under which clients ask for a term. */
const TERMS: Record<string, string[]> = {
  site: ["construction-site"],
  sites: ["construction-site"],
  control: ["control-token"],
  token: ["control-token"],
  gold: ["purse"],
  creatures: ["creature-track"],
  heroes: ["hero-track", "hero"],
  discard: ["creature-track"],
  order: ["turn-order"],
  "face-down": ["face-down-gods"],
  metropolises: ["metropolis"],
  offerings: ["offering"],
  trade: ["trade-space", "prosperity"],
  die: ["battle"],
  dice: ["battle"],
  "priestess-symbol": ["priestess"],
  symbol: ["priestess"],
};

/** Icons of terms that are called otherwise in icons.json. */
const ICONS: Record<string, string[]> = {
  battle: ["die"],
  "chain-of-fleets": ["unit-fleet"],
  "sea-move": ["unit-fleet"],
  "land-move": ["unit-troop"],
  "heroic-move": ["hero"],
  "heroic-development": ["hero"],
  "hero-track": ["hero"],
  "creature-track": ["deck"],
  creature: ["card-minotaur"],
  figure: ["card-minotaur"],
  maintenance: ["card-cerberus"],
  "cultural-development": ["unit-philosopher"],
  "economic-development": ["metropolis"],
  bonus: ["metropolis"],
  income: ["gold"],
  purse: ["gold"],
  offering: ["gold"],
  "control-token": ["flag"],
  cycle: ["hourglass"],
  team: ["people"],
  "two-players": ["people"],
  retreat: ["undo"],
  victory: ["hero"],
  "trade-space": ["prosperity"],
  god: ["god-zeus"],
  "face-down-gods": ["god-zeus"],
  unit: ["unit-troop"],
};

/** The entry that explains a thing, if there is one. */
export function entryOf(texts: GameTexts, { kind, id }: Thing): EntryText | null {
  const named = (searchTerms: string): EntryText[] => texts.entries.filter((entry) => entry.id === searchTerms);
  const looks = Object.values(texts.looks).filter((look) => look.kind === kind);
  const tried = [
    ...named(id).filter((entry) => entry.kind === kind),
    ...(SHARED[kind] ?? []).flatMap(named),
    ...(kind in texts.names && kind !== "unit" ? [] : named(id)),
    ...looks.flatMap((look) => named(look.entry)),
    ...(TERMS[id] ?? []).flatMap(named),
    ...named(kind),
  ];
  return tried[0] ?? null;
}

/** The kind of thing that an entry explains, "term" where it is none of the game's kinds. */
export function kindOf(entry: EntryText): string {
  return entry.id === "metropolis" ? "metropolis" : entry.kind || "term";
}

/** The icon of a thing, among those there are. */
export function iconOf({ kind, id }: Thing, icons: Record<string, string>, entry?: EntryText | null): string | null {
  const tried = [`${kind}-${id}`, id, `unit-${id}`, `building-${id}`, ...(ICONS[id] ?? [])];
  if (entry && entry.id !== id)
    tried.push(`${kindOf(entry)}-${entry.id}`, entry.id, `unit-${entry.id}`, ...(ICONS[entry.id] ?? []));
  return (
    tried.find((name) => name in icons) ??
    (kind in icons ? kind : drawable(`${kind}-${id}`, icons) ? `${kind}-${id}` : null)
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All that a popover says of a thing; null where nothing is known of it. */
export function describe(
  texts: GameTexts,
  thing: Thing,
  icons: Record<string, string>,
  opening = false,
): Description | null {
  const entry = entryOf(texts, thing);
  const known = texts.names[thing.kind]?.[thing.id];
  const look = Object.values(texts.looks).find((each) => each.kind === thing.kind);
  const name = known ?? look?.name ?? entry?.name;
  if (name === undefined) return null;
  const gift =
    thing.kind === "god" ? ((opening ? texts.openings[thing.id] : undefined) ?? texts.gifts[thing.id]) : undefined;
  const effect = thing.kind === "card" || look ? texts.effects[thing.id] : undefined;
  const line = thing.note ?? gift ?? effect ?? (thing.kind === "bonus" && known && entry ? entry.name : "");
  return {
    name: capital(name),
    line: capital(line),
    entry,
    icon: look ? iconFor(look, thing.id, icons) : iconOf(thing, icons, entry),
  };
}
