/** How board, players and panels share a window. Pure functions; lengths are in pixels. */

interface Size {
  width: number;
  height: number;
}

export interface Wish {
  /** What board, players and panels share. */
  window: Size;
  /** The whole height, where a coach or a lesson stands above it: of that the board is to take its share. */
  height?: number;
  /** The proportions of the board. */
  board: Size;
  /** The size of letters, with which panels grow. */
  rem: number;
  players: number;
  /** The width of what stands below a player's name, in letters. */
  numbers: number;
  /** Whether players stand in teams, which have a line of their own. */
  teams?: boolean;
  /** How much larger than usual the board is wanted: the panels give way. */
  larger?: number;
}

export interface Arrangement {
  panels: "beside" | "below";
  /** The players: in a row above the board, in a slim one, or among the panels. */
  people: "row" | "slim" | "panels";
  /** The width of panels beside the board, or the height of panels below it. */
  room: number;
  /** In how many columns the panels stand. */
  columns: 1 | 2 | 3;
  /** The board itself. */
  board: Size;
}

/** Lengths in letters (rem): what panels need to be readable. */
const COLUMN = 27.5;
const TWO_COLUMNS = 37;
const PLAYER = 9.25;
const BELOW = 23;
const SLIM = 3;
const TEAM_LINE = 1.6;
/** A line of a player's numbers, the name above them, and what is lost beside them and where they break. */
const LINE = 1.35;
const NAME = 2.6;
const LOST = 1.8;
const LOST_IN_TEAM = 1.4;
const BROKEN = 1.2;
/** Of a window at most: even large letters leave the board its half. */
const MOST = 0.52;
/** The share of the window above which a board is large enough for the more comfortable of two arrangements. */
export const ENOUGH = 0.51;

/** The largest board that fits. */
export function fitted(board: Size, room: Size): Size {
  const scale = Math.max(0, Math.min(room.width / board.width, room.height / board.height));
  return { width: board.width * scale, height: board.height * scale };
}

/** How high the row of players above the board is. */
function rowOf({ players, numbers, teams, rem }: Wish, width: number): number {
  const letters = Math.max(1, width / rem / players - LOST - (teams ? LOST_IN_TEAM : 0));
  const lines = numbers <= letters ? 1 : Math.ceil((numbers / letters) * BROKEN);
  return (NAME + LINE * lines + (teams ? TEAM_LINE : 0)) * rem;
}

/** All arrangements, those that show the most at a glance first. */
function candidates(wish: Wish): Arrangement[] {
  const { window, board, rem, larger = 1 } = wish;
  const across = (letters: number): number => Math.min((letters * rem) / larger, window.width * MOST);
  const beside = (people: Arrangement["people"], letters: number, above: (width: number) => number): Arrangement => {
    const least = across(letters);
    const below = (width: number): Size =>
      fitted(board, { width: window.width - least, height: window.height - above(width) });
    // A row is as wide as the board below it: where that has little room, its numbers break.
    const size = below(below(window.width - least).width);
    // What the board leaves goes to the panels.
    const room = Math.max(least, Math.min(window.width - size.width, 60 * rem));
    return { panels: "beside", people, room, columns: room >= TWO_COLUMNS * rem ? 2 : 1, board: size };
  };
  const low = Math.min((BELOW * rem) / larger, window.height * MOST);
  const rowBelow = rowOf(wish, window.width);
  const over = fitted(board, { width: window.width, height: window.height - low - rowBelow });
  return [
    beside("row", COLUMN, (width) => rowOf(wish, width)),
    beside("panels", Math.max(TWO_COLUMNS, PLAYER * wish.players), () => 0),
    {
      panels: "below",
      people: "row",
      room: Math.max(low, window.height - rowBelow - over.height),
      columns: 3,
      board: over,
    },
    beside("slim", COLUMN, () => SLIM * rem),
  ];
}

/**
 * The arrangement with the largest board; but of two that both give it more than half of the window, the one that
 * shows more of the players.
 */
export function arrange(wish: Wish): Arrangement {
  const share = ({ board }: Arrangement): number =>
    (board.width * board.height) / (wish.window.width * (wish.height ?? wish.window.height));
  const all = candidates(wish);
  const best = all.reduce((one, other) => (share(other) > share(one) + 1e-6 ? other : one));
  return all.find((one) => share(one) >= ENOUGH) ?? best;
}
