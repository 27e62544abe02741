import { expect, test } from "vitest";
import { reach } from "./reach.svelte";

test("the server is away until it answers itself, not somebody who has kept its reply", () => {
  const lost = (headers: Record<string, string>): boolean => {
    reach.replied(new Headers(headers));
    return reach.lost;
  };
  expect(lost({})).toBe(false);
  reach.heard(false);
  expect(reach.lost).toBe(true);
  expect(lost({ "cache-control": "public, max-age=300" })).toBe(true);
  expect(lost({ "cyclades-kept": "yes" })).toBe(true);
  expect(lost({ "cache-control": "no-store" })).toBe(false);
  expect(lost({ "cache-control": "public, max-age=300" })).toBe(false);
});
