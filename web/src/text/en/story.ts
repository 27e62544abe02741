/** What happened, what people say to each other, one screen for several people. */

export const story = {
  // story
  log: "What happened",
  chat: "Talk",
  say: "Say something",
  send: "Send",
  noTalk: "Nobody has said anything yet.",
  sinceLast: "Since your last turn",
  skipStory: "Skip",
  showMoment: "Show this moment",
  backToNow: "Back to now",
  moment: (number: number, last: number) => `Moment ${number} of ${last}`,
  takenBack: "Answers were taken back.",
  goBackHere: "Ask to go back to here",
  continueHere: "Play on from here",

  // agreeing
  proposes: (name: string, what: string) => `${name} asks: ${what}`,
  whatTakeback: (moment: number) => `go back to moment ${moment}?`,
  whatAbandon: "abandon the game?",
  agree: "Agree",
  disagree: "Disagree",
  waitingForAgreement: "Waiting for the others …",
  abandon: "Abandon by consent",
  resign: "Resign",
  resignSure: "A bot will play on for you. Resign?",
  letBotStandIn: "Let a bot stand in",
  standInForMe: "Let a bot play for me",
  comeBack: "Take the seat back",
  recordDownload: "Download the record",
  linkForYou: "Your seats in another browser",
  linkForYouLine: "Open this link there. It is secret: whoever has it is you.",

  // one screen, several people
  curtain: (name: string) => `${name}, it is your turn`,
  curtainLine: "Hand the screen over. What the others have seen is hidden.",
  curtainOpen: "I am here",

  // talk of the table itself
  talk: {
    sits: (name: string) => `${name} sits down.`,
    leaves: (name: string) => `${name} gets up.`,
    begins: () => "The game begins.",
    resigns: (name: string) => `${name} resigns.`,
    "stand-in": (name: string) => `A bot stands in for ${name}.`,
    returns: (name: string) => `${name} is back.`,
    proposes: (name: string, text: string) =>
      `${name} proposes to ${text.startsWith("takeback") ? "take back" : "abandon the game"}.`,
    refuses: (name: string) => `${name} does not agree.`,
    abandoned: () => "The game is abandoned.",
  } as Record<string, (name: string, text: string) => string>,
};
