/** How much is told of the cards that lie open, so that all of them are in sight while gods are chosen. */

/** As they are, as heads with what they do, as small pictures with names and prices, or as names and prices alone. */
export type Brevity = "whole" | "effects" | "pictures" | "names";
export const LEVELS: readonly Brevity[] = ["whole", "effects", "pictures", "names"];

const THINGS = ".god, .card, [data-head]";

/** Whether nothing that is compared, within an element, must be scrolled to. */
export function allInSight(element: HTMLElement): boolean {
  return [...element.querySelectorAll<HTMLElement>(THINGS)].every((thing) => {
    if (!thing.checkVisibility()) return true;
    const { bottom } = thing.getBoundingClientRect();
    for (let up = thing.parentElement; up && up !== element.parentElement; up = up.parentElement) {
      const { display, overflowY } = getComputedStyle(up);
      const end = bottom - up.getBoundingClientRect().top + up.scrollTop;
      if (display !== "contents" && overflowY === "auto" && end > up.clientHeight + 2) return false;
    }
    return true;
  });
}
