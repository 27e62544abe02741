/** Explanations of things of the game: what a pointer rests on, what has the focus, what a finger holds.
 *
 * Elements register here, listeners are on the document: so there may be hundreds of elements, and disabled buttons are
 * explained too. */

/** Something of the game that can be explained: the kind and id as the server names them ("card", "perseus"). */
export interface Thing {
  kind: string;
  id: string;
  /** Whether a click on the element does something else: then only hover, focus and long press explain it. */
  acts?: boolean;
  /** What is said of this one here and now, before what the rules say of all of them. */
  note?: string;
}

type Anchor = HTMLElement | SVGElement;

const REST = 250; // how long a pointer rests before something is explained, in milliseconds
const GRACE = 220; // how long a pointer may take from an element to its explanation
const HOLD = 480; // how long a finger is held
const SLIP = 10; // how far a held finger may slip, in pixels
const ACTIVE =
  "button, a[href], input, select, textarea, summary, label, " +
  "[role=button], [role=link], [role=tab], [role=option], [role=menuitem]";
const IDLE = ":disabled, [aria-disabled=true]";
const OWN = "data-explains"; // elements that were made reachable here

class Explanation {
  thing = $state<Thing | null>(null);
  anchor = $state<Anchor | null>(null);
  /** The popover, once it is there. */
  popover: HTMLElement | null = null;

  show(anchor: Anchor): void {
    const thing = things.get(anchor);
    if (!thing || !anchor.isConnected) return;
    clearTimeout(waiting);
    this.anchor = anchor;
    this.thing = thing;
  }

  hide(): void {
    clearTimeout(waiting);
    this.anchor = null;
    this.thing = null;
  }
}

export const explanation = new Explanation();

const things = new WeakMap<Element, Thing>();
let waiting: ReturnType<typeof setTimeout> | undefined;
let finger: { anchor: Anchor; x: number; y: number; shown: boolean } | null = null;
let listening = false;

/** The nearest element around a target that explains something. */
function anchorAt(target: EventTarget | null): Anchor | null {
  for (let node = target instanceof Element ? target : null; node; node = node.parentElement) {
    if (things.has(node)) return node as Anchor;
  }
  return null;
}

/** Whether a click on an element does something else than explain: its own doing, or that of what it is part of. */
function acts(node: Element): boolean {
  if (things.get(node)?.acts || node.matches("a[href], input, select, textarea, summary, label"))
    return !node.matches(IDLE);
  const around = node.parentElement?.closest(ACTIVE);
  return around != null && !around.matches(IDLE) && !around.hasAttribute(OWN);
}

function inside(target: EventTarget | null): boolean {
  return target instanceof Node && (explanation.popover?.contains(target) ?? false);
}

function later(work: () => void, time: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(work, time);
}

/** Where the pointer was last moved to. */
let pointer = { x: NaN, y: NaN };

/** Whether something has come under a pointer that stays where it is: nobody has asked what that is. */
const resting = (event: PointerEvent): boolean => event.clientX === pointer.x && event.clientY === pointer.y;

function over(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  if (inside(event.target)) {
    clearTimeout(waiting);
    return;
  }
  const anchor = anchorAt(event.target);
  if (anchor && anchor === explanation.anchor) clearTimeout(waiting);
  else if (anchor && event.buttons === 0 && !resting(event)) later(() => explanation.show(anchor), REST);
  else if (explanation.anchor) later(() => explanation.hide(), GRACE);
  else clearTimeout(waiting);
}

function down(event: PointerEvent): void {
  if (inside(event.target)) return;
  const anchor = anchorAt(event.target);
  if (explanation.anchor && anchor !== explanation.anchor) explanation.hide();
  else clearTimeout(waiting);
  if (event.pointerType !== "touch") return;
  finger = anchor && { anchor, x: event.clientX, y: event.clientY, shown: false };
  if (anchor) {
    later(() => {
      if (finger) finger.shown = true;
      explanation.show(anchor);
    }, HOLD);
  }
}

