import { expect, test } from "vitest";
import type { CycleStanding } from "../lib/api";
import { spreadOut, labelledColumns, path, scale, seriesOf, ticks } from "./chartScales";

type Row = [faction: string, player: number, purse: string, number: number, gold: number | null, team?: number];
const stand = (cycle: number, ...rows: Row[]): CycleStanding => ({
  cycle,
  moment: cycle + 1,
  ended: true,
  factions: rows.map(([faction, player, purse, number, gold, team = player]) => ({
    faction,
    player,
    team,
    purse,
    metropolises: number,
    income: number * 2,
    lands: number + 1,
    gold,
  })),
});

test("every player has a line of its own", () => {
  const lines = seriesOf([
    stand(0, ["red", 0, "red", 0, 5], ["blue", 1, "blue", 0, 5]),
    stand(1, ["red", 0, "red", 1, 7], ["blue", 1, "blue", 2, null]),
  ]);
  expect(lines.map((line) => [line.team, line.players, line.values.metropolises, line.values.gold])).toEqual([
    [0, [0], [0, 1], [5, 7]],
    [1, [1], [0, 2], [5, null]],
  ]);
});

test("a team has one line: what it has is added, its purse is counted once", () => {
  const [line, ...others] = seriesOf([stand(0, ["red", 0, "red+blue", 1, 9], ["blue", 1, "red+blue", 2, 9, 0])]);
  expect(others).toEqual([]);
  expect(line?.factions).toEqual(["red", "blue"]);
  expect(line?.players).toEqual([0, 1]);
  expect(line?.values).toEqual({ metropolises: [3], income: [6], lands: [5], gold: [9] });
});

test("teammates with a purse each: what is in them is added, if both are known", () => {
  const lines = seriesOf([
    stand(0, ["red", 0, "red", 1, 4], ["blue", 1, "blue", 0, 5, 0]),
    stand(1, ["red", 0, "red", 1, 4], ["blue", 1, "blue", 0, null, 0]),
  ]);
  expect(lines.map((line) => line.values.gold)).toEqual([[9, null]]);
});

test("one player with two factions is named once", () => {
  expect(seriesOf([stand(0, ["red", 0, "red+blue", 1, 9], ["blue", 0, "red+blue", 2, 9])])[0]?.players).toEqual([0]);
});

test("the axis has round numbers and reaches the highest value", () => {
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(17)).toEqual([0, 5, 10, 15, 20]);
  expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
  for (let most = 0; most < 300; most += 1) {
    const marks = ticks(most);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeLessThanOrEqual(6);
  }
});

test("the last column is labelled, and no more of them than there is room for", () => {
  expect(labelledColumns(6, 10)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(labelledColumns(17, 6)).toEqual([0, 4, 8, 12, 16]);
  for (let count = 1; count < 60; count += 1) {
    expect(labelledColumns(count, 6).at(-1)).toBe(count - 1);
    expect(labelledColumns(count, 6).length).toBeLessThanOrEqual(6);
  }
});

test("columns and values have their places, and a place its column", () => {
  const { x, y, column } = scale({ left: 30, right: 230, top: 10, bottom: 110 }, 5, 4);
  expect([x(0), x(4), y(0), y(4), y(2)]).toEqual([30, 230, 110, 10, 60]);
  for (let number = 0; number < 5; number += 1) expect(column(x(number) + 20)).toBe(number);
  expect([column(-50), column(900)]).toEqual([0, 4]);
});

test("a single column does not divide by nothing", () => {
  expect(scale({ left: 0, right: 100, top: 0, bottom: 100 }, 1, 0).x(0)).toBe(0);
});

test("a line is broken where a value is not known", () => {
  expect(path([{ x: 0, y: 1 }, { x: 1, y: 2 }, null, { x: 3, y: 4 }])).toBe("M0 1L1 2M3 4");
});

test("letters at the ends of lines do not cover each other", () => {
  const put = spreadOut([50, 50, 51, 100], 12, 0, 100);
  const sorted = put.toSorted((a, b) => a - b);
  for (let at = 1; at < sorted.length; at += 1)
    expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(12);
  expect(Math.max(...put)).toBeLessThanOrEqual(100);
  expect(spreadOut([10, 90], 12, 0, 100)).toEqual([10, 90]);
});
