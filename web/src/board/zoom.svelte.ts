/**
 * Zoom and pan of the board, by mouse, touch and keyboard. While it moves, only the transform of one layer changes;
 * the rest of the page hears of it when the movement has ended, and the browser then draws the board anew, sharp.
 */

import type { Box } from "./layout";

export interface View {
  x: number;
  y: number;
  scale: number;
}

const MOST = 6;
/** How near a double tap comes. */
const CLOSE = 3.6;
const STEP = 60;
const SLACK = 0.1;
const STILL = 140;
const TAP = 300;

export class Zoom {
  /** How the board lies since the last movement ended. */
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  /** The size of the frame. */
  size = $state.raw({ width: 0, height: 0 });
  moving = $state(false);
  /** While the board is dragged, a click at the end of it is none. */
  moved = false;
  /** Whether a double tap on something zooms. */
  mayZoom: (target: EventTarget | null) => boolean = () => true;
  /** The part of the board, as it lies without zoom, that a double tap on something shows; null: what is around it. */
  partAt: (target: EventTarget | null) => Box | null = () => null;
  #now: View = { x: 0, y: 0, scale: 1 };
  #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #frame: HTMLElement | null = null;
  #sheet: HTMLElement | null = null;
  #box: DOMRect | null = null;
  #ended = 0;
  #tapped = { at: 0, x: 0, y: 0 };

