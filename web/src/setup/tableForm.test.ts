import { describe, expect, it } from "vitest";
import * as choosing from "./tableForm";

const ALLOWED = {
  metropolises: { from: 1, to: 9 },
  open_gold: [false, true],
  scale: { from: 1, to: 99 },
  victory: ["metropolises", "gold"],
};
const ALL = Object.keys(ALLOWED);
const NAMES = { mine: "Ann", other: (number: number) => `Player ${number}` };
const form = (changes: Partial<choosing.TableForm> = {}): choosing.TableForm => ({
  ...choosing.firstForm("legendary", "novice"),
  ...changes,
});
const kinds = (seats: choosing.SeatForm[]): string[] => seats.map((seat) => seat.kind);

describe("the request for a table", () => {
  it("is you and three bots, begun at once, for whoever changes nothing", () => {
    const request = choosing.tableRequest(form(), {}, null, NAMES);
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
    expect(choosing.tableRequest(form({ listed: true }), {}, null, NAMES)).toMatchObject({
      start: true,
      listed: false,
    });
    const open = form({ listed: true, seats: choosing.withSeat(form().seats, 2, "open") });
    expect(choosing.tableRequest(open, {}, null, NAMES)).toMatchObject({ start: false, listed: true });
  });

  it("holds the random board that was looked at", () => {
    const layout = { format: "cyclades-board 1" };
    expect(choosing.tableRequest(form({ board: "random" }), {}, layout, NAMES).board).toEqual(layout);
    expect(choosing.tableRequest(form({ board: "random" }), {}, null, NAMES).board).toBe("random");
    expect(choosing.tableRequest(form({ board: "ready" }), {}, layout, NAMES).board).toBe("ready");
  });

  it("gives everybody at this screen a name", () => {
    const seats = choosing
      .withOthers(form().seats, "also", "novice")
      .map((seat, n) => (n === 1 ? { ...seat, name: " Ben " } : seat));
    const request = choosing.tableRequest(form({ seats }), {}, null, NAMES);
    expect(request.seats?.map((seat) => seat.name)).toEqual(["Ann", "Ben", "Player 3", "Player 4"]);
    expect(request.seats?.every((seat) => seat.kind === "me")).toBe(true);
  });
});

describe("options", () => {
  it("are sent only where they differ from the usual", () => {
    const options = { metropolises: "", open_gold: false, scale: "" };
    expect(choosing.optionsOf(form({ options }), ALL, ALLOWED)).toEqual({ options: {}, wrong: [] });
    const changed = { metropolises: "4", open_gold: true, scale: "1, 3 5;7" };
    expect(choosing.optionsOf(form({ options: changed }), ALL, ALLOWED).options).toEqual({
      metropolises: 4,
      open_gold: true,
      scale: [1, 3, 5, 7],
    });
  });

  it("that make no sense are named, not sent", () => {
    for (const scale of ["1, x", "3 2", "0 1", "1 1", "100"]) {
      expect(choosing.optionsOf(form({ options: { scale } }), ALL, ALLOWED)).toEqual({ options: {}, wrong: ["scale"] });
    }
    for (const metropolises of ["0", "10", "2 3", "two", "-1"]) {
      expect(choosing.optionsOf(form({ options: { metropolises } }), ALL, ALLOWED).wrong).toEqual(["metropolises"]);
    }
  });

  it("that there are not are left out", () => {
    expect(choosing.optionsOf(form({ options: { victory: "gold" } }), ["scale"], ALLOWED).options).toEqual({});
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

describe("another number of players", () => {
  it("keeps those who sit, and puts bots on new seats", () => {
    const seats = choosing.withSeat(form().seats, 1, "open");
    const more = choosing.withSeats(seats, 6, "strategist");
    expect(kinds(more)).toEqual(["me", "open", "bot", "bot", "bot", "bot"]);
    expect(more[5]?.bot).toBe("strategist");
    expect(kinds(choosing.withSeats(seats, 2, "novice"))).toEqual(["me", "open"]);
  });

  it("leaves you a seat where yours is gone", () => {
    const six = choosing.withSeats(form().seats, 6, "novice");
    const last = choosing.withSeat(six, 5, "me");
    expect(kinds(choosing.withSeats(last, 3, "novice"))).toEqual(["bot", "bot", "me"]);
  });
});

describe("seats", () => {
  it("have one for you: who takes another changes places", () => {
    const seats = choosing.withSeat(choosing.withSeat(form().seats, 2, "open"), 2, "me");
    expect(kinds(seats)).toEqual(["open", "bot", "me", "bot"]);
  });

  it("may all be bots", () => {
    const seats = choosing.withSeat(form().seats, 0, "bot", "strategist");
    expect(choosing.tableRequest(form({ seats }), {}, null, NAMES)).toMatchObject({
      start: true,
      seats: [{ kind: "bot", bot: "strategist" }, {}, {}, {}],
    });
  });
});
