/** The rules reference. */

export const rules = {
  searchRules: "Search the rules",
  noEntry: (text: string) => `Nothing is called “${text}”.`,
  seeAlso: "See also",
  groups: {
    gods: "Gods",
    creatures: "Creatures",
    figures: "Creatures with a figure",
    heroes: "Heroes",
    buildings: "Buildings",
    monuments: "Monuments",
    terms: "Terms",
  } as Record<string, string>,
  parts: { free: "Free", paid: "For gold", military: "Military power", sacrifice: "Sacrifice" } as Record<string, string>,
};
