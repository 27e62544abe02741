import { expect, test } from "vitest";
import type { Analysis } from "../lib/api";
import { chanceLines, cycleLabels, nearestPoint, percent, pointAt } from "./chances";

const point = (at: number, cycle: number, chance: number, faction: string | null = null) => ({
  at,
  cycle,
  chances: [chance, 1 - chance],
  faction,
  god: faction && "zeus",
});
const ANALYSIS: Analysis = {
  sides: [["red", "green"], ["blue"]],
  points: [point(3, 1, 0.5), point(9, 1, 0.626, "red"), point(12, 2, 0.6), point(14, 3, 0.4), point(20, 3, 1)],
  turning_points: [],
  better_answers: [],
  decisions: 0,
  rollouts: 0,
};
const MOMENTS = [2, 6, 8, 9, 14];

test("who wins together has one line, with the letters of all", () => {
  const lines = chanceLines(ANALYSIS, (factions) => factions.join("+"));
  expect(lines.map((line) => [line.name, line.letters, line.values.map(percent)])).toEqual([
    ["red+green", "ΑΓ", [50, 63, 60, 40, 100]],
    ["blue", "Β", [50, 37, 40, 60, 0]],
  ]);
  expect(new Set(lines.map((line) => line.dash)).size).toBe(2);
});

test("a moment is told of by the last point before it, a click by the nearest", () => {
  expect([1, 2, 5, 8, 100].map((moment) => pointAt(MOMENTS, moment))).toEqual([0, 0, 0, 2, 4]);
  expect([1, 5, 12, 100].map((moment) => nearestPoint(MOMENTS, moment))).toEqual([0, 1, 4, 4]);
});

test("cycles are labelled where they begin, and where there is room", () => {
  const labels = (room: number) => cycleLabels(ANALYSIS, MOMENTS, (moment) => 10 * moment, room);
  expect(labels(5).map((label) => label.cycle)).toEqual([1, 2, 3]);
  expect(labels(20).map((label) => label.cycle)).toEqual([1, 2]);
});
