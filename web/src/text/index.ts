/** The texts of the interface, in the language that the person has chosen. */

import { settings } from "../lib/settings.svelte";
import { en, type InterfaceText } from "./en";
import { es } from "./es";

export type Language = "en" | "es";

const ALL: Record<Language, InterfaceText> = { en, es };

/** The texts now; in a component, `$derived(t())` follows the language. */
export function t(): InterfaceText {
  return ALL[settings.language];
}
