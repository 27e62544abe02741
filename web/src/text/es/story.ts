/** What happened, what people say to each other, one screen for several people. */

import type { story as English } from "../en/story";

export const story: typeof English = {
  // story
  log: "Lo que ha pasado",
  chat: "Charla",
  say: "Di algo",
  send: "Enviar",
  noTalk: "Nadie ha dicho nada aún.",
  sinceLast: "Desde tu último turno",
  skipStory: "Saltar",
  showMoment: "Ver este momento",
  backToNow: "Volver al presente",
  moment: (number: number, last: number) => `Momento ${number} de ${last}`,
  takenBack: "Se han retirado respuestas.",
  goBackHere: "Pedir volver a este momento",
  continueHere: "Seguir jugando desde aquí",

  // agreeing
  proposes: (name: string, what: string) => `${name} pregunta: ${what}`,
  whatTakeback: (moment: number) => `¿volvemos al momento ${moment}?`,
  whatAbandon: "¿abandonamos la partida?",
  agree: "De acuerdo",
  disagree: "En contra",
  waitingForAgreement: "A la espera de los demás…",
  abandon: "Abandonar de mutuo acuerdo",
  resign: "Rendirse",
  resignSure: "Un bot seguirá jugando por ti. ¿Te rindes?",
  letBotStandIn: "Poner un bot en su lugar",
  standInForMe: "Que un bot juegue por mí",
  comeBack: "Recuperar el asiento",
  recordDownload: "Descargar la partida",
  linkForYou: "Tus asientos en otro navegador",
  linkForYouLine: "Abre allí este enlace. Es secreto: quien lo tenga juega en tu nombre.",

  // one screen, several people
  curtain: (name: string) => `${name}, te toca`,
  curtainLine: "Pasa la pantalla. Lo que han visto los demás queda oculto.",
  curtainOpen: "Aquí estoy",

  // talk of the table itself
  talk: {
    sits: (name: string) => `${name} se sienta.`,
    leaves: (name: string) => `${name} se levanta.`,
    begins: () => "Empieza la partida.",
    resigns: (name: string) => `${name} se rinde.`,
    "stand-in": (name: string) => `Un bot juega en lugar de ${name}.`,
    returns: (name: string) => `${name} ha vuelto.`,
    proposes: (name: string, text: string) =>
      `${name} propone ${text.startsWith("takeback") ? "volver atrás" : "abandonar la partida"}.`,
    refuses: (name: string) => `${name} no está de acuerdo.`,
    abandoned: () => "Se abandona la partida.",
  } as Record<string, (name: string, text: string) => string>,
};
