/** A table as this browser knows it: what the server has sent, and what is shown of it. */

import type { Choice, Message, MomentInfo, QuestionInfo, TableInfo, Tabletop, ChatLine } from "../api/socket";
import type { BoardShapes } from "../board/shapes";
import { t } from "../text";
import type { GameTexts } from "./api";
import { isFirstGame, playsAt } from "./firstGame";
import { fetchGameData } from "./gameData";
import { factionName, playerName } from "./names";
import { History } from "./history.svelte";
import { Past } from "./past.svelte";
import { learnTeams } from "./teams.svelte";
import { refusalTexts } from "./errors";
import { withOwnOdds } from "./odds";
import { type Perspective, viewKey, type SeatView } from "./perspective";
import { animationTime, settings } from "./settings.svelte";
import { type Asked, type Connection, type Reply, TableSocket } from "./socket";
import { Playback } from "./playback.svelte";
import { handsAreOpen, hideSomething, keepHands, withLines } from "./sharing";
import { lastKnownMoment, type Since, sinceLastTurn, momentText } from "./moments";
import { Views } from "./views";

/** How long somebody sees what came of the own action before the curtain falls. */
const BEFORE_CURTAIN = 1100;

export class TableState {
  info = $state<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  /** Why the server does not let us in: its code and its sentence. */
  refusal = $state<{ code: string; message: string }>({ code: "", message: "" });
  chat = $state.raw<ChatLine[]>([]);
  shapes = $state.raw<BoardShapes | null>(null);
  picture = $state("");
  texts = $state.raw<GameTexts | null>(null);
  /** What is known now from each perspective, and the moments known there. */
  seatViews = $state.raw<Record<string, SeatView>>({});
  readonly known = new History((request) => this.#socket.ask(request));
  /** The perspective that is shown; several people may share this screen. */
  perspective = $state<Perspective>(null);
  /** The curtain is closed: for the seat that is called, or for nobody yet. */
  curtain = $state.raw<{ seat: number | null } | null>(null);
  /** Whether those who share this screen hide nothing from each other. */
  openHands = $state(false);
  problem = $state("");
  /** Why our last answer was not played, where the table is a lesson. */
  explained = $state("");
  busy = $state(false);
  readonly playback: Playback;
  /** Looking at moments of the past. */
  readonly past: Past;
  #answered = $state("");
  #views: Views;
  #socket: TableSocket;
  #curtainTimer = 0;
  #begin: () => void = () => undefined;
  #ready = new Promise<void>((resolve) => (this.#begin = resolve));

  constructor(readonly id: string) {
    this.openHands = handsAreOpen(id);
    this.#views = new Views(id);
    this.playback = new Playback({
      history: () => this.history,
      present: () => this.now,
      view: (number) => this.#views.get(number, this.perspective),
      seat: () => this.perspective,
      takenBack: () => t().takenBack,
      ours: () => this.called !== null || this.finished,
      firstGame: () => isFirstGame(id),
      arrived: () => this.#whoseTurn(),
    });
    this.past = new Past(this.#views, {
      history: () => this.history,
      last: () => this.last,
      perspective: () => this.perspective,
      reach: (number) => this.reach(number),
      players: () => this.info?.players ?? 0,
      finished: () => this.finished,
      back: () => this.playback.skip(),
      failed: () => (this.problem = t().refusals["offline"] ?? ""),
    });
    this.#socket = new TableSocket(
      id,
      settings.language,
      () => lastKnownMoment(this.known.moments, (this.mine.length ? this.mine : [null]).map(viewKey)),
      (message) => this.#receive(message),
      (connection) => ((this.connection = connection), connection === "open" && (this.problem = "")),
    );
  }

  // -- what is shown ----------------------------------------------------------------------------------------------

  /** The present from our perspective; it may not be shown yet. */
  get now(): SeatView | null {
    return this.seatViews[viewKey(this.perspective)] ?? null;
  }

  /** The table as it is shown: now, on the way there, or at the moment that is looked at. */
  get top(): Tabletop | null {
    return this.past.shown?.top ?? this.playback.shown?.top ?? null;
  }

  /** How many milliseconds a change of what is shown takes; 0: at once. */
  get pace(): number {
    return this.past.shown ? this.past.pace : this.playback.pace;
  }

  /** The moment whose text is the caption. */
  get shownMoment(): MomentInfo | null {
    return this.past.shown ? this.momentAt(this.past.shown.moment) : this.playback.moment;
  }

  /** What is happening on the table right now, as text. */
  get caption(): string {
    if (!this.past.shown) return this.playback.caption;
    const moment = this.shownMoment;
    return moment ? momentText(moment, t().takenBack) : "";
  }

  get playing(): boolean {
    return this.playback.playing && !this.past.shown;
  }

  get question(): QuestionInfo | null {
    const now = this.now;
    if (this.past.shown || this.curtain || this.playback.playing || !now || this.playback.shown?.moment !== now.moment)
      return null;
    return now.question && now.question.id !== this.#answered ? now.question : null;
  }

  get history(): MomentInfo[] {
    return this.known.of(this.perspective);
  }

  /** The moments up to the one that is shown: what comes after it is not in the log before it is seen. */
  get shownHistory(): MomentInfo[] {
    const shown = this.playback.shown?.moment ?? 0;
    const history = this.history;
    return this.playback.playing && !this.playback.replaying && (history.at(-1)?.moment ?? 0) > shown
      ? history.slice(0, Math.max(0, shown - this.firstKnown + 1))
      : history;
  }

  /** The first moment that we know; 1 where we know all. */
  get firstKnown(): number {
    return this.known.first(this.perspective);
  }

  get last(): number {
    return this.now?.moment ?? 0;
  }

  get since(): Since {
    return sinceLastTurn(this.history, this.perspective);
  }

  get mine(): number[] {
    return this.info?.seats.filter((seat) => seat.yours).map((seat) => seat.number) ?? [];
  }

  /** The seats of ours for which no bot answers. */
  get people(): number[] {
    return this.info?.seats.filter((seat) => seat.yours && seat.kind === "person").map((seat) => seat.number) ?? [];
  }

  /** The seat of ours that has to answer. */
  get called(): number | null {
    return this.mine.find((seat) => this.seatViews[viewKey(seat)]?.question) ?? null;
  }

  /** Whether nobody has secrets any more. */
  get finished(): boolean {
    return ["over", "abandoned", "replay"].includes(this.info?.status ?? "");
  }

  momentAt(number: number): MomentInfo | null {
    return this.known.at(this.perspective, number);
  }

  player(number: number | null): string {
    return playerName(this.info, this.top, number, (faction) => this.name("colour", faction));
  }

  who(faction: string): string {
    return factionName(this.info, this.top, faction, (each) => this.name("colour", each));
  }

  name(kind: string, id: string): string {
    return this.texts?.names[kind]?.[id] ?? id;
  }

  areaName(id: string): string {
    return this.shapes?.areas.find((area) => area.id === id)?.title ?? id;
  }

  // -- what the server says ---------------------------------------------------------------------------------------

  #receive(message: Message): void {
    switch (message.type) {
      case "welcome":
      case "table":
        this.#setInfo(message.table);
        break;
      case "chat":
        this.chat = withLines(this.chat, message.lines);
        break;
      case "moments":
        this.known.add(message.seat, message.moments);
        break;
      case "update": {
        learnTeams(message.view.factions);
        this.known.add(message.seat, message.moments);
        if (message.cycle_starts) this.known.cycleStarts = message.cycle_starts;
        const question = withOwnOdds(message.question ?? null, message.view);
        const view = { moment: message.moment, top: message.view, undo: message.undo, question };
        if (message.seat === this.perspective && question?.id !== this.now?.question?.id) this.problem = "";
        this.seatViews = { ...this.seatViews, [viewKey(message.seat)]: view };
        if (!question?.draft) this.#views.put(message.moment, message.seat, message.view);
        if (message.seat === this.perspective) this.#showNews();
        this.#whoseTurn();
        break;
      }
      case "refused":
        this.refusal = { code: message.code, message: message.message };
        break;
    }
  }

  #setInfo(info: TableInfo): void {
    const first = this.info === null;
    this.info = info;
    const mine = this.mine;
    if (mine.length && info.status === "running" && !info.lesson) playsAt(info.id);
    if (this.perspective !== null && !mine.includes(this.perspective)) this.#look(null);
    if (first) void this.#load(info);
    this.#whoseTurn();
  }

  async #load(info: TableInfo): Promise<void> {
    const data = await fetchGameData(
      info,
      settings.language,
      () => this.connection !== "refused" && !this.info?.unreplayable,
    );
    if (!data) return;
    ({ shapes: this.shapes, picture: this.picture, texts: this.texts } = data);
    this.#begin();
  }

  #showNews(): void {
    if (this.past.shown) this.playback.skip();
    else if (this.playback.shown === null && !this.playback.playing) void this.#showFirst();
    else this.playback.news();
  }

  /** The first picture from a perspective: the present, or, on its turn, what happened since its last one. */
  async #showFirst(): Promise<void> {
    const perspective = this.perspective;
    await this.#ready;
    if (perspective !== this.perspective || this.curtain || this.playback.shown || this.playback.playing) return;
    await this.#showPresent();
  }

  async #showPresent(): Promise<void> {
    const { from, fresh, moments } = this.since;
    const missed = this.now?.question?.draft === 0 && fresh && moments.length > 0 && settings.speed !== "off";
    await (missed ? this.playback.replay(from) : this.playback.skip());
  }

  // -- one screen, several people ---------------------------------------------------------------------------------

  #shares(): boolean {
    const views = this.people.flatMap((seat) => this.seatViews[viewKey(seat)] ?? []);
    return views.length > 1 && !this.openHands && this.info?.status === "running" && hideSomething(views);
  }

  /** The first perspective, once it is known what those at this screen hide from each other. */
  #sitDown(): void {
    if (!this.mine.length) return;
    if (this.info?.status === "running" && this.people.some((seat) => !this.seatViews[viewKey(seat)])) return;
    if (this.#shares()) return this.#close(this.called);
    this.#look(this.called ?? this.mine[0] ?? null);
    if (this.now) this.#showNews();
  }

  /** Change the perspective. Nothing is left of what the former one showed. */
  #look(perspective: Perspective): void {
    this.playback.clear();
    this.past.leave();
    this.problem = "";
    this.perspective = perspective;
  }

  #close(seat: number | null): void {
    clearTimeout(this.#curtainTimer);
    this.#curtainTimer = 0;
    if (!this.curtain) this.#look(null);
    if (!this.curtain || this.curtain.seat !== seat) this.curtain = { seat };
  }

  /** Who looks now: the curtain falls when another seat of ours is asked, or the perspective changes by itself. */
  #whoseTurn(): void {
    const called = this.called;
    if (this.curtain) {
      if (this.#shares()) return void this.#close(called);
      this.curtain = null;
    }
    if (this.perspective === null) return this.#sitDown();
    if (called === null || called === this.perspective || this.past.shown || this.playback.playing || this.busy) {
      clearTimeout(this.#curtainTimer);
      this.#curtainTimer = 0;
      return;
    }
    this.#curtainTimer ||= window.setTimeout(() => {
      this.#curtainTimer = 0;
      if (this.called === null || this.called === this.perspective || this.past.shown || this.playback.playing) return;
      if (this.#shares()) return this.#close(this.called);
      this.#look(this.called);
      if (this.now) this.playback.skip();
    }, animationTime(BEFORE_CURTAIN));
  }

  /** Somebody sits down before the curtain: it opens once there is something to see. */
  async open(seat: number): Promise<void> {
    if (!this.curtain) return;
    this.perspective = seat;
    await this.#showPresent();
    if (this.perspective === seat) this.curtain = null;
  }

  /** Those who share this screen hide nothing from each other, or do again. */
  setOpenHands(open: boolean): void {
    this.openHands = open;
    keepHands(this.id, open);
    this.#whoseTurn();
  }

  // -- what we say ------------------------------------------------------------------------------------------------

  async ask(request: Asked): Promise<Reply> {
    this.explained = "";
    const reply = await this.#socket.ask(request);
    [this.problem, this.explained] = refusalTexts(reply);
    return reply;
  }

  /** Ask for something that nobody waits for: where it is refused, nothing is said. */
  askQuietly(request: Asked): Promise<Reply> {
    return this.#socket.ask(request);
  }

  async #exclusively<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    try {
      return await work();
    } finally {
      this.busy = false;
      this.#whoseTurn();
    }
  }

  /** Answer the present question; a second choice answers the question that the first leads to. A question is gone
   * once the actions are sent, and comes back if they were refused. */
  async answer(choice: Choice, then?: Choice): Promise<void> {
    const question = this.question?.id;
    const seat = this.perspective;
    if (!question || seat === null) return;
    await this.#exclusively(async () => {
      this.#answered = question;
      const actions = then ? [choice.action, then.action] : [choice.action];
      const reply = await this.ask({ type: "answer", seat, question, actions });
      if (reply.type === "refused" && this.#answered === question) this.#answered = "";
    });
  }

  undo(count = 1): Promise<Reply | undefined> | undefined {
    const seat = this.perspective;
    return seat === null ? undefined : this.#exclusively(() => this.ask({ type: "undo", seat, count }));
  }

  // -- the past ---------------------------------------------------------------------------------------------------

  /** Know a moment of the past, and all after it. */
  reach(number: number): Promise<boolean> {
    return this.known.reach(this.perspective, number);
  }

  /** Play again what happened since the last turn. */
  replaySinceLastTurn(): void {
    this.past.leave();
    void this.playback.replay(this.since.from);
  }

  close(): void {
    clearTimeout(this.#curtainTimer);
    this.playback.clear();
    this.#socket.close();
  }
}
