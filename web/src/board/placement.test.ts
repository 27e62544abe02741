import { describe, expect, it } from "vitest";
import { emptiestCorner, part } from "./placement";

const size = { width: 200, height: 100 };
const box = [0, 0, 200, 100] as const;
const tools = { width: 30, height: 30 };

describe("part", () => {
  it("lies in the middle of a frame of other proportions", () => {
    const seen = part([[100, 50]], 10, { box, size: { width: 200, height: 300 } });
    expect(seen).toEqual({ left: 90, right: 110, top: 140, bottom: 160 });
  });
});

describe("emptiestCorner", () => {
  const areas = (...cells: [number, number][]): { cells: [number, number][] }[] => [{ cells }];

  it("is the lower right one while nothing is in the way", () => {
    expect(emptiestCorner(areas([100, 50]), 10, { box, size }, tools)).toBe("bottom right");
  });

  it("is another one where cells lie", () => {
    expect(emptiestCorner(areas([185, 90]), 10, { box, size }, tools)).toBe("bottom left");
    expect(emptiestCorner(areas([185, 90], [10, 90]), 10, { box, size }, tools)).toBe("top right");
  });

  it("covers as little as possible where all corners are full", () => {
    const full = areas([185, 90], [170, 90], [10, 90], [20, 80], [190, 10], [10, 10], [10, 20]);
    expect(emptiestCorner(full, 10, { box, size }, tools)).toBe("top right");
  });
});
