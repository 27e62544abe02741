import { describe, expect, it } from "vitest";
import { comesBack, pause } from "./socket";

describe("a connection that is lost", () => {
  it("comes back after a restart, a fault or too many messages", () => {
    for (const code of [1006, 1011, 1012, 4429, 4500, 4503, 4507]) expect(comesBack(code)).toBe(true);
  });
  it("does not come back where the server refuses", () => {
    for (const code of [4400, 4401, 4403, 4404, 4426]) expect(comesBack(code)).toBe(false);
  });
  it("waits longer after each try, but never for ever", () => {
    expect(pause(0, 0.5)).toBeLessThan(400);
    expect(pause(3, 0.5)).toBeGreaterThan(pause(1, 0.5));
    expect(pause(500, 1)).toBeLessThanOrEqual(13_000);
  });
});
