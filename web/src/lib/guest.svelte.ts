/** Who you are here: a name and a cookie. Without them you get both as soon as they are needed. */

import { api } from "./api";

/** What somebody is called who does not say. None of them is the name of a bot. */
const NAMES = ["Leandros", "Thalia", "Iason", "Kalliope", "Theron", "Daphne", "Lykos", "Melitta", "Orestes", "Xanthe"];

const KEY = "cyclades-suggested-name";

/** Which name is suggested first: by chance, and then always the same in this browser, so that it is the one given. */
function keptSuggestion(): number {
  try {
    const kept = NAMES.indexOf(localStorage.getItem(KEY) ?? "");
    if (kept >= 0) return kept;
    const chance = Math.floor(Math.random() * NAMES.length);
    localStorage.setItem(KEY, NAMES[chance] ?? "");
    return chance;
  } catch {
    return 0; // this browser keeps nothing: then every page suggests the same one
  }
}

class GuestState {
  /** Null until you have one; undefined until we know. */
  name = $state<string | null | undefined>(undefined);
  /** How often you have become somebody else: what knows you by the cookie begins anew with it. */
  identity = $state(0);
  /** Whether your name is only our suggestion: the next one that you type is yours. */
  suggested = false;
  readonly #first = keptSuggestion();

  get suggestion(): string {
    return this.suggestionBesides([]);
  }

  /** What you could be called at a table where some names are taken. */
  suggestionBesides(taken: readonly string[]): string {
    const names = [...NAMES.slice(this.#first), ...NAMES];
    return names.find((name) => !taken.includes(name)) ?? "Leandros";
  }

  async load(): Promise<string | null> {
    this.name = (await api.me()).name;
    return this.name;
  }

  #last: Promise<unknown> = Promise.resolve();

  /** Have a name: the one that was typed, the one you have, or the suggestion. True where you are somebody new.
   * One after the other, since two at once would make two guests of you. */
  be(typed = ""): Promise<boolean> {
    const next = this.#last.then(() => this.#be(typed));
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #be(typed: string): Promise<boolean> {
    const wanted = typed.trim();
    const before = this.name === undefined ? await this.load() : this.name;
    if (before === null || (wanted && wanted !== before)) {
      this.name = (await api.introduce(wanted || before || this.suggestion)).name;
      this.suggested = !wanted;
    }
    return before === null;
  }

  async recover(secret: string): Promise<string> {
    const { name } = await api.recover(secret);
    this.name = name;
    this.identity += 1;
    return name;
  }
}

/** The link that makes you of another browser. Its secret stands where no server sees it. */
export function secretLink(secret: string): string {
  return `${location.origin}/back#${secret}`;
}

export const guest = new GuestState();
