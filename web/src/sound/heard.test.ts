import { expect, test } from "vitest";
import { soundOf } from "./heard";

test("dice are heard, in battles and elsewhere, then offerings", () => {
  expect(soundOf([{ event: "offered" }, { event: "rolled" }])).toBe("dice");
  expect(soundOf([{ event: "necropolis-rolled" }])).toBe("dice");
  expect(soundOf([{ event: "outbid" }, { event: "offered" }])).toBe("offering");
});

test("nothing else makes a sound", () => {
  expect(soundOf([])).toBeNull();
  expect(soundOf([{ event: "moved" }, { event: "patrolled" }])).toBeNull();
});
