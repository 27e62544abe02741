import { expect, it } from "vitest";
import { gains, isGain, stages } from "./fanfare";
import type { AreaShape } from "./shapes";

const delos = { id: "delos", cells: [[0, 0], [100, 40]] } as AreaShape; // prettier-ignore
const shapes = { name: "", radius: 60, viewBox: [0, 0, 1, 1] as [number, number, number, number], areas: [delos] };
const founded = { event: "metropolis-gained", faction: "red", area: "delos", way: "economic" };
const taken = { event: "metropolis-gained", faction: "blue", area: "naxos", way: "conquest" };
const safe = { event: "metropolis-gained", faction: "green", area: null, way: "heroic" };

it("a Metropolis that was founded or taken is a moment, in its area", () => {
  expect(gains([{ event: "built", area: "delos" }, founded, taken])).toEqual([
    { area: "delos", faction: "red" },
    { area: "naxos", faction: "blue" },
  ]);
  expect(gains([{ event: "metropolis-destroyed", faction: "red", area: "delos" }])).toEqual([]);
  expect(isGain([{ event: "built", area: "delos" }])).toBe(false);
});

it("one that lies on a card is gained, but nowhere on the board", () => {
  expect(gains([safe])).toEqual([]);
  expect(isGain([safe])).toBe(true);
});

it("it is shown in the middle of its area, if the board has that", () => {
  expect(stages(gains([founded, taken]), shapes)).toEqual([
    { area: "delos", faction: "red", shape: delos, middle: [50, 20] },
  ]);
});
