/** The words of the interface, in the language that the person has chosen. */

import { settings } from "../lib/settings.svelte";
import { en, type Words } from "./en";
import { es } from "./es";

export type Language = "en" | "es";

const ALL: Record<Language, Words> = { en, es };

/** The words now; in a component, `$derived(t())` follows the language. */
export function t(): Words {
  return ALL[settings.language];
}
