import { expect, test } from "vitest";
import { type Box, popoverPosition, type Size } from "./popoverPosition";

const DESK: Size = { width: 1440, height: 900 };
const PHONE: Size = { width: 390, height: 844 };

const whole = (box: Box, room: Size): boolean =>
  box.left >= 8 && box.top >= 8 && box.left + box.width <= room.width - 8 && box.top + box.height <= room.height - 8;

test("a popover is below what it explains, in its middle", () => {
  expect(popoverPosition({ left: 600, top: 100, width: 40, height: 40 }, { width: 300, height: 200 }, DESK)).toEqual({
    left: 470,
    top: 148,
    width: 300,
    height: 200,
  });
});

test("without room below it is above", () => {
  expect(popoverPosition({ left: 600, top: 800, width: 40, height: 40 }, { width: 300, height: 200 }, DESK).top).toBe(
    592,
  );
});

test("what stands at the right side of a wide window is explained at its left", () => {
  const box = popoverPosition({ left: 1100, top: 300, width: 40, height: 40 }, { width: 300, height: 200 }, DESK);
  expect(box.left + box.width).toBe(1092);
  expect(popoverPosition({ left: 330, top: 300, width: 40, height: 40 }, { width: 300, height: 200 }, PHONE).top).toBe(
    348,
  );
});

test("without room above and below it is beside", () => {
  const box = popoverPosition({ left: 600, top: 20, width: 40, height: 860 }, { width: 300, height: 400 }, DESK);
  expect(box.left).toBe(648);
  expect(whole(box, DESK)).toBe(true);
});

test("it stays inside the window wherever its anchor is", () => {
  for (const room of [DESK, PHONE]) {
    for (let left = -20; left < room.width; left += 37) {
      for (let top = -20; top < room.height; top += 41) {
        for (const height of [80, 300, 460, 2000]) {
          const box = popoverPosition({ left, top, width: 60, height: 44 }, { width: 350, height }, room);
          expect(whole(box, room), JSON.stringify({ left, top, height, box })).toBe(true);
        }
      }
    }
  }
});
