/** The connection to a table. It comes back by itself, and asks for what happened meanwhile. */

import { type Message, PROTOCOL, type Request } from "../api/socket";
import { version } from "./protocol.svelte";

export type Connection = "connecting" | "open" | "lost" | "refused";
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asked = WithoutId<Request>;
export type Reply = Extract<Message, { type: "done" | "refused" }>;

/** How many moments we want to be told of at once; older ones when somebody looks there. */
const RECENT = 200;
const LONGEST_WAIT = 10_000;
/** A request without a reply for so long: the connection is dead, although nobody has said so. */
const PATIENCE = 25_000;
const TICK = 5_000;
/** With this code the server closes connections of another version of the protocol. */
const OTHER_PROTOCOL = 4426;
/** A clock that stood still for so long: the computer slept, and the connection is not to be trusted. */
const SLEPT = 90_000;

/** Whether there is use in trying again: the codes from 4400 to 4499 are refusals, but for “too much”. */
export function comesBack(code: number): boolean {
  return code < 4400 || code >= 4500 || code === 4429;
}

/** How many milliseconds to wait before a try; `chance` is between 0 and 1, so that not all come at once. */
export function pause(tries: number, chance: number): number {
  return Math.min(LONGEST_WAIT, 300 * 2 ** Math.min(tries, 10)) * (0.7 + 0.6 * chance);
}

interface Waiting {
  resolve: (reply: Reply) => void;
  timer: number;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #number = 0;
  #tries = 0;
  #closed = false;
  #timer = 0;
  #clock = 0;
  #ticked = Date.now();

  constructor(
    readonly table: string,
    readonly language: string,
    readonly lastKnown: () => number,
    readonly receive: (message: Message) => void,
    readonly changed: (connection: Connection) => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#clock = window.setInterval(this.#tick, TICK);
  }

  #connect = (): void => {
    clearTimeout(this.#timer);
    if (this.#tries === 0) this.changed("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `protocol=${PROTOCOL}&moment=${this.lastKnown()}&recent=${RECENT}&language=${this.language}`;
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?${query}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      const message = JSON.parse(event.data as string) as Message;
      if (message.type === "welcome") {
        version.heard(message.protocol);
        this.#tries = 0;
        this.changed("open");
      }
      this.#take(message);
    };
    socket.onclose = (event) => {
      if (event.code === OTHER_PROTOCOL) version.outdated = true;
      if (!this.#closed && this.#socket === socket) this.#lost(event.code);
    };
  };

  #lost(code: number): void {
    for (const [id, waiting] of this.#waiting) {
      clearTimeout(waiting.timer);
      waiting.resolve({ type: "refused", id, code: "broken", message: "" });
    }
    this.#waiting.clear();
    if (!comesBack(code)) {
      this.#tries = 0;
      this.changed("refused");
      return;
    }
    this.changed("lost");
    this.#timer = window.setTimeout(this.#connect, pause(this.#tries, Math.random()));
    this.#tries += 1;
  }

  /** Give up a connection that only seems to live, and make another. */
  #renew(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#lost(1006);
    this.#connect();
  }

  #hurry = (): void => {
    this.#tick();
    if (document.visibilityState === "visible" && this.#socket?.readyState === WebSocket.CLOSED && this.#tries > 0)
      this.#connect();
  };

  #tick = (): void => {
    const slept = Date.now() - this.#ticked > SLEPT && !document.hidden;
    this.#ticked = Date.now();
    if (slept && this.#socket?.readyState === WebSocket.OPEN) this.#renew();
  };

  #take(message: Message): void {
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      const waiting = this.#waiting.get(message.id);
      clearTimeout(waiting?.timer);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    } else {
      this.receive(message);
    }
  }

  /** Ask for something; the promise is kept when the server has answered, or the connection is lost. */
  ask(request: Asked): Promise<Reply> {
    const id = ++this.#number;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: "refused", id, code: "offline", message: "" });
    }
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => this.#socket === socket && this.#renew(), PATIENCE);
      this.#waiting.set(id, { resolve, timer });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#clock);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }
}
