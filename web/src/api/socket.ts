/** The messages of a table's WebSocket, as the server describes them. */

export type {
  Addition,
  AreaInfo,
  BattleInfo,
  Choice,
  CoachInfo,
  CycleStart,
  DeckInfo,
  FactionInfo,
  GodInfo,
  HintInfo,
  MomentInfo,
  QuestionInfo,
  SeatInfo,
  TableInfo,
  Tabletop,
  ChatLine,
  WayInfo,
} from "./socket.gen";
export { PROTOCOL } from "./socket.gen";
import type { Protocol } from "./socket.gen";

export type Message = Protocol["message"];
export type Request = Protocol["request"];
