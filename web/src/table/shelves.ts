/** What lies open beside the board, and what of it everybody must know. Pure functions. */

import type { DeckInfo, Tabletop } from "../api/socket";
import type { GameTexts } from "../lib/api";
import { nameWithNumber } from "../lib/looks";
import type { InterfaceText } from "../text/en";
import type { OpenCard } from "./additions";

/** A card of one's own. */
export interface Own {
  card: string;
  /** Whether nobody else sees it. */
  secret: boolean;
}

/** The cards of whoever looks on that stand nowhere on the board: the open ones, and those that only they see. */
export function ownCards(top: Tabletop, texts: GameTexts | null, player: number | null): Own[] {
  const sorts = texts?.sorts["card"] ?? {};
  const standing = new Set(top.areas.flatMap((area) => area.figures.map((figure) => figure.card)));
  const own = top.factions.filter((faction) => faction.player === player);
  return own.flatMap((faction) => [
    ...faction.cards
      .filter((card) => !standing.has(card) && !["hero", "creature"].includes(sorts[card] ?? "creature"))
      .map((card) => ({ card, secret: false })),
    ...faction.hand.map((card) => ({ card, secret: true })),
  ]);
}

export interface Row {
  key: string;
  /** Nothing where a slot of the track is empty. */
  card: string | null;
  price: number | null;
  note: string;
}

/** What lies open of a deck now: what was drawn or seen or can be taken back, then the slots of the track. */
export function rowsOf(deck: DeckInfo, lit: (card: string) => boolean, w: InterfaceText): Row[] {
  const on = new Map(deck.track.map((row) => [row.slot, row]));
  const taken = new Set(deck.track.map((row) => row.card));
  const beside = (cards: string[], note: string): Row[] =>
    cards.map((card) => ({ key: card, card, price: null, note }));
  return [
    ...beside(deck.revealed, w.drawnOpen),
    ...beside(
      deck.known_on_top.filter((card) => lit(card) && !taken.has(card)),
      w.topOfDeck,
    ),
    ...beside(deck.discard.filter(lit), w.fromDiscard),
    ...deck.slots.map((price, slot) => {
      const row = on.get(slot);
      return { key: row?.card ?? `slot ${slot}`, card: row?.card ?? null, price: row?.price ?? price, note: "" };
    }),
  ];
}

/** A card as its name and price. */
export interface Head {
  key: string;
  kind: string;
  id: string;
  name: string;
  price: number | null;
  /** It stands on the board already. */
  faded: boolean;
}

/** What lies together: its title, and of each card what one must know to look for it. */
export interface Shelf {
  key: string;
  title: string;
  note: string;
  /** How many cards its discard pile has. */
  discard: number;
  cards: Head[];
}

interface Lying {
  decks: { deck: DeckInfo; title: string; rows: Row[] }[];
  further: [string, OpenCard[]][];
  mine: Own[];
}
interface Naming {
  texts: GameTexts | null;
  name: (kind: string, id: string) => string;
}

/** All that lies open, briefly: what one can get, then what one has. */
export function shelvesOf({ decks, further, mine }: Lying, table: Naming, w: InterfaceText): Shelf[] {
  const { looks = {}, names = {} } = table.texts ?? {};
  const plain = (id: string, price: number | null): Head => {
    return { key: id, kind: "card", id, name: table.name("card", id), price, faded: false };
  };
  return [
    ...decks.map(({ deck, title, rows }) => ({
      key: deck.name,
      title,
      note: w.inDeck(deck.left),
      discard: deck.discard.length,
      cards: rows.flatMap(({ card, price }) => (card ? [plain(card, price)] : [])),
    })),
    ...further.map(([look, things]) => ({
      key: look,
      title: looks[look]?.title ?? look,
      note: "",
      discard: 0,
      cards: things.map((thing) => {
        const { key, kind, id, area } = thing;
        return { key, kind, id, name: nameWithNumber(thing, looks, names), price: null, faded: area !== null };
      }),
    })),
    { key: "mine", title: w.yourCards, note: "", discard: 0, cards: mine.map(({ card }) => plain(card, null)) },
  ].filter((shelf) => shelf.cards.length || shelf.discard);
}
