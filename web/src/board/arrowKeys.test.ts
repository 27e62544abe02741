import { describe, expect, it } from "vitest";
import { DIRECTIONS, nextArea } from "./arrowKeys";
import type { BoardShapes, Point } from "./shapes";

/** A flower of seven cells: the middle one and those around it. */
const CELLS: Record<string, Point> = {
  middle: [0, 0],
  east: [104, 0],
  west: [-104, 0],
  northeast: [52, -90],
  northwest: [-52, -90],
  southeast: [52, 90],
  southwest: [-52, 90],
};
const shapes = {
  radius: 60,
  areas: Object.entries(CELLS).map(([id, cell]) => ({ id, cells: [cell] })),
} as unknown as BoardShapes;
const go = (from: string, key: string): string | null => nextArea(shapes, from, DIRECTIONS[key] ?? [0, 0]);

describe("arrow keys", () => {
  it("lead to the neighbour in their direction", () => {
    expect(go("middle", "ArrowRight")).toBe("east");
    expect(go("middle", "ArrowLeft")).toBe("west");
    expect(["northeast", "northwest"]).toContain(go("middle", "ArrowUp"));
    expect(["southeast", "southwest"]).toContain(go("east", "ArrowDown"));
  });

  it("lead nowhere at the rim", () => {
    expect(go("east", "ArrowRight")).toBeNull();
  });

  it("reach every area from every other", () => {
    const seen = new Set(["middle"]);
    for (const id of seen) for (const key of Object.keys(DIRECTIONS)) seen.add(go(id, key) ?? id);
    expect([...seen].sort()).toEqual(Object.keys(CELLS).sort());
  });
});
