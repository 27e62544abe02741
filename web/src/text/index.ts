/** The texts of the interface, in the language that the person has chosen. */

import { settings } from "../lib/settings.svelte";
import type { InterfaceText } from "./en";
import { textsOf } from "./known.svelte";

export type { Language } from "./known.svelte";

/** The texts now; in a component, `$derived(t())` follows the language. */
export function t(): InterfaceText {
  return textsOf(settings.language);
}
