/** The frame of the page and its settings. */

export const app = {
  // the frame
  title: "Cyclades",
  unofficial: "An unofficial fan version. The game is by Bruno Cathala and Ludovic Maublanc.",
  home: "Home",
  rules: "Rules",
  settings: "Settings",
  close: "Close",
  cancel: "Cancel",
  yes: "Yes",
  no: "No",
  skip: "Skip to the content",
  loading: "One moment …",
  offline: "The server does not answer. We keep trying.",
  lost: "The connection is lost. We are getting it back …",
  refused: "This table cannot be opened.",
  outdated: "This page is out of date",
  outdatedLine: "The server has been updated since it was loaded. Reload the page to go on; nothing is lost.",
  incomplete: "A part of this page could not be loaded",
  incompleteLine: "The connection is lost, or the server has been updated. Reload the page to go on; nothing is lost.",
  reload: "Reload the page",
  nothingHere: "There is nothing here.",
  credits: "Icons from game-icons.net (CC BY 3.0), fonts Alegreya and Alegreya Sans (OFL).",

  // settings
  language: "Language",
  theme: "Colours",
  themes: { system: "as the system", dark: "dark", light: "light" } as Record<string, string>,
  speed: "Animations",
  speeds: { off: "off", fast: "fast", normal: "normal", slow: "slow" } as Record<string, string>,
  textSize: "Text size",
  boardSize: "Board size",
  boardSizes: { usual: "usual", large: "large", largest: "as large as possible" } as Record<string, string>,
  confirmSetting: "Ask before an answer is sent",
  forcedSetting: "Answer by itself where there is only one answer",
  changeName: "Your name",
};
