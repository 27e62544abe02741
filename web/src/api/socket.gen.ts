// Made from the server's description by scripts/types.mjs. Do not edit.

export const PROTOCOL = 1;

export interface Protocol {
  request: Answer | Undo | Propose | Vote | Say | Hint | Coach | Earlier;
  message: Welcome | TableMessage | Moments | Update | ChatMessage | Done | Refused;
}
/**
 * Answer the question of a seat.
 */
export interface Answer {
  type: "answer";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
  /**
   * the `id` of the question that is answered
   */
  question: string;
  /**
   * in notation: the answer, and those to the questions that follow from it; all or none
   *
   * @minItems 1
   * @maxItems 8
   */
  actions: string[];
}
/**
 * Take back actions of an unfinished turn.
 */
export interface Undo {
  type: "undo";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
  /**
   * how many actions
   */
  count?: number;
}
/**
 * Ask everybody to go back to a moment, or to abandon the game.
 */
export interface Propose {
  type: "propose";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
  what: "abandon" | "takeback";
  moment?: number;
}
/**
 * Agree to what is proposed, or not. Whoever proposed it and votes no takes it back.
 */
export interface Vote {
  type: "vote";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
  agree: boolean;
}
/**
 * Say something to everybody at the table.
 */
export interface Say {
  type: "say";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  text: string;
}
/**
 * Ask for advice about the question of a seat.
 */
export interface Hint {
  type: "hint";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
}
/**
 * Ask what a newcomer should see before the question of a seat is answered.
 */
export interface Coach {
  type: "coach";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * a seat of yours, from 0
   */
  seat: number;
}
/**
 * Ask for older moments than those that are known.
 */
export interface Earlier {
  type: "earlier";
  /**
   * a number of the client's own; the reply carries it
   */
  id: number;
  /**
   * the first moment that is known
   */
  before: number;
  seat?: number | null;
  /**
   * how many at most
   */
  count?: number;
}
/**
 * The first message on a connection.
 */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  table: TableInfo;
  setup: {};
}
/**
 * A table as everybody sees it.
 */
export interface TableInfo {
  id: string;
  title: string;
  status: "abandoned" | "closed" | "over" | "replay" | "running" | "waiting";
  listed: boolean;
  created: number;
  changed: number;
  edition: string;
  expansions: string[];
  players: number;
  teams: number[][] | null;
  factions_each: number;
  options: {};
  settings: TableSettings;
  seats: SeatInfo[];
  hosting: boolean;
  proposal: ProposalInfo | null;
  rematch: string | null;
  rules: {
    [k: string]: number;
  };
  asked_seats: number[];
  standings: StandingInfo[];
  sent_away: boolean;
  barred: BarredInfo[];
  unreplayable: boolean;
  lesson: LessonProgress | null;
}
/**
 * What may be chosen for a table beside the game.
 */
