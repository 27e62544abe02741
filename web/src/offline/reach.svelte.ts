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
}

export const reach = new Reach();
