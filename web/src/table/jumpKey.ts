/**
 * By keyboard to what can be answered, without the way through everything else: N for the next, Shift+N for the one
 * before.
 */

const WAYS = ".pending .main, [data-area].lit, [data-god], [data-card], section.question [data-action]";
const TYPING = "input, textarea, select, dialog[open]";

/** What can be answered and seen, in the order in which one gets to it. */
function ways(): (HTMLElement | SVGElement)[] {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(WAYS)];
  return found.filter((node) => !node.matches(":disabled") && node.checkVisibility({ visibilityProperty: true }));
}

export function jump(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return;
  if (document.querySelector("dialog[open]") || (event.target as Element).closest?.(TYPING)) return;
  const found = ways();
  if (!found.length) return;
  const here = found.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (here <= 0 ? found.length - 1 : here - 1) : (here + 1) % found.length;
  found[next]?.focus();
  event.preventDefault();
}
