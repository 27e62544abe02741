/** What a person has chosen for this browser. Kept in the browser, nowhere else. */

import type { Language } from "../text";

export type Theme = "system" | "dark" | "light";
/** When the coach is at the table: in the first game of this browser, always, never. */
export type Coaching = "first" | "on" | "off";
export type Speed = "off" | "fast" | "normal" | "slow";
/** How large letters are, compared with the usual. */
export const TEXT_SIZES = [1, 1.25, 1.5, 1.75, 2] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** From this size on the table is arranged anew: less stands side by side. */
const LARGE_TEXT = 1.5;
/** How much more of the window the board takes than usual: what stands around it gives way. */
export const BOARD_SIZES = { usual: 1, large: 1.25, largest: 1.5 } as const;
export type BoardSize = keyof typeof BOARD_SIZES;

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  confirm: boolean;
  confirmGold: boolean;
  keys: boolean;
  coach: Coaching;
  forced: boolean;
  stepping: boolean;
  textSize: TextSize;
  boardSize: BoardSize;
  sound: boolean;
}

const KEY = "cyclades-settings";
const touch = matchMedia("(pointer: coarse)").matches;

function usual(): Kept {
  const spoken =
    navigator.languages.some((language) => language.toLowerCase().startsWith("es")) &&
    !navigator.languages[0]?.toLowerCase().startsWith("en");
  return {
    language: spoken ? "es" : "en",
    theme: "system",
    speed: "normal",
    confirm: touch,
    confirmGold: false,
    keys: true,
    coach: "first",
    forced: true,
    stepping: false,
    textSize: 1,
    boardSize: "usual",
    sound: false,
  };
}

function read(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return usual();
  }
}

class Settings {
  #kept = $state<Kept>(read());
  #dark = matchMedia("(prefers-color-scheme: light)");

  constructor() {
    this.#dark.addEventListener("change", () => this.apply());
    this.apply();
  }

  get language(): Language {
    return this.#kept.language;
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : this.#kept.speed;
  }
  /** Whether an action is sent only after a second click. */
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  /** Whether one that costs gold is. */
  get confirmGold(): boolean {
    return this.#kept.confirmGold;
  }
  /** Whether single keys do something at the table. */
  get keys(): boolean {
    return this.#kept.keys;
  }
  get coach(): Coaching {
    return this.#kept.coach;
  }
  /** Whether the only choice is taken by itself, within a group. */
  get forced(): boolean {
    return this.#kept.forced;
  }
  get textSize(): TextSize {
    return this.#kept.textSize;
  }
  get boardSize(): BoardSize {
    return this.#kept.boardSize;
  }
  /** Whether dice, offerings and one's turn can be heard. */
  get sound(): boolean {
    return this.#kept.sound;
  }

  /** Whether the turns of others wait to be stepped through. */
  get stepping(): boolean {
    return this.#kept.stepping;
  }

  set(changes: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    this.apply();
  }

  private apply(): void {
    const theme = this.#kept.theme === "system" ? (this.#dark.matches ? "light" : "dark") : this.#kept.theme;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = this.#kept.language;
    // For the styles: letters grow by --text-size, and what stands around the board is divided by --board-size.
    document.documentElement.style.setProperty("--text-size", String(this.#kept.textSize));
    document.documentElement.dataset.text = this.#kept.textSize >= LARGE_TEXT ? "large" : "usual";
    document.documentElement.style.setProperty("--board-size", String(BOARD_SIZES[this.#kept.boardSize] ?? 1));
  }
}

export const settings = new Settings();

/** How many milliseconds something that takes `usual` at normal speed may take. */
export function animationTime(usual: number): number {
  return { off: 0, fast: usual / 2, normal: usual, slow: usual * 2 }[settings.speed];
}

/** How many pixels the letters of the page are high (1 rem); it changes with the settings and with the window. */
export function letterSize(): number {
  void settings.textSize;
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
