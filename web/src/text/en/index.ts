/** The texts of the interface in English. The texts of the game itself come from the server. */

import { analysis } from "./analysis";
import { app } from "./app";
import { battle } from "./battle";
import { board } from "./board";
import { bots } from "./bots";
import { cards } from "./cards";
import { coach } from "./coach";
import { home } from "./home";
import { lessons } from "./lessons";
import { log } from "./log";
import { news } from "./news";
import { results } from "./results";
import { rules } from "./rules";
import { sharing } from "./sharing";
import { table } from "./table";

export const en = {
  ...analysis,
  ...app,
  ...battle,
  ...board,
  ...bots,
  ...cards,
  ...coach,
  ...home,
  ...lessons,
  ...log,
  ...news,
  ...results,
  ...rules,
  ...sharing,
  ...table,
};

export type InterfaceText = typeof en;
