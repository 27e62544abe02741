const LATE = 600; // milliseconds

/** Clicks that come late: a question with a single answer passes by before somebody clicks on it. */
export class LateClicks {
  /** When areas ceased to be lit. */
  #ceased = new Map<string, number>();
  #lit: readonly string[] = [];

  /** These areas are lit from now on. */
  light(areas: readonly string[]): void {
    for (const id of this.#lit) if (!areas.includes(id)) this.#ceased.set(id, performance.now());
    this.#lit = areas;
  }

  /** Whether a click on an area was meant for a question in which it was still lit. */
  isLate(id: string): boolean {
    return performance.now() - (this.#ceased.get(id) ?? -LATE) < LATE;
  }
}
