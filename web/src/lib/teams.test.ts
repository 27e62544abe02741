import { expect, test } from "vitest";
import { shapesOf } from "./teams.svelte";

const faction = (id: string, player: number, team: number): { id: string; player: number; team: number } => ({
  id,
  player,
  team,
});

test("all emblems are round where everybody plays alone", () => {
  expect(shapesOf([faction("red", 0, 0), faction("blue", 1, 1), faction("green", 2, 2)])).toEqual({});
  expect(shapesOf([faction("red", 0, 0), faction("blue", 1, 1), faction("green", 0, 0)])).toEqual({});
});

test("teammates have emblems of one shape, and every team another one", () => {
  expect(
    shapesOf(["red", "blue", "green", "yellow", "black", "purple"].map((id, seat) => faction(id, seat, seat >> 1))),
  ).toEqual({ red: "round", blue: "round", green: "square", yellow: "square", black: "diamond", purple: "diamond" });
});
