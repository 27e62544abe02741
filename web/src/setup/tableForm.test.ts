import { describe, expect, it } from "vitest";
import type { About } from "../lib/api";
import * as choosing from "./tableForm";

const LEGENDARY: choosing.EditionInfo = {
  players: [2, 3, 4, 5, 6],
  teams_allowed: [4],
  teams_required: [6],
  random_boards: true,
  expansions: {},
  changes: {},
  texts: {},
  options: ["metropolises", "open_gold", "scale"],
};
const NOTHING = {
  players: null,
  teams_allowed: null,
  teams_required: null,
  options: [],
  defaults: {},
  needs_options: {},
  needs_one_on: [],
};
const CLASSIC: choosing.EditionInfo = {
  players: [2, 3, 4, 5],
  teams_allowed: [],
  teams_required: [],
  random_boards: false,
  expansions: { heights: [], caves: ["heights"], depths: ["caves"], shores: [], shells: ["shores"] },
  changes: {
    heights: NOTHING,
    caves: {
      players: [2, 3, 4, 5, 6],
      teams_allowed: [4],
      teams_required: [6],
      options: ["echo"],
      defaults: { victory: "gold" },
      needs_options: {},
      needs_one_on: [],
    },
    depths: { ...NOTHING, players: [4, 6], teams_allowed: [] },
    shores: { ...NOTHING, options: ["sand", "stone", "tide"], needs_one_on: ["sand", "stone"] },
    shells: { ...NOTHING, needs_options: { sand: "on" } },
  },
  texts: {},
  options: ["metropolises", "victory"],
};
const ABOUT = {
  editions: { legendary: LEGENDARY, classic: CLASSIC },
  options: {
    metropolises: { from: 1, to: 9 },
    open_gold: [false, true],
    scale: { from: 1, to: 99 },
    victory: ["metropolises", "gold"],
    echo: ["loud", "soft"],
    sand: ["on", "off"],
    stone: ["on", "off"],
    tide: ["high", "low"],
  },
} as unknown as About;
const NAMES = { mine: "Ann", other: (number: number) => `Player ${number}` };
const form = (changes: Partial<choosing.TableForm> = {}): choosing.TableForm => ({
  ...choosing.firstForm("legendary", "novice"),
  ...changes,
});
const offer = (edition: choosing.EditionInfo, ...expansions: string[]): choosing.Offer =>
  choosing.offerWith(edition, expansions);
const FULL = offer(LEGENDARY);
const kinds = (seats: choosing.SeatForm[]): string[] => seats.map((seat) => seat.kind);

