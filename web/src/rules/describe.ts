/** What the server's words say of a thing: its name, a line, its entry of the rules reference, its icon. */

import type { EntryText, WordsReply } from "../lib/api";
import type { Thing } from "../lib/explain.svelte";

export interface Described {
  name: string;
  line: string;
  entry: EntryText | null;
  icon: string | null;
}

/** The groups of entries, and the kind of thing that each explains. */
const KIND_OF: Record<string, string> = {
  gods: "god",
  creatures: "card",
  figures: "card",
  heroes: "card",
  buildings: "building",
  monuments: "monument",
};

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
  ruin: ["ancient-ruins"],
  ruins: ["ancient-ruins"],
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
  "ancient-ruins": ["ruin"],
  monument: ["monument-great-temple-of-zeus"],
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
  sacrifice: ["monument-temple-of-ares"],
};

/** The entry that explains a thing, if there is one. */
export function entryOf(words: WordsReply, { kind, id }: Thing): EntryText | null {
  const named = (wanted: string): EntryText[] => words.entries.filter((entry) => entry.id === wanted);
  const tried = [
    ...(SHARED[kind] ?? []).flatMap(named),
    ...named(id).filter((entry) => KIND_OF[entry.group] === kind),
    ...(kind in words.names && kind !== "unit" ? [] : named(id)),
    ...(TERMS[id] ?? []).flatMap(named),
    ...named(kind),
  ];
  return tried[0] ?? null;
}

/** The kind of thing that an entry explains, "term" where it is none of the game's kinds. */
export function kindOf(entry: EntryText): string {
  return entry.id === "metropolis" ? "metropolis" : (KIND_OF[entry.group] ?? "term");
}

/** The icon of a thing, among those there are. */
export function iconOf({ kind, id }: Thing, icons: Record<string, string>, entry?: EntryText | null): string | null {
  const tried = [`${kind}-${id}`, id, `unit-${id}`, `building-${id}`, ...(ICONS[id] ?? [])];
  if (entry && entry.id !== id) tried.push(`${kindOf(entry)}-${entry.id}`, entry.id, `unit-${entry.id}`, ...(ICONS[entry.id] ?? []));
  return tried.find((name) => name in icons) ?? (kind in icons ? kind : null);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All that a popover says of a thing; null where nothing is known of it. */
export function described(words: WordsReply, thing: Thing, icons: Record<string, string>, opening = false): Described | null {
  const entry = entryOf(words, thing);
  const known = words.names[thing.kind]?.[thing.id];
  const name = known ?? entry?.name;
  if (name === undefined) return null;
  const gift = thing.kind === "god" ? ((opening ? words.openings[thing.id] : undefined) ?? words.gifts[thing.id]) : undefined;
  const effect = thing.kind === "card" || thing.kind === "monument" ? words.effects[thing.id] : undefined;
  const line = gift ?? effect ?? (thing.kind === "bonus" && known && entry ? entry.name : "");
  return { name: capital(name), line: capital(line), entry, icon: iconOf(thing, icons, entry) };
}
