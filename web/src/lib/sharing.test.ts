import { describe, expect, it } from "vitest";
import type { SeatView } from "./perspective";
import { hideSomething } from "./sharing";

/** What a seat sees of two players: their gold, its own hand, and the card that it knows on top of a deck. */
const view = (cycle: number, gold: (number | null)[], hand: string[][] = [[], []], known: string[] = []): SeatView =>
  ({
    moment: 1,
    undo: 0,
    question: null,
    top: {
      cycle,
      factions: gold.map((number, place) => ({ gold: number, hand: hand[place] })),
      decks: [{ known_on_top: known }],
    },
  }) as unknown as SeatView;

describe("those who share a screen", () => {
  it("hide their purses from each other, once these may differ from what was given out", () => {
    expect(hideSomething([view(0, [5, null]), view(0, [null, 5])])).toBe(false);
    expect(hideSomething([view(1, [5, null]), view(1, [null, 5])])).toBe(true);
  });
  it("hide nothing where gold lies open", () => {
    expect(hideSomething([view(3, [5, 7]), view(3, [5, 7])])).toBe(false);
  });
  it("hide hands and cards that one of them has seen, at any time", () => {
    expect(hideSomething([view(0, [5, 7], [["harp"], []]), view(0, [5, 7])])).toBe(true);
    expect(hideSomething([view(0, [5, 7], [[], []], ["kraken"]), view(0, [5, 7])])).toBe(true);
  });
});
