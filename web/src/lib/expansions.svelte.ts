/** What expansions are called and what they add, as the server says it. */

import type { components } from "../api/http.gen";
import { settings } from "./settings.svelte";

type About = components["schemas"]["About"];
type Said = components["schemas"]["ExpansionText"];

let editions = $state.raw<About["editions"]>({});

/** Remember what a server tells of itself. */
export function learned(about: About): About {
  editions = about.editions;
  return about;
}

function said(edition: string, expansion: string): Said | undefined {
  return editions[edition]?.said[settings.language]?.[expansion];
}

export function expansionName(edition: string, expansion: string): string {
  return said(edition, expansion)?.name ?? expansion;
}

export function expansionLine(edition: string, expansion: string): string {
  return said(edition, expansion)?.line ?? "";
}
