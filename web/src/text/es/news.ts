/** What happened to the one who looks, and the pace at which the turns of others are shown. */

import type { news as English } from "../en/news";

export const news: typeof English = {
  // losses
  lossesTitle: "Lo que has perdido, y lo que han ganado los rivales",
  lostEverything: "No te queda nada: estás fuera de la partida.",
  lostMetropolis: (area: string, by: string | null) =>
    by ? `${by} ha capturado tu Metrópolis de ${area}.` : `Tu Metrópolis de ${area} ya no existe.`,
  lostArea: (area: string, by: string) => `${by} te ha quitado ${area}.`,
  lostUnits: (number: number, unit: string, area: string | null, by: string | null) =>
    `Has perdido ${number} × ${unit}${area ? ` en ${area}` : ""}${by ? ` ante ${by}` : ""}.`,
  fleetSent: (from: string, to: string, by: string | null, card: string | null) =>
    (by ? `${by} ha enviado tus naves de ${from} a ${to}` : `Tus naves de ${from} han tenido que irse a ${to}`) +
    (card ? ` (${card}).` : "."),
  stolen: (by: string, number: number, unit: string | null, card: string | null) =>
    `${by} te ha robado ${unit === null ? `${number} PO` : `${number} × ${unit}`}${card ? ` (${card})` : ""}.`,
  rivalMetropolis: (by: string, area: string | null, number: number, goal: number) =>
    `${by} tiene una nueva Metrópolis${area ? `, en ${area}` : ""}: ${number} de las ${goal} que dan la victoria.`,
  figureCame: (by: string, what: string, area: string, effect: string) =>
    `${by} ha puesto ${what} en ${area}. ${effect}`,
  lostGod: (god: string, by: string | null) =>
    by ? `${by} ha ofrecido más que tú a ${god}.` : `Tienes que dejar a ${god}.`,
  showLoss: "Ver",
  moreLosses: (number: number) => `… y ${number} más`,
  putAway: "Quitar",

  // who one is, and who is not there
  isAway: (name: string) => `${name} no está: la partida espera.`,
  severalFactions: (names: string, purse: boolean) =>
    `Juegas con ${names}: sus Metrópolis cuentan juntas${purse ? ", y su oro también" : ""}.`,

  // the pace of what others do
  pauseOthers: "Pausar lo que hacen los demás",
  goOn: "Seguir sin pausas",
  nextStep: "Siguiente",
  pausedLine: "En pausa: lo que hacen los demás te espera.",
  steppingSetting: "Ver paso a paso lo que hacen los demás",
};
