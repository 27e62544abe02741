/**
 * Single keys at the table. Whoever speaks to the computer, or strikes keys by accident, can switch them off; they
 * never work while somebody writes or a dialog is open.
 */

import { settings } from "../lib/settings.svelte";

const TYPING = "input, textarea, select, [contenteditable], dialog[open]";

/** The key of an event where it is meant for the table: small, without Ctrl and the like. */
export function singleKey(event: KeyboardEvent): string | null {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (document.querySelector("dialog[open]") || (event.target as Element | null)?.closest?.(TYPING)) return null;
  return event.key.toLowerCase();
}

/** A tooltip that names the key, where keys are on. */
export const withKey = (text: string, key: string): string => (settings.keys ? `${text} (${key})` : text);

/** For `aria-keyshortcuts`. */
export const shortcut = (key: string): string | undefined => (settings.keys ? key : undefined);

/**
 * What was typed so far, after one digit more: numbers of two digits are typed one after the other. What begins no
 * number that there is begins anew.
 */
export function typedDigits(before: string, digit: string, numbers: readonly number[]): string {
  const longer = before + digit;
  return numbers.some((number) => String(number).startsWith(longer)) ? longer : digit;
}
