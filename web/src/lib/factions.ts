/** The colours of the factions, each with a letter of its own, so that nobody needs to tell colours apart. */

export interface Emblem {
  colour: string;
  /** What its land areas are filled with. */
  light: string;
  ink: string;
  /** The pattern of its coasts, as dashes: a plain band, wide or narrow teeth … */
  teeth: string;
}

export const EMBLEMS: Record<string, Emblem> = {
  red: { colour: "#d3281c", light: "#fbcfc6", ink: "#fdf7e6", teeth: "" },
  blue: { colour: "#1c57d2", light: "#c9d8fd", ink: "#fdf7e6", teeth: "9 7" },
  green: { colour: "#128059", light: "#c6efd9", ink: "#fdf7e6", teeth: "3 4.5" },
  yellow: { colour: "#f2c227", light: "#fdf0b4", ink: "#2a2013", teeth: "16 6 4 6" },
  purple: { colour: "#74306e", light: "#ecd2f2", ink: "#fdf7e6", teeth: "2.4 9" },
  black: { colour: "#23211f", light: "#dfddda", ink: "#fdf7e6", teeth: "22 10" },
};

export const LETTERS: Record<string, string> = {
  red: "Α",
  blue: "Β",
  green: "Γ",
  yellow: "Δ",
  purple: "Ε",
  black: "Ζ",
};
