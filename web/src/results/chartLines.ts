/** How the lines of the charts look: a colour, a letter and dashes for each. */

import { EMBLEMS, LETTERS } from "../lib/factions";
import type { Series } from "./chartScales";

export interface LineLook {
  letters: string;
  colour: string;
  ink: string;
  /** The colour of its line, dark enough on parchment. */
  stroke: string;
  dash: string;
}

export interface ChartLine extends LineLook {
  key: string;
  name: string;
  series: Series;
}

const DASHES = ["", "8 4", "2 4.5", "11 4 2 4", "5 3", "1 3.5"];
const LIGHT_INK = "#fdf7e6";

export function chartLines(series: Series[], name: (line: Series) => string): ChartLine[] {
  return series.map((line, number) => ({
    key: String(line.team),
    name: name(line),
    ...lineLook(line.factions, number),
    series: line,
  }));
}

/** How the line of some factions looks, by its number among the lines of a chart. */
export function lineLook(factions: string[], number: number): LineLook {
  const emblem = EMBLEMS[factions[0] ?? ""] ?? { colour: "#5c4a2c", ink: LIGHT_INK };
  return {
    letters: factions.map((faction) => LETTERS[faction] ?? "?").join(""),
    colour: emblem.colour,
    ink: emblem.ink,
    stroke: emblem.ink === LIGHT_INK ? emblem.colour : `color-mix(in srgb, ${emblem.colour} 66%, #2a1c00)`,
    dash: DASHES[number % DASHES.length] ?? "",
  };
}