describe("the request for a table", () => {
  it("is you and three bots, begun at once, for whoever changes nothing", () => {
    const request = choosing.tableRequest(form(), ABOUT, null, NAMES);
    expect(request).toMatchObject({
      edition: "legendary",
      players: 4,
      board: "ready",
      options: {},
      start: true,
      teams: false,
    });
    expect(request.seats?.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(request.seats?.[0]?.name).toBe("Ann");
  });

  it("does not begin while a seat is open, and lists the table only then", () => {
    expect(choosing.tableRequest(form({ listed: true }), ABOUT, null, NAMES)).toMatchObject({
      start: true,
      listed: false,
    });
    const open = form({ listed: true, seats: choosing.withSeat(form().seats, 2, "open") });
    expect(choosing.tableRequest(open, ABOUT, null, NAMES)).toMatchObject({ start: false, listed: true });
  });

  it("holds the random board that was looked at", () => {
    const layout = { format: "cyclades-board 1" };
    expect(choosing.tableRequest(form({ board: "random" }), ABOUT, layout, NAMES).board).toEqual(layout);
    expect(choosing.tableRequest(form({ board: "random" }), ABOUT, null, NAMES).board).toBe("random");
    expect(choosing.tableRequest(form({ board: "ready" }), ABOUT, layout, NAMES).board).toBe("ready");
  });

  it("says nothing about teams where there can be none", () => {
    expect(choosing.tableRequest(form({ players: 5, teams: true }), ABOUT, null, NAMES).teams).toBeNull();
  });

  it("gives everybody at this screen a name", () => {
    const seats = choosing
      .withOthers(form().seats, "also", "novice")
      .map((seat, n) => (n === 1 ? { ...seat, name: " Ben " } : seat));
    const request = choosing.tableRequest(form({ seats }), ABOUT, null, NAMES);
    expect(request.seats?.map((seat) => seat.name)).toEqual(["Ann", "Ben", "Player 3", "Player 4"]);
    expect(request.seats?.every((seat) => seat.kind === "me")).toBe(true);
  });
});

describe("options", () => {
  it("are sent only where they differ from the usual", () => {
    const options = { metropolises: "", open_gold: false, scale: "" };
    expect(choosing.optionsOf(form({ options }), ABOUT)).toEqual({ options: {}, wrong: [] });
    const changed = { metropolises: "4", open_gold: true, scale: "1, 3 5;7" };
    expect(choosing.optionsOf(form({ options: changed }), ABOUT).options).toEqual({
      metropolises: 4,
      open_gold: true,
      scale: [1, 3, 5, 7],
    });
  });

  it("that make no sense are named, not sent", () => {
    for (const scale of ["1, x", "3 2", "0 1", "1 1", "100"]) {
      expect(choosing.optionsOf(form({ options: { scale } }), ABOUT)).toEqual({ options: {}, wrong: ["scale"] });
    }
    for (const metropolises of ["0", "10", "2 3", "two", "-1"]) {
      expect(choosing.optionsOf(form({ options: { metropolises } }), ABOUT).wrong).toEqual(["metropolises"]);
    }
  });

  it("of another edition are left out", () => {
    const left = choosing.withEdition(
      form({ options: { scale: "1 2", metropolises: "4" } }),
      "classic",
      CLASSIC,
      "novice",
    );
    expect(left.options).toEqual({ metropolises: "4" });
    expect(choosing.optionsOf(form({ options: { victory: "gold" } }), ABOUT).options).toEqual({});
  });

  it("are told apart by the values that the server names", () => {
    expect(choosing.optionKind("open_gold", [false, true]).kind).toBe("flag");
    expect(choosing.optionKind("victory", ["metropolises", "gold"])).toEqual({
      kind: "enum",
      members: ["metropolises", "gold"],
    });
    expect(choosing.optionKind("gold", { from: 0, to: 50 })).toEqual({ kind: "number", from: 0, to: 50 });
  });
});

describe("expansions", () => {
  it("bring what they need", () => {
    expect(choosing.toggleExpansion(CLASSIC, "depths", [])).toEqual(["heights", "caves", "depths"]);
    expect(choosing.missingExpansions(CLASSIC, "caves", [])).toEqual(["heights"]);
    expect(choosing.missingExpansions(CLASSIC, "caves", ["heights"])).toEqual([]);
  });

  it("go with what they need", () => {
    expect(choosing.toggleExpansion(CLASSIC, "heights", ["heights", "caves", "depths"])).toEqual([]);
    expect(choosing.toggleExpansion(CLASSIC, "caves", ["heights", "caves", "depths"])).toEqual(["heights"]);
  });

  it("of another edition are left out", () => {
    const classic = form({ edition: "classic", expansions: ["heights"] });
    expect(choosing.withEdition(classic, "legendary", LEGENDARY, "novice").expansions).toEqual([]);
  });
});

describe("what an edition offers with expansions", () => {
  const caves = form({ edition: "classic", expansions: ["heights", "caves"] });

  it("is what the edition says where they change nothing", () => {
    expect(offer(CLASSIC, "heights")).toEqual({ ...offer(CLASSIC) });
    expect(offer(CLASSIC)).toMatchObject({
      players: [2, 3, 4, 5],
      teams_allowed: [],
      options: ["metropolises", "victory"],
      defaults: {},
    });
  });

  it("is what each of them makes of it, in the order of the edition", () => {
    expect(offer(CLASSIC, "caves")).toEqual({
      players: [2, 3, 4, 5, 6],
      teams_allowed: [4],
      teams_required: [6],
      options: ["metropolises", "victory", "echo"],
      defaults: { victory: "gold" },
    });
    expect(offer(CLASSIC, "depths", "caves")).toMatchObject({
      players: [4, 6],
      teams_allowed: [],
      teams_required: [6],
      defaults: { victory: "gold" },
    });
  });

  it("is what the form is brought into when one is taken away", () => {
    const six = choosing.withPlayers(
      { ...caves, options: { echo: "soft", metropolises: "4" } },
      6,
      offer(CLASSIC, "caves"),
      "novice",
    );
    expect(six).toMatchObject({ players: 6, teams: true });
    const five = choosing.withExpansions(six, ["heights"], CLASSIC, "novice");
    expect(five).toMatchObject({ players: 5, teams: false, options: { metropolises: "4" }, expansions: ["heights"] });
    expect(five.options).not.toHaveProperty("echo");
    expect(five.seats).toHaveLength(5);
  });

  it("is kept where another one allows it", () => {
    const three = choosing.withPlayers(caves, 3, offer(CLASSIC, "caves"), "novice");
    expect(choosing.withExpansions(three, [], CLASSIC, "novice").players).toBe(3);
    expect(choosing.withExpansions(three, ["heights", "caves", "depths"], CLASSIC, "novice").players).toBe(6);
  });

  it("is in the request: options and teams that only an expansion has", () => {
    const four = { ...caves, teams: true, options: { echo: "soft" } };
    expect(choosing.tableRequest(four, ABOUT, null, NAMES)).toMatchObject({ teams: true, options: { echo: "soft" } });
    expect(choosing.tableRequest({ ...four, expansions: [] }, ABOUT, null, NAMES)).toMatchObject({
      teams: null,
      options: {},
    });
  });
});

describe("parts of an expansion", () => {
  const shores = form({ edition: "classic", expansions: ["shores", "shells"] });

  it("are its options that are on or off", () => {
    expect(choosing.switchesOf(CLASSIC, "shores", ABOUT.options)).toEqual(["sand", "stone"]);
    expect(choosing.switchesOf(CLASSIC, "caves", ABOUT.options)).toEqual([]);
  });

  it("take with them what needs them", () => {
    const less = choosing.withSwitch(shores, "sand", false, CLASSIC, "novice");
    expect(less).toMatchObject({ expansions: ["shores"], options: { sand: "off" } });
    expect(choosing.missingOptions(CLASSIC, "shells", less.options)).toEqual(["sand"]);
    expect(choosing.tableRequest(less, ABOUT, null, NAMES).options).toEqual({ sand: "off" });
    const again = choosing.withSwitch(less, "sand", true, CLASSIC, "novice");
    expect(choosing.missingOptions(CLASSIC, "shells", again.options)).toEqual([]);
    expect(choosing.tableRequest(again, ABOUT, null, NAMES).options).toEqual({});
  });

  it("are not all left out", () => {
    expect(choosing.isLastOn(CLASSIC, "shores", "sand", {})).toBe(false);
    expect(choosing.isLastOn(CLASSIC, "shores", "stone", { sand: "off" })).toBe(true);
    expect(choosing.isLastOn(CLASSIC, "shores", "sand", { sand: "off" })).toBe(false);
    expect(choosing.isLastOn(CLASSIC, "shores", "tide", { sand: "off" })).toBe(false);
  });
});

describe("another number of players", () => {
  it("makes teams where they must be, and none where they cannot be", () => {
    expect(choosing.withPlayers(form(), 6, FULL, "novice").teams).toBe(true);
    expect(choosing.withPlayers(form({ teams: true }), 5, FULL, "novice").teams).toBe(false);
    expect(choosing.withPlayers(form({ teams: true }), 4, FULL, "novice").teams).toBe(true);
  });

  it("keeps those who sit, and puts bots on new seats", () => {
    const seats = choosing.withSeat(form().seats, 1, "open");
    const more = choosing.withPlayers(form({ seats }), 6, FULL, "strategist").seats;
    expect(kinds(more)).toEqual(["me", "open", "bot", "bot", "bot", "bot"]);
    expect(more[5]?.bot).toBe("strategist");
    expect(kinds(choosing.withPlayers(form({ seats }), 2, FULL, "novice").seats)).toEqual(["me", "open"]);
  });

  it("leaves you a seat where yours is gone", () => {
    const six = choosing.withPlayers(form(), 6, FULL, "novice");
    const last = { ...six, seats: choosing.withSeat(six.seats, 5, "me") };
    expect(kinds(choosing.withPlayers(last, 3, FULL, "novice").seats)).toEqual(["bot", "bot", "me"]);
  });

  it("is as large as an edition allows", () => {
    const six = choosing.withPlayers(form({ board: "random" }), 6, FULL, "novice");
    expect(choosing.withEdition(six, "classic", CLASSIC, "novice")).toMatchObject({
      players: 5,
      teams: false,
      board: "ready",
    });
  });
});

describe("seats", () => {
  it("have one for you: who takes another changes places", () => {
    const seats = choosing.withSeat(choosing.withSeat(form().seats, 2, "open"), 2, "me");
    expect(kinds(seats)).toEqual(["open", "bot", "me", "bot"]);
  });

  it("may all be bots", () => {
    const seats = choosing.withSeat(form().seats, 0, "bot", "strategist");
    expect(choosing.tableRequest(form({ seats }), ABOUT, null, NAMES)).toMatchObject({
      start: true,
      seats: [{ kind: "bot", bot: "strategist" }, {}, {}, {}],
    });
  });
});
