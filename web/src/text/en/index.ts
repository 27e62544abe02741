/** The words of the interface in English. The words of the game itself come from the server. */

import { after } from "./after";
import { board } from "./board";
import { frame } from "./frame";
import { home } from "./home";
import { rules } from "./rules";
import { story } from "./story";
import { table } from "./table";

export const en = { ...after, ...board, ...frame, ...home, ...rules, ...story, ...table };

export type Words = typeof en;
