/** What a question means for the areas of the board, and what is said about each. */

import type { AreaInfo, QuestionInfo } from "../api/socket";
import type { AreaShape } from "../board/shapes";
import type { TableState } from "../lib/table.svelte";
import type { InterfaceText } from "../text/en";
import type { Answering } from "./answering.svelte";
import type { Click } from "./choices";

/** What a click on a lit area does, with the odds of the battle it leads to. */
export function meaning(click: Click, w: InterfaceText): string {
  const odds = (click.then ?? click.choice).odds;
  return odds ? `${click.label} · ${w.winChance(Math.round((odds[0] ?? 0) * 100))}` : click.label;
}

/** The texts of the game for the board, which calls factions as the log does. */
export function boardTexts(table: TableState): TableState["texts"] {
  if (!table.texts) return null;
  const colour = Object.fromEntries((table.top?.factions ?? []).map((faction) => [faction.id, table.who(faction.id)]));
  return { ...table.texts, names: { ...table.texts.names, colour } };
}

/** The name of an area, whose it is, and what is there. */
export function describeArea(table: TableState, area: AreaInfo, shape: AreaShape, w: InterfaceText): string {
  const owner = area.owner ? table.who(area.owner) : w.nobody;
  const pieces = area.pieces.map((piece) => `${piece.number} × ${table.name("unit", piece.kind)}`);
  const figures = area.figures.map((figure) => table.name("card", figure.card));
  const built = [
    ...area.metropolises.map(() => w.metropolisPlain),
    ...area.buildings.map((building) => table.name("building", building)),
  ];
  return [shape.title, owner, ...pieces, ...figures, ...built].join(", ");
}

/** What waits to be confirmed, where a group sets out, and what a hint has recommended: that alone is true. */
export function markedAreas(
  question: QuestionInfo | null,
  clicks: ReadonlyMap<string, Click>,
  answering: Answering,
): Map<string, boolean> {
  const areas = new Map<string, boolean>();
  const about = (question?.about ?? {}) as Record<string, unknown>;
  // Where nothing is to be chosen on the board, the area that is asked about is shown.
  for (const gap of clicks.size ? ["origin"] : ["origin", "area", "land"]) {
    const area = about[gap];
    if (typeof area === "string") areas.set(area, false);
  }
  for (const [area, click] of clicks) {
    const hinted = click.choice.action === answering.hinted;
    if (hinted || answering.waits(click.choice, click.then)) areas.set(area, hinted);
  }
  return areas;
}
