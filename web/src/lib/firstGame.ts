/** The first game that was played in this browser: for whoever is new to the game, everything has more time there. */

const KEY = "cyclades-first-table";

/** Somebody plays at a table: if nobody has played here before, it is the first one. */
export function playsAt(table: string): void {
  if (localStorage.getItem(KEY) === null) localStorage.setItem(KEY, table);
}

/** Whether a table is the first one at which anybody has played in this browser. */
export function isFirstGame(table: string): boolean {
  return localStorage.getItem(KEY) === table;
}
