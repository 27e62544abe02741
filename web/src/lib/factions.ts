/** The colours of the factions, each with a letter of its own, so that nobody needs to tell colours apart. */

export interface Emblem {
  colour: string;
  ink: string;
}

export const EMBLEMS: Record<string, Emblem> = {
  red: { colour: "#b92a20", ink: "#fdf7e6" },
  blue: { colour: "#2253a4", ink: "#fdf7e6" },
  green: { colour: "#2c7a3d", ink: "#fdf7e6" },
  yellow: { colour: "#e7b416", ink: "#2a2013" },
  purple: { colour: "#713b90", ink: "#fdf7e6" },
  black: { colour: "#2e2d2c", ink: "#fdf7e6" },
};

export const LETTERS: Record<string, string> = {
  red: "Α",
  blue: "Β",
  green: "Γ",
  yellow: "Δ",
  purple: "Ε",
  black: "Ζ",
};