export interface TableSettings {
  /**
   * Players may ask the strategist for advice.
   */
  hints?: boolean;
  /**
   * Players see the odds of battles.
   */
  odds?: boolean;
  /**
   * Whoever has the link may watch.
   */
  spectators?: boolean;
  /**
   * Programs of players may ask what hidden purses must hold.
   */
  beliefs?: boolean;
  /**
   * How long somebody must be away before others may let a bot stand in.
   */
  absence_minutes?: number;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatInfo {
  number: number;
  name: string;
  kind: "bot" | "open" | "person" | "resigned" | "stand-in";
  bot: string;
  present: boolean;
  yours: boolean;
}
/**
 * What somebody has proposed, and which seats have agreed so far.
 */
export interface ProposalInfo {
  what: string;
  seat: number;
  moment: number;
  agreed: number[];
  waiting: number[];
}
/**
 * A place in the final ranking.
 */
export interface StandingInfo {
  place: number;
  players: number[];
  metropolises: number;
  gold: number;
}
/**
 * Somebody whom the host has sent away.
 */
export interface BarredInfo {
  number: number;
  name: string;
}
/**
 * How far somebody has come in a lesson.
 */
export interface LessonProgress {
  name: string;
  step: number;
  steps: number;
}
/**
 * The table has changed: somebody came, left, proposed something …
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}
/**
 * Older moments, on the way to the present.
 */
export interface Moments {
  type: "moments";
  seat: number | null;
  moments: MomentInfo[];
}
/**
 * Something that everybody may know has happened; its events are those that the seat may know.
 */
export interface MomentInfo {
  moment: number;
  kind: string;
  player: number | null;
  at: number;
  events: {}[];
  note?: string;
  back_to?: number | null;
  text?: string[];
  paragraphs_before_cycle?: number;
  why?: string;
}
/**
 * The present: what has happened since the last message, how the game stands, and what the seat is asked.
 */
export interface Update {
  type: "update";
  seat: number | null;
  moment: number;
  moments: MomentInfo[];
  view: Tabletop;
  undo: number;
  question: QuestionInfo | null;
  cycle_starts?: CycleStart[];
}
/**
 * All that lies on the table.
 */
export interface Tabletop {
  kind: "tabletop";
  cycle: number;
  goal: number;
  ending: boolean;
  over: boolean;
  player: number | null;
  turn: string | null;
  order: string[];
  areas: AreaInfo[];
  moving: Piece[];
  gods: GodInfo[];
  decks: DeckInfo[];
  factions: FactionInfo[];
  battle: BattleInfo | null;
  reserve: {
    [k: string]: number;
  };
  additions: Addition[];
  asked: AskedInfo | null;
  standings: StandingInfo[];
  carried?: Figure[];
}
/**
 * A land or sea area, and what is in it.
 */
export interface AreaInfo {
  id: string;
  owner: string | null;
  pieces: Piece[];
  figures: Figure[];
  prosperity: number;
  buildings: string[];
  metropolises: string[];
  free_sites: number;
  additions: Addition[];
}
/**
 * So many pieces of a kind.
 */
export interface Piece {
  kind: string;
  number: number;
}
/**
 * A hero, a creature or an artifact that stands on the board.
 */
export interface Figure {
  card: string;
  faction: string | null;
}
/**
 * Something that a card or an expansion shows: in an area, in front of a faction, or beside the board.
 */
export interface Addition {
  look: string;
  name?: string;
  number?: number | null;
  faction?: string | null;
  related?: {
    [k: string]: string;
  };
}
/**
 * A god in its place; one who lies face down may be known or not.
 */
export interface GodInfo {
  id: string | null;
  open: boolean;
  offerings: Offering[];
  beside?: string[];
  covers?: string | null;
  grants?: GrantInfo[];
}
/**
 * A pawn on a god.
 */
export interface Offering {
  faction: string;
  offering: number;
}
/**
 * Something that a god gives by its place: a `building` or a `unit`.
 */
export interface GrantInfo {
  kind: string;
  id: string;
  god?: string | null;
}
/**
 * A deck with its track.
 */
export interface DeckInfo {
  name: string;
  left: number;
  slots: number[];
  track: TrackCard[];
  known_on_top: string[];
  revealed: string[];
  discard: string[];
}
/**
 * A card that lies open on a track, and what it costs without discounts.
 */
export interface TrackCard {
  card: string;
  price: number;
  slot: number;
}
/**
 * A faction, and what it has in front of its screen, and behind it if one may look.
 */
export interface FactionInfo {
  id: string;
  player: number;
  team: number;
  purse: string;
  gold: number | null;
  income: number;
  alive: boolean;
  people: {
    [k: string]: number;
  };
  philosophers_needed: number;
  nearness: Nearness;
  lands: number;
  metropolises: number;
  safe_metropolises: string[];
  buildings: {
    [k: string]: number;
  };
  discount_used: number;
  cards: string[];
  hand: string[];
  hand_size: number;
  reserve: {
    [k: string]: number;
  };
  additions: Addition[];
}
/**
 * How near a faction is to its next Metropolis, as far as everybody knows.
 */
export interface Nearness {
  lacking: string[];
  buildings: number;
  philosophers: number;
  heroes: {
    [k: string]: number;
  };
}
/**
 * A battle that is being fought.
 */
export interface BattleInfo {
  area: string;
  attacker: string;
  defender: string;
  attackers: Piece[];
  heroes: Figure[];
  dice: number[];
}
/**
 * Who is asked, and what.
 */
export interface AskedInfo {
  player: number | null;
  faction: string | null;
  question: string;
}
/**
 * What a seat is asked.
 */
export interface QuestionInfo {
  id: string;
  kind: string;
  faction: string;
  about: {};
  choices: Choice[];
  draft: number;
  text?: string;
}
/**
 * A legal action.
 */
export interface Choice {
  action: string;
  verb: string;
  price: number;
  target_kind?: string;
  target?: string;
  number?: number | null;
  label?: string;
  useless?: boolean;
  then?: Choice[];
  odds?: number[];
}
/**
 * Where a cycle began.
 */
export interface CycleStart {
  moment: number;
  cycle: number;
}
/**
 * What was said, and what people did at the table.
 */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
}
/**
 * Something that was said, or that somebody did at the table.
 */
export interface ChatLine {
  number: number;
  kind: string;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}
/**
 * A request was done; an answer is written down for good.
 */
export interface Done {
  type: "done";
  id: number;
  hints?: HintInfo[];
  coach?: CoachInfo;
}
/**
 * A choice that the adviser likes, and why.
 */
export interface HintInfo {
  action: string;
  value: number;
  reason: string;
  purpose: string;
  chance: number | null;
}
/**
 * What a newcomer should see, as far as the seat may know it.
 */
export interface CoachInfo {
  contenders: ContenderInfo[];
  deeds: {
    [k: string]: DeedInfo[];
  };
  promised: number;
}
/**
 * Somebody who could win this cycle.
 */
export interface ContenderInfo {
  faction: string;
  ahead: boolean;
  gods: string[];
  ways: WayInfo[];
}
/**
 * What brings a Metropolis with a god.
 */
export interface WayInfo {
  god: string;
  how: "building" | "card" | "conquest" | "philosophers";
  thing: string;
}
/**
 * Something that a god lets its player do.
 */
export interface DeedInfo {
  deed: "build" | "buy" | "move" | "recruit" | "sail";
  things: string[];
  prices: number[];
}
/**
 * A request was refused, and nothing has changed. `id` is null where the message could not be read.
 */
export interface Refused {
  type: "refused";
  id: number | null;
  code: string;
  message: string;
  index?: number;
}
