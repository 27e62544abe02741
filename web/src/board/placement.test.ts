import { describe, expect, it } from "vitest";
import { beside, emptiestCorner, part } from "./placement";

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

describe("the card of an area", () => {
  const frame = { width: 774, height: 680 };
  const seen = { left: 238, right: 326, top: 262, bottom: 357 };
  it("stands beside it", () => {
    expect(beside(seen, frame, false)).toBe("left: 326px; top: 262px");
    expect(beside({ ...seen, top: 500, bottom: 600 }, frame, false)).toBe("left: 326px; bottom: 80px");
    expect(beside({ ...seen, left: 600, right: 690 }, frame, false)).toBe("right: 174px; top: 262px");
  });
  it("hides nothing that can be chosen, where there is another place", () => {
    const [north, south] = [
      { left: 150, right: 283, top: 108, bottom: 240 },
      { left: 290, right: 415, top: 270, bottom: 440 },
    ];
    expect(beside(seen, frame, false, [north, south])).toBe("left: 326px; bottom: 418px");
  });
  it("stays within a low frame", () => {
    expect(beside(seen, { width: 774, height: 120 }, false)).toMatch(/(top|bottom): \d+px/);
  });
  it("goes to the other end of a narrow frame", () => {
    const [phone, high] = [
      { width: 390, height: 500 },
      { left: 0, right: 90, top: 10, bottom: 100 },
    ];
    expect(beside(high, phone, true)).toBe("left: 8px; right: 8px; bottom: 8px");
    const aim = { left: 100, right: 200, top: 420, bottom: 480 };
    expect(beside(high, phone, true, [aim])).toBe("left: 8px; right: 8px; top: 8px");
  });
});
