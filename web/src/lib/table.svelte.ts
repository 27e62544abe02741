/** A table as this browser knows it: what the server has told, and what is shown of it. */

import type { Choice, Message, MomentInfo, QuestionInfo, TableInfo, Tabletop, TalkLine } from "../api/socket";
import type { BoardShapes } from "../board/shapes";
import { api, type WordsReply } from "./api";
import { settings } from "./settings.svelte";
import { type Asked, type Connection, type Reply, TableSocket } from "./socket";

/** What one pair of eyes sees. */
export interface Seen {
  seq: number;
  top: Tabletop;
  undo: number;
  question: QuestionInfo | null;
}

export type Eyes = number | null;
const key = (eyes: Eyes): string => (eyes === null ? "all" : String(eyes));

export class TableState {
  info = $state<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  refusal = $state("");
  talk = $state<TalkLine[]>([]);
  shapes = $state<BoardShapes | null>(null);
  picture = $state("");
  words = $state<WordsReply | null>(null);
  /** What each pair of eyes sees now, and the moments it knows. */
  seen = $state<Record<string, Seen>>({});
  moments = $state<Record<string, MomentInfo[]>>({});
  /** Whose eyes we look with; several people may share this screen. */
  eyes = $state<Eyes>(null);
  /** A moment of the past that is looked at, with how the table stood then. */
  past = $state<{ seq: number; top: Tabletop } | null>(null);
  /** How many milliseconds a change of what is shown takes; 0: at once. */
  pace = $state(0);
  /** What is happening on the table right now, in words. */
  caption = $state("");
  problem = $state("");
  busy = $state(false);
  #socket: TableSocket;

  constructor(readonly id: string) {
    this.#socket = new TableSocket(
      id,
      settings.language,
      () => Math.min(...Object.values(this.seen).map((seen) => seen.seq), Number.MAX_SAFE_INTEGER) % Number.MAX_SAFE_INTEGER,
      (message) => this.#hear(message),
      (connection) => (this.connection = connection),
    );
  }

  // -- what is shown ----------------------------------------------------------------------------------------------

  get now(): Seen | null {
    return this.seen[key(this.eyes)] ?? null;
  }

  /** The table as it is shown: now, or at the moment that is looked at. */
  get top(): Tabletop | null {
    return this.past?.top ?? this.now?.top ?? null;
  }

  get question(): QuestionInfo | null {
    return this.past ? null : (this.now?.question ?? null);
  }

  get history(): MomentInfo[] {
    return this.moments[key(this.eyes)] ?? [];
  }

  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.number) ?? [];
  }

  /** The name of whoever plays a faction. */
  player(number: number | null): string {
    return number === null ? "" : (this.info?.seats[number]?.name ?? "");
  }

  name(kind: string, id: string): string {
    return this.words?.names[kind]?.[id] ?? id;
  }

  areaName(id: string): string {
    return this.shapes?.areas.find((area) => area.id === id)?.title ?? id;
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  #hear(message: Message): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.#setInfo(message.table);
        break;
      case "talk":
        for (const line of message.lines as TalkLine[]) if (line.number >= this.talk.length) this.talk.push(line);
        break;
      case "moments":
        this.#remember(message.seat, message.moments);
        break;
      case "update":
        this.#remember(message.seat, message.moments);
        this.seen[key(message.seat)] = {
          seq: message.seq,
          top: message.view,
          undo: message.undo,
          question: message.question ?? null,
        };
        break;
      case "refused":
        this.refusal = message.message;
        break;
    }
  }

  #setInfo(info: TableInfo): void {
    const first = this.info === null;
    this.info = info;
    const mine = this.mine;
    if (this.eyes !== null && !mine.includes(this.eyes)) this.eyes = null;
    if (this.eyes === null && mine.length) this.eyes = mine[0] ?? null;
    if (first) void this.#fetch(info);
  }

  async #fetch(info: TableInfo): Promise<void> {
    const [board, words] = await Promise.all([api.board(this.id), api.words(info.edition, settings.language)]);
    this.shapes = board.shapes as unknown as BoardShapes;
    this.picture = board.picture;
    this.words = words;
  }

  #remember(eyes: Eyes, moments: MomentInfo[]): void {
    const known = (this.moments[key(eyes)] ??= []);
    for (const moment of moments) if (moment.seq > known.length) known.push(moment);
  }

  // -- what we say ------------------------------------------------------------------------------------------------

  async ask(request: Asked): Promise<Reply> {
    this.busy = true;
    try {
      const reply = await this.#socket.ask(request);
      this.problem = reply.type === "refused" ? reply.message || reply.code : "";
      return reply;
    } finally {
      this.busy = false;
    }
  }

  /** Answer the present question; a second choice is the answer to what it leads to. */
  async answer(choice: Choice, then?: Choice): Promise<void> {
    const question = this.question;
    if (!question || this.eyes === null || this.busy) return;
    const seat = this.eyes;
    const reply = await this.ask({ type: "answer", seat, question: question.id, action: choice.action });
    if (reply.type === "done" && then) {
      const next = await this.#nextQuestion(seat, question.id);
      if (next) await this.ask({ type: "answer", seat, question: next.id, action: then.action });
    }
  }

  /** The question after one, as soon as it has come. */
  async #nextQuestion(seat: number, before: string): Promise<QuestionInfo | null> {
    for (let tries = 0; tries < 100; tries += 1) {
      const next = this.seen[key(seat)]?.question;
      if (next && next.id !== before) return next;
      await new Promise((settle) => setTimeout(settle, 20));
    }
    return null;
  }

  undo(answers = 1): Promise<Reply> | undefined {
    return this.eyes === null ? undefined : this.ask({ type: "undo", seat: this.eyes, answers });
  }

  async lookAt(seq: number | null): Promise<void> {
    if (seq === null || seq >= (this.now?.seq ?? 0)) {
      this.past = null;
      return;
    }
    const then = await api.moment(this.id, seq, this.eyes);
    this.past = { seq, top: then.view as Tabletop };
  }

  close(): void {
    this.#socket.close();
  }
}
