/** Whether the server can be reached, as far as this page knows. */

import { online } from "svelte/reactivity/window";

class Reach {
  #answers = $state(true);

  get lost(): boolean {
    return online.current === false || !this.#answers;
  }

  /** The server has answered a request, or not. */
  heard(answers: boolean): void {
    this.#answers = answers;
  }

  /** What a reply tells about the server. The service worker marks those that it has kept; one that the browser may
   * have kept itself tells nothing. */
  replied(headers: Headers): void {
    if (headers.get("cache-control")?.includes("max-age")) return;
    this.heard(!headers.has("cyclades-kept"));
  }
}

export const reach = new Reach();