function moved(event: PointerEvent): void {
  pointer = { x: event.clientX, y: event.clientY };
  if (!finger || event.pointerType !== "touch") return;
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > SLIP) lifted();
}

function lifted(): void {
  if (finger && !finger.shown) clearTimeout(waiting);
  if (!finger?.shown) finger = null;
}

/** A tap on a disabled button gives no click. */
function up(event: PointerEvent): void {
  if (event.pointerType === "touch" && finger && !finger.shown && finger.anchor.closest(":disabled"))
    explanation.show(finger.anchor);
  lifted();
}

function clicked(event: MouseEvent): void {
  if (finger?.shown) {
    finger = null; // the finger was held to read, not to choose
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const anchor = anchorAt(event.target);
  if (!anchor || inside(event.target)) return;
  if (acts(anchor)) explanation.hide();
  else explanation.show(anchor);
}

function menu(event: Event): void {
  if (finger && anchorAt(event.target)) event.preventDefault();
}

function focused(event: FocusEvent): void {
  const anchor = anchorAt(event.target);
  if (anchor && anchor === event.target && anchor.matches(":focus-visible")) explanation.show(anchor);
}

function blurred(event: FocusEvent): void {
  if (
    explanation.anchor &&
    !inside(event.relatedTarget) &&
    (event.target === explanation.anchor || inside(event.target))
  )
    explanation.hide();
}

/** Whether Enter shows an explanation: a real button makes a click of it by itself. */
function keyed(node: Element): boolean {
  return things.has(node) && !acts(node) && node.getAttribute("role") === "button" && !node.matches("button");
}

function pressed(event: KeyboardEvent): void {
  if (event.key === "Escape" && explanation.anchor) {
    const back = inside(document.activeElement) ? explanation.anchor : null;
    explanation.hide();
    back?.focus();
    event.preventDefault();
    event.stopPropagation();
  } else if ((event.key === "Enter" || event.key === " ") && event.target instanceof Element && keyed(event.target)) {
    event.preventDefault();
    explanation.show(event.target as Anchor);
  }
}

function scrolled(event: Event): void {
  if (explanation.anchor && event.target instanceof Node && event.target.contains(explanation.anchor))
    explanation.hide();
}

function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down, true);
  document.addEventListener("pointermove", moved, { passive: true, capture: true });
  document.addEventListener("pointerup", up, true);
  document.addEventListener("pointercancel", lifted, true);
  document.addEventListener("click", clicked, true);
  document.addEventListener("contextmenu", menu, true);
  document.addEventListener("focusin", focused);
  document.addEventListener("focusout", blurred);
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("scroll", scrolled, { capture: true, passive: true });
  addEventListener("resize", () => explanation.hide());
}

/** Make an element that does nothing else reachable by keyboard. */
function open(node: Anchor): void {
  if (node.closest(ACTIVE) || node.hasAttribute("tabindex") || node.closest("[aria-hidden=true]")) return;
  node.setAttribute(OWN, "");
  node.setAttribute("tabindex", "0");
  if (!node.hasAttribute("role")) node.setAttribute("role", "button");
}

/**
 * For any element: `use:explain={{ kind: "card", id }}`. One without text of its own needs an accessible name; a
 * button that does something else when it is clicked says so: `{ kind, id, acts: true }`.
 */
export function explain(
  node: Anchor,
  thing: Thing | null,
): { update: (thing: Thing | null) => void; destroy: () => void } {
  function update(now: Thing | null): void {
    if (now) {
      things.set(node, now);
      open(node);
      if (explanation.anchor === node) explanation.thing = now;
    } else {
      things.delete(node);
      if (explanation.anchor === node) explanation.hide();
    }
  }
  listen();
  update(thing);
  return {
    update,
    destroy: () => {
      things.delete(node);
      if (explanation.anchor === node) explanation.hide();
    },
  };
}
