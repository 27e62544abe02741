/** Requests to the server. An error of the server is an ApiError with its code and its sentence. */

import type { components } from "../api/http.gen";
import { PROTOCOL } from "../api/socket";
import { reach } from "../offline/reach.svelte";
import { version } from "./protocol.svelte";

const JSON_BODY = { "content-type": "application/json" };

type Schemas = components["schemas"];
export type About = Schemas["About"];
export type NewTable = Schemas["NewTable"];
export type SeatRequest = Schemas["SeatRequest"];
export type TableSummary = Schemas["TableSummary"];
export type TableReply = Schemas["TableInfo"];
export type BoardReply = Schemas["BoardReply"];
export type GameTexts = Schemas["TextsReply"];
export type EntryText = Schemas["EntryText"];
export type LookText = Schemas["LookText"];
export type Cycles = Schemas["CyclesReply"];
export type MixRequest = Schemas["MixRequest"];
export type MixReply = Schemas["MixReply"];
export type MixChoice = Schemas["MixChoice"];
export type MixReason = Schemas["MixReason"];
export type Mix = Schemas["MixInfo"];
export type PresetInfo = Schemas["PresetInfo"];
export type LessonList = Schemas["LessonList"];
export type LessonSummary = Schemas["LessonSummary"];
export type LessonReply = Schemas["LessonReply"];
type SessionList = Schemas["SessionList"];
export type Session = Schemas["SessionInfo"];
export type AnalysisReply = Schemas["AnalysisReply"];
export type Analysis = Schemas["Analysis"];
export type CycleStanding = Schemas["CycleStanding"];

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    /** Where things do not go together at a table: why. */
    readonly reason: MixReason | null = null,
  ) {
    super(message);
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: { "cyclades-protocol": String(PROTOCOL), ...(body === undefined ? {} : JSON_BODY) },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    reach.heard(false);
    throw new ApiError("offline", "", 0);
  }
  reach.replied(reply.headers);
  version.heard(reply.headers.get("cyclades-protocol"));
  const data = await reply.json().catch(() => ({}));
  if (!reply.ok) {
    throw new ApiError(data.code ?? "internal", data.message ?? reply.statusText, reply.status, data.reason);
  }
  return data as T;
}

export const api = {
  about: () => request<About>("GET", "/api/about"),
  me: () => request<{ name: string | null }>("GET", "/api/guest"),
  introduce: (name: string) => request<{ name: string | null }>("POST", "/api/guest", { name }),
  link: () => request<{ link: string }>("POST", "/api/guest/link"),
  recover: (link: string) => request<{ name: string }>("POST", "/api/guest/recover", { link }),
  sessions: () => request<SessionList>("GET", "/api/guest/sessions").then((list) => list.sessions),
  endSession: (id: string) =>
    request<SessionList>("POST", `/api/guest/sessions/${id}/end`).then((list) => list.sessions),
  endOthers: () => request<SessionList>("POST", "/api/guest/sessions/end-others").then((list) => list.sessions),
  openTables: () => request<{ tables: TableSummary[] }>("GET", "/api/tables").then((list) => list.tables),
  myTables: (finished = false) =>
    request<{ tables: TableSummary[] }>("GET", `/api/tables/mine?finished=${finished}`).then((list) => list.tables),
  mix: (chosen: MixRequest) => request<MixReply>("POST", "/api/mixes", chosen),
  create: (wish: Partial<NewTable>) => request<TableReply>("POST", "/api/tables", wish),
  table: (id: string) => request<TableReply>("GET", `/api/tables/${id}`),
  take: (id: string, seat: number, name: string | null = null) =>
    request<TableReply>("POST", `/api/tables/${id}/seats/${seat}/take`, { name }),
  leave: (id: string, seat: number) => request<TableReply>("POST", `/api/tables/${id}/seats/${seat}/leave`),
  setSeat: (id: string, seat: number, bot: string | null) =>
    request<TableReply>("PUT", `/api/tables/${id}/seats/${seat}`, { bot }),
  readmit: (id: string, number: number) => request<TableReply>("POST", `/api/tables/${id}/barred/${number}/readmit`),
  fill: (id: string, bot: string) => request<TableReply>("POST", `/api/tables/${id}/fill`, { bot }),
  start: (id: string) => request<TableReply>("POST", `/api/tables/${id}/start`),
  resign: (id: string, seat: number) => request<TableReply>("POST", `/api/tables/${id}/seats/${seat}/resign`),
  standIn: (id: string, seat: number, bot: string) =>
    request<TableReply>("POST", `/api/tables/${id}/seats/${seat}/stand-in`, { bot }),
  comeBack: (id: string, seat: number) => request<TableReply>("POST", `/api/tables/${id}/seats/${seat}/return`),
  rematch: (id: string) => request<TableReply>("POST", `/api/tables/${id}/rematch`),
  moment: (id: string, number: number, seat: number | null) =>
    request<{ moment: number; last: number; view: unknown }>(
      "GET",
      `/api/tables/${id}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`,
    ),
  bring: (record: unknown, title: string) =>
    request<TableReply>("POST", `/api/records?title=${encodeURIComponent(title)}`, record),
  goOn: (id: string, moment: number, seats: SeatRequest[] | null) =>
    request<TableReply>("POST", `/api/tables/${id}/continue`, { moment, seats }),
  lessons: (language: string) => request<LessonList>("GET", `/api/lessons?language=${language}`),
  lesson: (name: string, language: string) =>
    request<LessonReply>("GET", `/api/lessons/${encodeURIComponent(name)}?language=${language}`),
  /** The table of a lesson: where we are at it, or from the beginning. */
  beginLesson: (name: string, again = false) =>
    request<TableReply>("POST", `/api/lessons/${encodeURIComponent(name)}`, { again }),
  board: (id: string) => request<BoardReply>("GET", `/api/tables/${id}/board`),
  look: (edition: string, players: number, expansions: string[], board: unknown) =>
    request<BoardReply>("POST", "/api/boards", { edition, players, expansions, board }),
  cycles: (id: string, seat: number | null) =>
    request<Cycles>("GET", `/api/tables/${id}/cycles${seat === null ? "" : `?seat=${seat}`}`),
  analysis: (id: string) => request<AnalysisReply>("GET", `/api/tables/${id}/analysis`),
  analyse: (id: string) => request<AnalysisReply>("POST", `/api/tables/${id}/analysis`),
  stopAnalysis: (id: string) => request<AnalysisReply>("DELETE", `/api/tables/${id}/analysis`),
  /** The texts of an edition, in the words of a game with some expansions. */
  texts: (edition: string, language: string, played: readonly string[] = []) =>
    request<GameTexts>("GET", `/api/texts/${edition}?language=${language}&played=${played.join(",")}`),
};
