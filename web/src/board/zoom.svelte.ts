/** Zoom and pan of the board, by mouse, touch and keyboard. The board is moved as a whole by the compositor. */

const MOST = 6;
const STEP = 60;

export class Zoom {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** While the board is dragged, a click at the end of it is none. */
  moved = false;
  #pointers = new Map<number, { x: number; y: number }>();
  #travelled = 0;
  #frame: HTMLElement | null = null;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** An action for the frame around the board. */
  attach = (frame: HTMLElement): { destroy: () => void } => {
    this.#frame = frame;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.at(event.clientX, event.clientY, Math.exp(-event.deltaY / 400));
    };
    frame.addEventListener("wheel", wheel, { passive: false });
    frame.addEventListener("pointerdown", this.#down);
    frame.addEventListener("pointermove", this.#move);
    frame.addEventListener("pointerup", this.#up);
    frame.addEventListener("pointercancel", this.#up);
    return {
      destroy: () => {
        frame.removeEventListener("wheel", wheel);
        frame.removeEventListener("pointerdown", this.#down);
        frame.removeEventListener("pointermove", this.#move);
        frame.removeEventListener("pointerup", this.#up);
        frame.removeEventListener("pointercancel", this.#up);
      },
    };
  };

  /** Zoom around a point of the screen. */
  at(clientX: number, clientY: number, factor: number): void {
    if (!this.#frame) return;
    const box = this.#frame.getBoundingClientRect();
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const [px, py] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    this.x = px - ((px - this.x) * scale) / this.scale;
    this.y = py - ((py - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#keepInside();
  }

  by(factor: number): void {
    const box = this.#frame?.getBoundingClientRect();
    if (box) this.at(box.left + box.width / 2, box.top + box.height / 2, factor);
  }

  shift(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keepInside();
  }

  reset(): void {
    this.x = 0;
    this.y = 0;
    this.scale = 1;
  }

  key = (event: KeyboardEvent): void => {
    const moves: Record<string, () => void> = {
      "+": () => this.by(1.25),
      "-": () => this.by(0.8),
      "0": () => this.reset(),
      ArrowLeft: () => this.shift(STEP, 0),
      ArrowRight: () => this.shift(-STEP, 0),
      ArrowUp: () => this.shift(0, STEP),
      ArrowDown: () => this.shift(0, -STEP),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move();
  };

  #down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#travelled = 0;
    this.moved = false;
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#frame) return;
    const after = { x: event.clientX, y: event.clientY };
    if (this.#pointers.size === 1) {
      this.#travelled += Math.hypot(after.x - before.x, after.y - before.y);
      if (this.#travelled > 6) {
        if (!this.moved) this.#frame.setPointerCapture(event.pointerId);
        this.moved = true;
        this.shift(after.x - before.x, after.y - before.y);
      }
    } else if (this.#pointers.size === 2) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(after.x - other.x, after.y - other.y);
        this.at((after.x + other.x) / 2, (after.y + other.y) / 2, is / Math.max(was, 1));
        this.moved = true;
      }
    }
    this.#pointers.set(event.pointerId, after);
  };

  #up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    if (this.moved) setTimeout(() => (this.moved = false), 0);
  };

  #keepInside(): void {
    const box = this.#frame?.getBoundingClientRect();
    if (!box) return;
    const [mx, my] = [(box.width * (this.scale - 1)) / 2 + box.width * 0.15, (box.height * (this.scale - 1)) / 2 + box.height * 0.15];
    this.x = Math.min(mx, Math.max(-mx, this.x));
    this.y = Math.min(my, Math.max(-my, this.y));
  }
}
