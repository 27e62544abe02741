/** The languages that are here. English always is; others come when somebody reads them. */

import { en, type InterfaceText } from "./en";

const MORE = { es: async () => (await import("./es")).es };

export type Language = "en" | keyof typeof MORE;

let known = $state.raw<Partial<Record<Language, InterfaceText>>>({ en });
const asked = new Map<Language, Promise<void>>();

/** Until the texts of a language are here; without a connection English has to do. */
export function fetched(language: Language): Promise<void> {
  if (language === "en") return Promise.resolve();
  let coming = asked.get(language);
  if (!coming) {
    coming = MORE[language]().then(
      (texts) => {
        known = { ...known, [language]: texts };
      },
      () => {
        asked.delete(language);
      },
    );
    asked.set(language, coming);
  }
  return coming;
}

/** The texts of a language, or the English ones until they are here. */
export function textsOf(language: Language): InterfaceText {
  const texts = known[language];
  if (!texts) void fetched(language);
  return texts ?? en;
}
