/** The messages of a table's WebSocket, as the server describes them. */

export type {
  Addition,
  AreaTop,
  BattleTop,
  Choice,
  DeckTop,
  FactionTop,
  GodTop,
  HintInfo,
  MomentInfo,
  QuestionInfo,
  SeatInfo,
  TableInfo,
  Tabletop,
  TalkLine,
} from "./socket.gen";
import type { Protocol } from "./socket.gen";

export type Message = Protocol["message"];
export type Request = Protocol["request"];
