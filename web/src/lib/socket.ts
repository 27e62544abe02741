/** The connection to a table. It comes back by itself, and asks for what happened meanwhile. */

import type { Message, Request } from "../api/socket";

export type Connection = "connecting" | "open" | "lost" | "refused";
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asked = WithoutId<Request>;
export type Reply = Extract<Message, { type: "done" | "refused" }>;

const LONGEST_WAIT = 10_000;
/** Close codes from here on are refusals of the server: there is no use in trying again. */
const REFUSAL = 4400;

export class TableSocket {
  #socket: WebSocket | null = null;
  #waiting = new Map<number, (reply: Reply) => void>();
  #number = 0;
  #tries = 0;
  #closed = false;
  #timer = 0;

  constructor(
    readonly table: string,
    readonly language: string,
    readonly seen: () => number,
    readonly hear: (message: Message) => void,
    readonly changed: (connection: Connection) => void,
  ) {
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  #connect = (): void => {
    this.changed(this.#tries ? "lost" : "connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${this.table}/socket?seq=${this.seen()}&language=${this.language}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.changed("open");
    };
    socket.onmessage = (event) => this.#take(JSON.parse(event.data as string) as Message);
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      for (const settle of this.#waiting.values()) settle({ type: "refused", id: null, code: "offline", message: "" });
      this.#waiting.clear();
      if (event.code >= REFUSAL && event.code !== 4429 && event.code < 4500) {
        this.changed("refused");
        return;
      }
      this.changed("lost");
      const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
      this.#tries += 1;
      this.#timer = window.setTimeout(this.#connect, wait);
    };
  };

  #hurry = (): void => {
    if (document.visibilityState === "visible" && this.#socket?.readyState === WebSocket.CLOSED && !this.#closed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  #take(message: Message): void {
    if ((message.type === "done" || message.type === "refused") && message.id !== null) {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    } else {
      this.hear(message);
    }
  }

  /** Ask for something; the promise is kept when the server has answered, or the connection is lost. */
  ask(request: Asked): Promise<Reply> {
    const id = ++this.#number;
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: "refused", id, code: "offline", message: "" });
    }
    this.#socket.send(JSON.stringify({ ...request, id }));
    return new Promise((settle) => this.#waiting.set(id, settle));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }
}
