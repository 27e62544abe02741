/** What is in an area, as text. */

import type { AreaInfo } from "../api/socket";
import type { GameTexts } from "../lib/api";
import type { Thing } from "../lib/explain.svelte";
import { nameWithNumber, shownAdditions } from "../lib/looks";
import type { InterfaceText } from "../text/en";
import type { AreaShape } from "./shapes";

export interface Line {
  key: string;
  icon: string;
  text: string;
  thing: Thing | null;
}

type BoardText = Pick<
  InterfaceText,
  | "metropolisWith"
  | "metropolisPlain"
  | "freeSites"
  | "printedProsperity"
  | "prosperityTokens"
  | "printedPriestess"
  | "ofFaction"
>;

/** Everything in an area, the army first, what is printed last. */
export function contents(
  area: AreaInfo | null,
  shape: AreaShape,
  name: (kind: string, id: string) => string,
  w: BoardText,
  texts: Pick<GameTexts, "looks" | "names" | "effects"> | null,
): Line[] {
  const lines: Line[] = [];
  const add = (icon: string, text: string, kind?: string, id?: string): void => {
    lines.push({ key: `${icon} ${lines.length}`, icon, text, thing: kind && id !== undefined ? { kind, id } : null });
  };
  for (const { kind, number } of area?.pieces ?? [])
    add(`unit-${kind}`, `${number} × ${name("unit", kind)}`, "unit", kind);
  for (const { card, faction } of area?.figures ?? []) {
    const title = name("card", card);
    add(
      `card-${card}`,
      faction && faction !== area?.owner ? w.ofFaction(title, name("colour", faction)) : title,
      "card",
      card,
    );
  }
  for (const bonus of area?.metropolises ?? []) {
    const title = name("bonus", bonus);
    if (texts?.effects[bonus]) add(`bonus-${bonus}`, title, "bonus", bonus);
    else add("metropolis", bonus === "plain" ? w.metropolisPlain : w.metropolisWith(title), "bonus", bonus);
  }
  const buildings = new Map<string, number>();
  for (const building of area?.buildings ?? []) buildings.set(building, (buildings.get(building) ?? 0) + 1);
  for (const [building, number] of buildings) {
    add(
      `building-${building}`,
      number > 1 ? `${number} × ${name("building", building)}` : name("building", building),
      "building",
      building,
    );
  }
  const { looks, names } = texts ?? { looks: {}, names: {} };
  for (const thing of shownAdditions(area?.additions ?? [], looks)) {
    const text = nameWithNumber(thing, looks, names);
    add(thing.icon, thing.faction ? w.ofFaction(text, name("colour", thing.faction)) : text, thing.kind, thing.id);
  }
  if (area?.prosperity) add("prosperity", w.prosperityTokens(area.prosperity));
  const print = (icon: string): number => shape.icons.filter(([one]) => one === icon).length;
  if (print("prosperity")) add("prosperity", w.printedProsperity(print("prosperity")));
  if (print("priestess")) add("unit-priestess", w.printedPriestess(print("priestess")));
  if (area?.free_sites) add("site", w.freeSites(area.free_sites));
  return lines;
}
