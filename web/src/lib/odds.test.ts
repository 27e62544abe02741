import { expect, it } from "vitest";
import type { QuestionInfo, Tabletop } from "../api/socket";
import { withOwnOdds } from "./odds";

const factions = [
  { id: "red", team: 0 },
  { id: "blue", team: 1 },
  { id: "green", team: 1 },
];
const fighting = { factions, battle: { attacker: "red", defender: "blue" } } as unknown as Tabletop;
const peace = { factions, battle: null } as unknown as Tabletop;
const asks = (faction: string): QuestionInfo =>
  ({
    faction,
    choices: [{ action: "stay", odds: [0.2, 0.7, 0.1] }, { action: "to delos" }],
  }) as unknown as QuestionInfo;
const odds = (question: QuestionInfo | null): unknown => question?.choices.map((choice) => choice.odds);

it("odds begin with the chance of whoever is asked, or plays with the defender", () => {
  expect(odds(withOwnOdds(asks("red"), fighting))).toEqual([[0.2, 0.7, 0.1], undefined]);
  expect(odds(withOwnOdds(asks("blue"), fighting))).toEqual([[0.7, 0.2, 0.1], undefined]);
  expect(odds(withOwnOdds(asks("green"), fighting))).toEqual([[0.7, 0.2, 0.1], undefined]);
});

it("whoever is asked before a battle would be the attacker", () => {
  expect(odds(withOwnOdds(asks("blue"), peace))).toEqual([[0.2, 0.7, 0.1], undefined]);
  expect(withOwnOdds(null, fighting)).toBeNull();
});
