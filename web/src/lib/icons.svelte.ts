/** The icons as they are drawn, with those of their sorts for things that this client was not built with. */

import bodies from "virtual:icons";
import { drawnAs, type Sorts } from "./looks";

let sorts = $state.raw<Sorts>({});

/** Remember of what sort things are, as the texts of an edition say it. */
export function learnSorts(more: Sorts): void {
  const kinds = [...new Set([...Object.keys(sorts), ...Object.keys(more)])];
  sorts = Object.fromEntries(kinds.map((kind) => [kind, { ...sorts[kind], ...more[kind] }]));
}

/** The paths of an icon. */
export const bodyOf = (name: string): string => bodies[drawnAs(name, sorts)] ?? "";
