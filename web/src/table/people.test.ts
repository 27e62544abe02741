import { describe, expect, it } from "vitest";
import type { FactionInfo, Tabletop } from "../api/socket";
import { auction, driven, eachOnce, groups } from "./people";

const faction = (id: string, more: Partial<FactionInfo> = {}): FactionInfo => ({
  id,
  player: 0,
  team: 0,
  purse: id,
  gold: 5,
  income: 1,
  alive: true,
  people: {},
  philosophers_needed: 4,
  nearness: { lacking: [], buildings: 4, philosophers: 4, heroes: {} },
  lands: 1,
  metropolises: 0,
  safe_metropolises: [],
  discount_used: 0,
  hand: [],
  hand_size: 0,
  buildings: {},
  cards: [],
  reserve: {},
  additions: [],
  ...more,
});

type Stood = [string, number][];
const top = (gods: Record<string, Stood>, order: string[], bidder: string | null): Tabletop =>
  ({
    gods: Object.entries(gods).map(([id, rows]) => ({
      id,
      open: true,
      offerings: rows.map(([name, offering]) => ({ faction: name, offering })),
    })),
    order,
    asked: bidder
      ? { player: 0, faction: bidder, question: "Offer" }
      : { player: 0, faction: "red", question: "PaidActions" },
  }) as unknown as Tabletop;

describe("the track during the offerings", () => {
  it("holds those who still have to bid, each in the place where it stood", () => {
    const { track, bidding } = auction(top({ ares: [["green", 2]] }, ["blue"], "red"));
    expect(bidding).toBe(true);
    expect(track.map((slot) => [slot.number, slot.pawn?.faction ?? null, slot.bidding])).toEqual([
      [1, null, false],
      [2, "red", true],
      [3, "blue", false],
    ]);
  });

  it("gives a pawn the same key on the track and on its god", () => {
    const before = auction(top({ ares: [] }, ["blue"], "red"));
    const after = auction(top({ ares: [["red", 1]] }, [], "blue"));
    expect(after.gods[0]?.[0]?.key).toBe(before.track[0]?.pawn?.key);
  });

  it("tells two pawns of one faction apart", () => {
    const { gods, track } = auction(top({ ares: [["red", 1]], zeus: [] }, ["red", "blue"], "blue"));
    const keys = [...gods.flat().map((pawn) => pawn.key), ...track.flatMap((slot) => slot.pawn?.key ?? [])];
    expect(new Set(keys).size).toBe(4);
  });
});

describe("the track during the actions", () => {
  it("fills from its last place on", () => {
    const { track, bidding } = auction(
      top({ ares: [["red", 1]], zeus: [["blue", 2]], hera: [["green", 1]] }, ["blue", "red"], null),
    );
    expect(bidding).toBe(false);
    expect(track.map((slot) => slot.pawn?.faction ?? null)).toEqual([null, "blue", "red"]);
  });
});

describe("somebody driven out", () => {
  it("is seen on the god where another pawn stands now", () => {
    const before = top({ ares: [["red", 1]], zeus: [["blue", 2]] }, [], "green");
    const after = top({ ares: [["green", 2]], zeus: [["blue", 2]] }, [], "red");
    expect(driven(before, after)).toEqual(["ares"]);
  });

  it("is not seen where a cycle ends or a pawn joins another", () => {
    expect(driven(top({ ares: [["red", 1]] }, [], null), top({ ares: [] }, ["red"], null))).toEqual([]);
    expect(
      driven(
        top({ apollo: [["red", 0]] }, [], "blue"),
        top(
          {
            apollo: [
              ["red", 0],
              ["blue", 0],
            ],
          },
          [],
          null,
        ),
      ),
    ).toEqual([]);
  });
});

describe("groups", () => {
  it("are factions that win together, and their Metropolises count together", () => {
    const teams = groups([
      faction("red", { purse: "a", metropolises: 1 }),
      faction("blue", { team: 1, purse: "b" }),
      faction("green", { purse: "a", player: 2, metropolises: 2 }),
    ]);
    expect(
      teams.map((group) => [group.team, group.factions.map((each) => each.id), group.players, group.metropolises]),
    ).toEqual([
      [0, ["red", "green"], [0, 2], 3],
      [1, ["blue"], [0], 0],
    ]);
    expect(teams.map((group) => group.shared)).toEqual([true, true]);
  });

  it("may have a purse for each", () => {
    const [team] = groups([faction("red"), faction("blue", { player: 1 })]);
    expect([team?.factions.length, team?.shared]).toEqual([2, false]);
  });
});

describe("what is said of somebody", () => {
  it("has each word once, be it a name, a colour or a state", () => {
    expect(eachOnce(["Red", "", "Red", "2 Metropolises"])).toEqual(["Red", "2 Metropolises"]);
  });
});
