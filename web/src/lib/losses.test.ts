import { describe, expect, it } from "vitest";
import type { AreaInfo, MomentInfo } from "../api/socket";
import { freshLosses, standingAt } from "./losses";

const moment = (number: number, player: number | null, ...events: Record<string, unknown>[]): MomentInfo => ({
  moment: number,
  player,
  kind: "action",
  at: number,
  events,
  text: [`text ${number}`],
});
const MINE = new Set(["red"]);
const lost = (...moments: MomentInfo[]) => freshLosses({ moments, until: 99, seat: 0, factions: MINE });
const kinds = (...moments: MomentInfo[]) => lost(...moments).map((loss) => loss.kind);

const outbid = [
  { event: "outbid", faction: "red", god: "ares" },
  { event: "offered", faction: "blue", god: "ares", number: 3 },
];
const taken = { event: "control-taken", faction: "blue", area: "naxos", loser: "red" };
const fallen = { event: "lost", faction: "red", unit: "troop", area: "naxos" };

describe("losses of mine", () => {
  it("are an area that somebody takes, and who did", () => {
    expect(lost(moment(3, 1, taken))).toEqual([
      {
        kind: "area",
        moment: 3,
        faction: "red",
        by: "blue",
        area: "naxos",
        origin: null,
        card: null,
        what: null,
        number: 1,
      },
    ]);
  });
  it("are a Metropolis where one stood in the area", () => {
    const gained = { event: "metropolis-gained", faction: "blue", area: "naxos", way: "conquest" };
    expect(kinds(moment(3, 1, taken, gained))).toEqual(["metropolis"]);
    expect(kinds(moment(3, 1, { event: "metropolis-destroyed", faction: "red", area: "naxos" }))).toEqual([
      "metropolis",
    ]);
  });
  it("are a god from which one is driven, by whoever bids there", () => {
    expect(lost(moment(3, 1, ...outbid))).toMatchObject([
      { kind: "god", by: "blue", what: { kind: "god", id: "ares" } },
    ]);
  });
  it("are whatever an event takes from its loser, from whichever box it comes", () => {
    const stolen = { event: "stolen", faction: "blue", unit: "priest", loser: "red", number: 1 };
    const other = { event: "never-heard-of", faction: "blue", card: "harp", loser: "red" };
    expect(lost(moment(3, 1, stolen), moment(4, 1, other))).toMatchObject([
      { kind: "stolen", what: { kind: "unit", id: "priest" }, by: "blue" },
      { kind: "thing", what: { kind: "card", id: "harp" }, by: "blue" },
    ]);
    expect(kinds(moment(3, 1, { event: "curio-lost", faction: "red" }))).toEqual(["thing"]);
  });
  it("are units that fall, counted over the rounds of a battle", () => {
    const fleet = { event: "lost", faction: "red", unit: "fleet", area: "sea" };
    expect(lost(moment(3, 1, fleet), moment(4, 2, fleet))).toMatchObject([{ kind: "units", number: 2, moment: 4 }]);
  });
  it("are units that fall in a battle, with whom they fell to", () => {
    const begun = { event: "battle-begun", attacker: "blue", defender: "red", area: "sea" };
    const fleet = { event: "lost", faction: "red", unit: "fleet", area: "sea" };
    expect(lost(moment(3, 1, begun, fleet), moment(4, 2, fleet))).toMatchObject([
      { kind: "units", number: 2, by: "blue" },
    ]);
    const won = { event: "battle-won", faction: "blue", area: "sea" };
    expect(lost(moment(3, 1, begun, won), moment(4, 2, fleet))).toMatchObject([{ kind: "units", by: null }]);
  });
  it("are places from which a fleet is pushed", () => {
    const pushed = { event: "fleet-pushed", faction: "red", origin: "sea", area: "far" };
    expect(lost(moment(3, 1, pushed), moment(4, 1, { ...pushed, faction: "green" }))).toMatchObject([
      { kind: "sent", moment: 3, origin: "sea", area: "far" },
    ]);
    const polyphemus = { event: "creature-used", faction: "blue", card: "polyphemus", price: 2 };
    expect(lost(moment(2, 1, polyphemus), moment(3, 1, pushed))).toMatchObject([{ by: "blue", card: "polyphemus" }]);
    const sent = { event: "fleets-sent", faction: "blue", origin: "sea", area: "far", loser: "red" };
    expect(lost(moment(3, 1, sent, { ...sent, loser: "green" }))).toMatchObject([
      { kind: "sent", by: "blue", origin: "sea", area: "far", card: null },
    ]);
  });
  it("are stolen by the last card that was used in that turn, where one plays another", () => {
    const used = (card: string) => ({ event: "creature-used", faction: "blue", card, price: 0 });
    const stolen = { event: "stolen", faction: "blue", unit: "priest", loser: "red", number: 1 };
    const gold = { event: "gold-stolen", faction: "blue", loser: "red", number: 4 };
    expect(lost(moment(3, 1, used("chimera"), used("dryad"), stolen))).toMatchObject([{ card: "dryad" }]);
    expect(lost(moment(3, 1, used("griffin")), moment(4, 1, gold))).toMatchObject([
      { kind: "stolen", what: null, number: 4, card: "griffin" },
    ]);
    const ended = { event: "turn-ended", faction: "blue", slot: 1 };
    expect(lost(moment(3, 1, used("griffin"), ended), moment(4, 1, stolen))).toMatchObject([{ card: null }]);
  });
  it("tell what fell with an area as the loss of the area", () => {
    expect(
      kinds(moment(3, 1, fallen, { event: "demolished", faction: "red", building: "port", area: "naxos" }, taken)),
    ).toEqual(["area"]);
  });
  it("come with the gravest first", () => {
    const stolen = { event: "stolen", faction: "blue", unit: "priest", loser: "red", number: 1 };
    expect(kinds(moment(2, 1, ...outbid), moment(3, 1, stolen), moment(4, 1, taken))).toEqual([
      "area",
      "stolen",
      "god",
    ]);
  });
  it("are not those of others, nor what goes from one's own faction to the other", () => {
    expect(kinds(moment(3, 1, { ...taken, loser: "green" }, { ...fallen, faction: "green" }))).toEqual([]);
    const both = new Set(["red", "blue"]);
    expect(freshLosses({ moments: [moment(3, 1, taken)], until: 9, seat: 0, factions: both })).toEqual([]);
  });
  it("are not what one gives oneself, nor what falls in one's own turn", () => {
    expect(kinds(moment(3, 0, fallen))).toEqual([]);
    const turn = moment(2, 1, { event: "turn-begun", faction: "red", god: "ares" });
    expect(kinds(turn, moment(3, 0), moment(4, 1, fallen))).toEqual([]);
    const over = moment(5, 0, { event: "turn-ended", faction: "red", slot: 1 });
    expect(kinds(turn, moment(3, 0), over, moment(6, 1, fallen))).toEqual(["units"]);
  });
  it("are told until one acts of one's own accord, and not only answers in the turn of another", () => {
    const theirs = moment(2, 1, { event: "turn-begun", faction: "blue", god: "ares" });
    expect(kinds(theirs, moment(3, 1, taken), moment(4, 0))).toEqual(["area"]);
    const ended = moment(4, 1, { event: "turn-ended", faction: "blue", slot: 1 });
    expect(kinds(theirs, moment(3, 1, taken), ended, moment(5, 0))).toEqual([]);
    expect(kinds(moment(3, 1, ...outbid), moment(4, 0, { event: "offered", faction: "red", god: "zeus" }))).toEqual([]);
  });
  it("are told once they are seen, and not if they were taken back", () => {
    const moments = [moment(2, 1, fallen), moment(3, 1, { ...taken, area: "delos" })];
    const until = (number: number) =>
      freshLosses({ moments, until: number, seat: 0, factions: MINE }).map((loss) => loss.kind);
    expect([until(2), until(3), until(4)]).toEqual([[], ["units"], ["area", "units"]]);
    expect(kinds(...moments, { ...moment(4, 1), kind: "undo", back_to: 2 })).toEqual(["units"]);
  });
  it("come with the Metropolis of a rival, but not of a teammate, and not of one that was one's own", () => {
    const founded = { event: "metropolis-gained", faction: "blue", area: "kea", way: "buildings" };
    expect(lost(moment(3, 1, founded))).toMatchObject([{ kind: "rival", by: "blue", area: "kea" }]);
    expect(kinds(moment(3, 0, { ...founded, faction: "red" }))).toEqual([]);
    const friends = new Set(["red", "blue"]);
    expect(freshLosses({ moments: [moment(3, 1, founded)], until: 9, seat: 0, factions: MINE, friends })).toEqual([]);
    expect(kinds(moment(3, 1, taken, { ...founded, area: "naxos" }))).toEqual(["metropolis"]);
    expect(kinds(moment(3, 1, founded), moment(4, 0))).toEqual([]);
  });
  it("come with a figure that a rival has put into an area of mine, as long as it stands there", () => {
    const came = { event: "creature-placed", faction: "blue", card: "medusa", area: "kea" };
    const told = (standing: [string, string][], ...events: Record<string, unknown>[]) =>
      freshLosses({
        moments: [moment(3, 1, ...events)],
        until: 9,
        seat: 0,
        factions: MINE,
        standing: new Map(standing),
      });
    expect(told([["medusa", "kea"]], came)).toMatchObject([
      { kind: "figure", by: "blue", area: "kea", what: { kind: "card", id: "medusa" } },
    ]);
    expect(told([], came)).toEqual([]);
    expect(told([["medusa", "kea"]], { ...came, faction: "red" })).toEqual([]);
    expect(told([["medusa", "kea"]], { ...came, event: "creature-left" })).toEqual([]);
    const area = { id: "kea", owner: "red", figures: [{ card: "medusa", faction: "blue" }] };
    const areas = [area, { ...area, id: "delos", owner: "blue", figures: [{ card: "giant", faction: "blue" }] }];
    expect([...standingAt(areas as AreaInfo[], MINE)]).toEqual([["medusa", "kea"]]);
  });
  it("are nobody's for a spectator", () => {
    const moments = [moment(3, 1, taken, { event: "metropolis-gained", faction: "blue", area: "kea" })];
    expect(freshLosses({ moments, until: 9, seat: null, factions: new Set() })).toEqual([]);
  });
});
