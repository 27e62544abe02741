/**
 * How things look that cards and expansions show: the server's texts say it, so that nothing here knows their names.
 */

import bodies from "virtual:icons";
import type { Addition } from "../api/socket";
import type { LookText } from "./api";

export type Looks = Record<string, LookText>;

/** Something of an expansion to be drawn or named. */
export interface ShownAddition {
  /** Stays the same while the thing does. */
  key: string;
  look: string;
  sort: string;
  kind: string;
  id: string;
  icon: string;
  /** Null where it is hidden. */
  number: number | null;
  faction: string | null;
}

/**
 * The icon of a thing: its own, the one of its look or of its kind; of what this client has never heard of, that of
 * its sort.
 */
export function iconFor({ sort, kind, icon }: LookText, id: string, icons: Record<string, string> = bodies): string {
  return [`${kind}-${id}`, icon, kind].find((name) => name && name in icons) ?? `look-${sort}`;
}

/** Of what sort units and cards are, as the server says it. */
export type Sorts = Record<string, Record<string, string>>;

/** Kinds of things that are drawn by their sort, with the sort of those that the server does not tell. */
const USUAL: Record<string, string> = { unit: "land", card: "card", building: "building", god: "god", bonus: "bonus" };

/** Whether there is something to draw for an icon such as `unit-troop`: its own, or that of the sort of thing. */
export const drawable = (name: string, icons: Record<string, string> = bodies): boolean =>
  name in icons || (name.split("-")[0] ?? "") in USUAL;

/**
 * The icon that is drawn: its own, or that of the sort of thing, so that `unit-NAME` looks like a unit to a client
 * that was built without it.
 */
export function drawnAs(name: string, sorts: Sorts, icons: Record<string, string> = bodies): string {
  if (name in icons) return name;
  const [kind = "", ...id] = name.split("-");
  const tried = [sorts[kind]?.[id.join("-")], USUAL[kind]].map((sort) => `look-${sort}`);
  return tried.find((look) => look in icons) ?? "deck";
}

/** Additions as their looks tell to show them, of some sorts or of all. */
export function shownAdditions(additions: readonly Addition[], looks: Looks, ...sorts: string[]): ShownAddition[] {
  return additions.flatMap((addition) => {
    const look = looks[addition.look];
    if (!look || (sorts.length && !sorts.includes(look.sort))) return [];
    const { name: id = "", number = 1, faction = null } = addition;
    return [
      {
        key: keyOf(addition),
        look: addition.look,
        sort: look.sort,
        kind: look.kind,
        id,
        icon: iconFor(look, id),
        number,
        faction,
      },
    ];
  });
}

export function keyOf({ look, name = "", faction = null }: Addition): string {
  return [look, name, faction ?? ""].join(" ");
}

/** Kinds of things that are elsewhere too: what a card of a look says of one of them, its heading tells. */
const ELSEWHERE = new Set(["god"]);

/** What it is called: by its own name, or as any one of its look. */
export function nameOf(thing: ShownAddition, looks: Looks, names: Record<string, Record<string, string>>): string {
  const [own, look] = [names[thing.kind]?.[thing.id], looks[thing.look]];
  if (own !== undefined && look && ELSEWHERE.has(thing.kind)) return `${look.title}: ${own}`;
  return own ?? look?.name ?? thing.id;
}

/** The same with how many there are. */
export function nameWithNumber(
  thing: ShownAddition,
  looks: Looks,
  names: Record<string, Record<string, string>>,
): string {
  const name = nameOf(thing, looks, names);
  if (thing.sort === "counter") return `${name}: ${thing.number ?? "?"}`;
  return thing.number !== null && thing.number > 1 ? `${thing.number} × ${name}` : name;
}
