/** The rules reference. */

import type { rules as English } from "../en/rules";

export const rules: typeof English = {
  searchRules: "Buscar en las reglas",
  noEntry: (text: string) => `No hay nada que se llame «${text}».`,
  seeAlso: "Véase también",
  groups: {
    gods: "Dioses",
    creatures: "Criaturas",
    figures: "Criaturas con figura",
    heroes: "Héroes",
    buildings: "Edificios",
    monuments: "Monumentos",
    terms: "Términos",
  } as Record<string, string>,
  parts: { free: "Gratis", paid: "De pago", military: "Poder militar", sacrifice: "Sacrificio" } as Record<string, string>,
};
