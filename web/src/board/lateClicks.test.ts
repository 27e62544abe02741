import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LateClicks } from "./lateClicks";

describe("A click on an area", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["performance"], now: 0 }));
  afterEach(() => vi.useRealTimers());

  it("is late for a moment after the area was lit", () => {
    const clicks = new LateClicks();
    clicks.light(["naxos", "paros"]);
    expect(clicks.isLate("naxos")).toBe(false);
    clicks.light(["paros"]);
    expect([clicks.isLate("naxos"), clicks.isLate("paros"), clicks.isLate("delos")]).toEqual([true, false, false]);
    vi.advanceTimersByTime(599);
    expect(clicks.isLate("naxos")).toBe(true);
    vi.advanceTimersByTime(1);
    expect(clicks.isLate("naxos")).toBe(false);
  });

  it("is late too if nothing was lit in between", () => {
    const clicks = new LateClicks();
    clicks.light(["naxos"]);
    clicks.light([]);
    clicks.light(["paros"]);
    expect(clicks.isLate("naxos")).toBe(true);
  });
});
