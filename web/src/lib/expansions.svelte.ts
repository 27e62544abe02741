/** What expansions and presets are called and what they add, as the server says it. */

import type { components } from "../api/http.gen";
import { settings } from "./settings.svelte";

type About = components["schemas"]["About"];
type ExpansionText = components["schemas"]["ExpansionText"];

let editions = $state.raw<About["editions"]>({});

/** Remember what a server tells of itself. */
export function rememberEditions(about: About): About {
  editions = about.editions;
  return about;
}

function textOf(edition: string, expansion: string): ExpansionText | undefined {
  return editions[edition]?.texts[settings.language]?.[expansion];
}

export function expansionName(edition: string, expansion: string): string {
  return textOf(edition, expansion)?.name ?? expansion;
}

export function expansionLine(edition: string, expansion: string): string {
  return textOf(edition, expansion)?.line ?? "";
}

export function presetText(edition: string, preset: string): ExpansionText {
  return editions[edition]?.presets[preset]?.texts[settings.language] ?? { name: preset, line: "" };
}
