/**
 * By keyboard to what can be answered, without the way through everything else: N for the next, Shift+N for the one
 * before.
 */

const CHOOSABLE = ".pending .main, [data-area].lit, [data-god], [data-card], section.question [data-action]";
const TYPING = "input, textarea, select, dialog[open]";

/** What can be answered and seen, in the order in which one gets to it. */
function choosable(): (HTMLElement | SVGElement)[] {
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOOSABLE)];
  return elements.filter((node) => !node.matches(":disabled") && node.checkVisibility({ visibilityProperty: true }));
}

export function jumpToChoice(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return;
  if (document.querySelector("dialog[open]") || (event.target as Element).closest?.(TYPING)) return;
  const elements = choosable();
  if (!elements.length) return;
  const here = elements.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (here <= 0 ? elements.length - 1 : here - 1) : (here + 1) % elements.length;
  elements[next]?.focus();
  event.preventDefault();
}
