/** What was said at a table and not read yet: known wherever the chat is, and where there is a sign of it. */

import type { TableState } from "../lib/table.svelte";

const READ = "cyclades-chat-read:";

class Unread {
  /** The number of the last line that was read. */
  #read = $state(-1);

  constructor(readonly table: TableState) {
    this.#read = Number(localStorage.getItem(READ + table.id) ?? -1);
  }

  /** How many lines of others are new. */
  get count(): number {
    const mine = new Set<number | null>(this.table.mine);
    return this.table.chat.filter((line) => line.kind === "chat" && line.number > this.#read && !mine.has(line.seat))
      .length;
  }

  /** All that was said so far has been read. */
  all(): void {
    const last = this.table.chat.at(-1)?.number ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    localStorage.setItem(READ + this.table.id, String(last));
  }
}

const known = new WeakMap<TableState, Unread>();

export function unreadOf(table: TableState): Unread {
  let unread = known.get(table);
  if (!unread) known.set(table, (unread = new Unread(table)));
  return unread;
}
