/** By keyboard to what can be answered, without the way through everything else. */

const CHOOSABLE = ".pending .main, [data-area].lit, [data-god], [data-card], section.question [data-action]";

/** What can be answered and seen, in the order in which one gets to it. */
function choosable(): (HTMLElement | SVGElement)[] {
  const elements = [...document.querySelectorAll<HTMLElement | SVGElement>(CHOOSABLE)];
  return elements.filter((node) => !node.matches(":disabled") && node.checkVisibility({ visibilityProperty: true }));
}

/** To the next answer that can be given, or to the one before; false where there is none. */
export function jumpToChoice(back: boolean): boolean {
  const elements = choosable();
  if (!elements.length) return false;
  const here = elements.indexOf(document.activeElement as HTMLElement);
  const next = back ? (here <= 0 ? elements.length - 1 : here - 1) : (here + 1) % elements.length;
  elements[next]?.focus();
  return true;
}
