import { describe, expect, it } from "vitest";
import type { BoardShapes, Point } from "./shapes";
import { waterBetween } from "./ways";

const R = 10;
const STEP = R * Math.sqrt(3);
const area = (id: string, kind: "land" | "sea", ...cells: Point[]): object => ({ id, kind, cells });
/** A row: delos, two seas, kea; and below the seas a longer way round. */
const shapes = {
  radius: R,
  areas: [
    area("delos", "land", [0, 0]),
    area("west", "sea", [STEP, 0]),
    area("east", "sea", [2 * STEP, 0]),
    area("kea", "land", [3 * STEP, 0]),
    area("south", "sea", [STEP / 2, 15], [1.5 * STEP, 15], [2.5 * STEP, 15]),
    area("paros", "land", [-STEP, 0]),
  ],
} as unknown as BoardShapes;

describe("the way of a group on land", () => {
  const over = (from: string, to: string, ...ships: string[]): Point[] =>
    waterBetween(shapes, from, to, (sea) => ships.includes(sea));

  it("leads over the water where its ships lie, cell by cell, the shortest", () => {
    expect(over("delos", "kea", "west", "east")).toEqual([
      [STEP, 0],
      [2 * STEP, 0],
    ]);
    expect(over("delos", "kea", "south")).toHaveLength(3);
    expect(over("delos", "kea", "west", "east", "south")).toHaveLength(2);
  });
  it("needs no sea between neighbours, and knows none where the chain is broken", () => {
    expect(over("paros", "delos", "west")).toEqual([]);
    expect(over("delos", "kea", "west")).toEqual([]);
    expect(over("west", "east", "west", "east")).toEqual([]);
    expect(over("nowhere", "kea", "west", "east")).toEqual([]);
  });
});