  /** An action for the frame around the board. */
  attach = (frame: HTMLElement): { destroy: () => void } => {
    this.#frame = frame;
    const stop = new AbortController();
    const { signal } = stop;
    frame.addEventListener("wheel", this.#wheel, { passive: false, signal });
    frame.addEventListener("pointerdown", this.#down, { signal });
    frame.addEventListener("pointermove", this.#move, { signal });
    frame.addEventListener("pointerup", this.#up, { signal });
    frame.addEventListener("pointercancel", this.#up, { signal });
    // Focus must not scroll the frame: the board is moved by its transform alone.
    frame.addEventListener("scroll", () => frame.scrollTo(0, 0), { signal });
    const watch = new ResizeObserver(() => {
      this.size = { width: frame.clientWidth, height: frame.clientHeight };
      this.#keepInside();
      this.#show();
      this.#finish();
    });
    watch.observe(frame);
    return {
      destroy: () => {
        stop.abort();
        watch.disconnect();
        clearTimeout(this.#ended);
      },
    };
  };

  /** An action for the sheet that is moved. */
  sheet = (sheet: HTMLElement): void => {
    this.#sheet = sheet;
  };

  /** Zoom around a point of the screen. */
  at(clientX: number, clientY: number, factor: number): void {
    const box = this.#measure();
    if (!box) return;
    const scale = Math.min(MOST, Math.max(1, this.#now.scale * factor));
    const [px, py] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    const { x, y, scale: was } = this.#now;
    this.#go({ x: px - ((px - x) * scale) / was, y: py - ((py - y) * scale) / was, scale });
  }

  by(factor: number): void {
    const box = this.#measure();
    if (box) this.#gently(() => this.at(box.left + box.width / 2, box.top + box.height / 2, factor));
  }

  shift(dx: number, dy: number): void {
    this.#go({ ...this.#now, x: this.#now.x + dx, y: this.#now.y + dy });
  }

  reset(): void {
    this.#gently(() => this.#go({ x: 0, y: 0, scale: 1 }));
  }

  /** Show a part of the board, given in pixels of the board as it lies without zoom. */
  show(part: Box, closest = 2.5): void {
    const { width, height } = this.size;
    const scale = Math.max(
      1,
      Math.min(closest, MOST, width / (part.right - part.left), height / (part.bottom - part.top)),
    );
    const [cx, cy] = [(part.left + part.right) / 2 - width / 2, (part.top + part.bottom) / 2 - height / 2];
    this.#gently(() => this.#go({ x: -cx * scale, y: -cy * scale, scale }));
  }

  /** Pan as far as is needed to see a part; the zoom stays. */
  reveal(part: Box): void {
    const seen = this.toScreen(part);
    const { width, height } = this.size;
    const rim = 12;
    const dx = seen.left < rim ? rim - seen.left : seen.right > width - rim ? width - rim - seen.right : 0;
    const dy = seen.top < rim ? rim - seen.top : seen.bottom > height - rim ? height - rim - seen.bottom : 0;
    if (dx || dy) this.#gently(() => this.shift(dx, dy));
  }

  /** Where a part of the board, given as it lies without zoom, is in the frame now. */
  toScreen(part: Box, view: View = this.#now): Box {
    const { width, height } = this.size;
    const across = (px: number): number => (px - width / 2) * view.scale + width / 2 + view.x;
    const down = (py: number): number => (py - height / 2) * view.scale + height / 2 + view.y;
    return { left: across(part.left), right: across(part.right), top: down(part.top), bottom: down(part.bottom) };
  }

  key = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      "+": () => this.by(1.3),
      "=": () => this.by(1.3),
      "-": () => this.by(1 / 1.3),
      "0": () => this.reset(),
    };
    const arrows: Record<string, () => void> = {
      ArrowLeft: () => this.shift(STEP, 0),
      ArrowRight: () => this.shift(-STEP, 0),
      ArrowUp: () => this.shift(0, STEP),
      ArrowDown: () => this.shift(0, -STEP),
    };
    const move = moves[event.key] ?? (event.target === this.#frame ? arrows[event.key] : undefined);
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  // -- how it moves -----------------------------------------------------------------------------------------------

  #go(view: View): void {
    this.#now = view;
    this.#keepInside();
    if (!this.moving) this.moving = true;
    this.#show();
    clearTimeout(this.#ended);
    this.#ended = window.setTimeout(this.#finish, STILL);
  }

  #show(): void {
    const { x, y, scale } = this.#now;
    if (this.#sheet) this.#sheet.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }

  #finish = (): void => {
    if (this.#pointers.size > 0 && this.moved) {
      this.#ended = window.setTimeout(this.#finish, STILL);
      return;
    }
    this.#box = null;
    this.moving = false;
    this.view = { ...this.#now };
  };

  /** A movement that was not made by hand glides. */
  #gently(move: () => void): void {
    const sheet = this.#sheet;
    if (!sheet || matchMedia("(prefers-reduced-motion: reduce)").matches) return move();
    const before = sheet.style.transform || "none";
    move();
    sheet.animate([{ transform: before }, { transform: sheet.style.transform }], { duration: 180, easing: "ease-out" });
  }

  #measure(): DOMRect | null {
    return (this.#box ??= this.#frame?.getBoundingClientRect() ?? null);
  }

  #keepInside(): void {
    const { width, height } = this.size;
    const { x, y, scale } = this.#now;
    const room = scale > 1 ? SLACK : 0;
    const [mx, my] = [(width * (scale - 1)) / 2 + width * room, (height * (scale - 1)) / 2 + height * room];
    this.#now = { scale, x: Math.min(mx, Math.max(-mx, x)), y: Math.min(my, Math.max(-my, y)) };
  }

  // -- pointers ---------------------------------------------------------------------------------------------------

  #wheel = (event: WheelEvent): void => {
    if (this.#now.scale === 1 && event.deltaY > 0) return; // the page may scroll
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    this.at(event.clientX, event.clientY, Math.exp((-event.deltaY * lines) / 400));
  };

  #down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest("[data-still]")) return;
    this.#box = null;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travelled = 0;
    this.moved = this.#pointers.size > 1;
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#frame) return;
    const after = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) {
      this.#travelled += Math.hypot(after.x - before.x, after.y - before.y);
      const enough = event.pointerType === "touch" ? 10 : 5;
      if (this.#travelled > enough) {
        if (!this.moved) this.#frame.setPointerCapture(event.pointerId);
        this.moved = true;
        this.shift(after.x - before.x, after.y - before.y);
      }
    } else if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(after.x - other.x, after.y - other.y);
        this.shift((after.x - before.x) / 2, (after.y - before.y) / 2);
        this.at((after.x + other.x) / 2, (after.y + other.y) / 2, is / Math.max(was, 1));
        this.moved = true;
      }
    }
    this.#pointers.set(event.pointerId, after);
  };

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (this.moved) {
      setTimeout(() => (this.moved = false), 0);
      return;
    }
    if (event.pointerType !== "touch" || event.type === "pointercancel") return;
    const { at, x, y } = this.#tapped;
    const again = event.timeStamp - at < TAP && Math.hypot(event.clientX - x, event.clientY - y) < 30;
    this.#tapped = { at: again ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (again && this.mayZoom(event.target)) {
      this.moved = true;
      setTimeout(() => (this.moved = false), 350);
      const part = this.partAt(event.target);
      if (this.#now.scale > 1.8) this.reset();
      else if (part) this.show(part, CLOSE);
      else this.#gently(() => this.at(event.clientX, event.clientY, 2.4));
    }
  };
}
