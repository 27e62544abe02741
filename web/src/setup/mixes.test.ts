import { describe, expect, it } from "vitest";
import type { MixReply } from "../lib/api";
import { lackedBy, mixRequest, shortRange, unfitPlayers, withEdition, withMix } from "./mixes";
import { firstForm, type TableForm } from "./tableForm";

const ALLOWED = {
  gold: { from: 0, to: 50 },
  open_gold: [false, true],
  start: ["printed", "free"],
  sand: ["on", "off"],
};
const form = (changes: Partial<TableForm> = {}): TableForm => ({
  ...firstForm("classic", "novice"),
  expansions: ["shores"],
  options: { gold: "7", open_gold: true, start: "", sand: "off" },
  ...changes,
});

describe("the question what goes together", () => {
  it("tells what was chosen, and only options that may not go with the rest", () => {
    expect(mixRequest(form(), ALLOWED)).toEqual({
      edition: "classic",
      players: 4,
      expansions: ["shores"],
      teams: false,
      options: { sand: "off" },
    });
  });
});

describe("another mix", () => {
  const mix = { players: 6, expansions: ["caves"], teams: true, options: { start: "free" } };

  it("takes the place of the one before, with seats for all", () => {
    const next = withMix(form(), mix, ALLOWED, "strategist");
    expect(next).toMatchObject({ players: 6, expansions: ["caves"], teams: true });
    expect(next.seats.map((seat) => seat.bot)).toEqual([...Array(4).fill("novice"), ...Array(2).fill("strategist")]);
  });

  it("keeps the options that go with everything, and forgets the others", () => {
    expect(withMix(form(), mix, ALLOWED, "novice").options).toEqual({ gold: "7", open_gold: true, start: "free" });
  });
});

describe("another edition", () => {
  it("begins without expansions, options of theirs, and random boards where it has none", () => {
    const other = withEdition(form({ board: "random" }), "legendary", false, ALLOWED);
    expect(other).toMatchObject({ edition: "legendary", expansions: [], board: "ready", players: 4 });
    expect(other.options).toEqual({ gold: "7", open_gold: true, start: "" });
    expect(withEdition(form({ board: "random" }), "legendary", true, ALLOWED).board).toBe("random");
  });
});

describe("what does not fit", () => {
  it("are the numbers of players that something speaks against", () => {
    const choice = (reasons: unknown[]) => ({ chosen: false, reasons, becomes: {}, change: {} });
    const mix = { players: { "5": choice([]), "6": choice([{}]) } } as unknown as MixReply;
    expect(unfitPlayers(mix).map(([count]) => count)).toEqual([6]);
  });

  it("are presets with boxes that somebody lacks who has said which ones are there", () => {
    const preset = { expansions: ["shores", "caves"], players: [4], texts: {} };
    expect(lackedBy(preset, null)).toEqual([]);
    expect(lackedBy(preset, ["shores"])).toEqual(["caves"]);
    expect(lackedBy(preset, [])).toEqual(["shores", "caves"]);
  });
});

describe("numbers of players", () => {
  it("are told in a few signs", () => {
    expect(shortRange([2, 3, 4, 5])).toBe("2–5");
    expect(shortRange([4, 6])).toBe("4, 6");
    expect(shortRange([6])).toBe("6");
  });
});
