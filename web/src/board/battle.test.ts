import { describe, expect, it } from "vitest";
import { en } from "../text/en";
import { es } from "../text/es";
import { armyOf, dots, outcomeOf, spoken } from "./battle";
import type { Side, Stage } from "./stages";

const side = (changes: Partial<Side> = {}): Side => ({
  role: "attacker",
  faction: "red",
  parts: [
    { kind: "unit", id: "troop", number: 3 },
    { kind: "unit", id: "ajax", number: 2 },
    { kind: "building", id: "fortress", number: 1 },
  ],
  dice: [],
  sum: null,
  lost: [],
  refuge: null,
  ...changes,
});
const isPiece = (id: string): boolean => id === "troop";
const name = (_: string, id: string): string => id;

describe("an army", () => {
  it("is drawn one by one, and a card with its strength", () => {
    expect(armyOf(side(), isPiece)).toEqual([
      { kind: "unit", id: "troop", number: 3, figures: [false, false, false], shown: "" },
      { kind: "card", id: "ajax", number: 1, figures: [false], shown: "2" },
    ]);
  });
  it("keeps whom it loses, crossed out, as long as its sum counts them", () => {
    const army = armyOf(side({ lost: ["troop", "ajax"] }), isPiece);
    expect(army.map(({ number, figures }) => [number, figures])).toEqual([
      [3, [false, false, true]],
      [1, [true]],
    ]);
  });
  it("is a picture and a number where it is large", () => {
    const parts = [{ kind: "unit", id: "troop", number: 12 }];
    expect(armyOf(side({ parts, lost: ["troop"] }), isPiece)).toEqual([
      { kind: "unit", id: "troop", number: 12, figures: [false, true], shown: "11" },
    ]);
  });
});

describe("what is said", () => {
  const stage = (changes: Partial<Stage>, ...sides: Partial<Side>[]): Stage => ({
    kind: "loss",
    area: "delos",
    round: 2,
    sides: [side(sides[0]), side({ role: "defender", faction: "blue", ...sides[1] })],
    note: null,
    winner: null,
    ...changes,
  });
  const say = (told: Stage, w = en): string => spoken(told, name, name.bind(null, ""), w);

  it("is what a round has cost", () => {
    const told = stage({}, { sum: 8 }, { sum: 5, lost: ["troop"] });
    expect(say(told)).toBe("Round 2: red 8, blue 5. blue loses: troop");
    expect(say(told, es)).toBe("Ronda 2: red 8, blue 5. blue pierde: troop");
    expect(say(stage({ round: 0 }, { lost: ["troop"] }))).toBe("red loses: troop");
  });
  it("is who retreats and who wins", () => {
    expect(say(stage({ kind: "retreat" }, {}, { refuge: "naxos" }))).toBe("blue retreats to naxos");
    expect(say(stage({ kind: "end", winner: "red" }))).toBe("red wins the battle");
    expect(say(stage({ kind: "end" }))).toBe("Nobody survives the battle");
  });
  it("is nothing while dice are thrown and added", () => {
    expect(["armies", "help", "dice", "sum"].map((kind) => say(stage({ kind } as Partial<Stage>)))).toEqual(
      Array.from({ length: 4 }, () => ""),
    );
    expect(outcomeOf(side(), name, String, en)).toBe("");
  });
});

it("a die has as many dots as it shows", () => {
  for (const number of [0, 1, 2, 3, 4, 5, 6]) expect(dots(number)).toHaveLength(number);
});
