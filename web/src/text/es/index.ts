/** The words of the interface in Spanish. The words of the game itself come from the server. */

import { after } from "./results";
import { board } from "./board";
import { frame } from "./app";
import { home } from "./home";
import { rules } from "./rules";
import { story } from "./log";
import { table } from "./table";
import type { Words } from "../en";

export const es: Words = { ...after, ...board, ...frame, ...home, ...rules, ...story, ...table };
