/** Bots: sus niveles y personalidades. */

import type { bots as original } from "../en/bots";

export const bots: typeof original = {
  bot: "bot",
  seatBot: "bot",
  botLevel: "Nivel de los bots",
  botPersonality: "Personalidad de los bots",
  personalityOn: (number: number) => `Personalidad en el asiento ${number}`,
  personalityOf: (name: string) => `Personalidad de ${name}`,
  botChoice: (bot: string) => `Bot: ${bot.toLowerCase()}`,
  botSaid: (bot: string) => `bot · ${bot}`,
  quickLine: (bots: string, edition: string) => `Tú y tres bots · ${bots} · ${edition}`,
  botNames: {
    rower: "Remero",
    sailor: "Marinero",
    helmsman: "Timonel",
    captain: "Capitán",
    admiral: "Almirante",
    random: "Al azar",
    novice: "Novato",
    strategist: "Estratega",
    oracle: "Oráculo",
  } as Record<string, string>,
  botLines: {
    rower: "para tu primera partida",
    sailor: "sabe lo que quiere, y se equivoca a menudo",
    helmsman: "protege lo suyo, y se equivoca menos",
    captain: "ve llegar el final, y estorba tus planes",
    admiral: "el más fuerte que hay",
    random: "cualquier respuesta le vale",
    novice: "sensato, con errores de principiante",
    strategist: "quiere ganar",
    oracle: "mira en muchos futuros",
  } as Record<string, string>,
  looksLessFar: "aquí mira menos lejos, pues el juego no está compilado",
  personalityNames: {
    "": "Equilibrado",
    merchant: "Mercader",
    raider: "Saqueador",
    scholar: "Erudito",
    priest: "Sacerdote",
  } as Record<string, string>,
  personalityLines: {
    merchant: "amigo del oro y del mar",
    raider: "amigo de tropas y conquistas",
    scholar: "amigo de los filósofos",
    priest: "amigo de sacerdotes y criaturas",
  } as Record<string, string>,
  characterName: (personality: string, level: string) => `${personality}, ${level.toLowerCase()}`,
};
