/** A button that comes to lie under a resting pointer takes no click for a moment: it was meant for what lay there. */

import type { ActionReturn } from "svelte/action";

/** For so many milliseconds, which is longer than it takes to see that something else is there. */
export const ARMING = 600;

let pointer: { x: number; y: number } | null = null;
let listening = false;

function follow(): void {
  if (listening) return;
  listening = true;
  const note = ({ clientX: x, clientY: y }: PointerEvent): void => void (pointer = { x, y });
  for (const kind of ["pointermove", "pointerdown"] as const)
    document.addEventListener(kind, note, { capture: true, passive: true });
}

/** Tell when a button comes under a pointer that has not moved there: at first, and where the page shifts. */
export function arming(node: HTMLElement, arms: (waits: boolean) => void): ActionReturn<(waits: boolean) => void> {
  follow();
  let timer = 0;
  const wait = (): void => {
    clearTimeout(timer);
    arms(true);
    timer = window.setTimeout(() => arms(false), ARMING);
  };
  const entered = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType === "touch") return; // every tap enters what it touches
    if (clientX === pointer?.x && clientY === pointer.y) wait();
  };
  const { left, right, top, bottom } = node.getBoundingClientRect();
  if (pointer && pointer.x >= left && pointer.x <= right && pointer.y >= top && pointer.y <= bottom) wait();
  node.addEventListener("pointerenter", entered);
  return {
    destroy: () => {
      clearTimeout(timer);
      node.removeEventListener("pointerenter", entered);
    },
  };
}
