import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Stage } from "./stages";
import { Staging, TIMES } from "./staging.svelte";

const speed = vi.hoisted(() => ({ factor: 1 }));
vi.mock("../lib/settings.svelte", () => ({ animationTime: (usual: number) => usual * speed.factor }));
vi.stubGlobal("window", globalThis);

const stages = (["armies", "dice", "sum", "loss", "end"] as const).map((kind) => ({ kind }) as Stage);
const kinds = (staging: Staging): string | undefined => staging.stage?.kind;

beforeEach(() => {
  vi.useFakeTimers();
  speed.factor = 1;
});
afterEach(() => vi.useRealTimers());

describe("the stages of a battle", () => {
  it("follow each other, each in its time", async () => {
    const staging = new Staging();
    let over = false;
    void staging.play(stages, 1).then(() => (over = true));
    expect(kinds(staging)).toBe("dice");
    await vi.advanceTimersByTimeAsync(TIMES.dice);
    expect(kinds(staging)).toBe("sum");
    await vi.advanceTimersByTimeAsync(TIMES.sum + TIMES.loss);
    expect([kinds(staging), over, staging.playing]).toEqual(["end", false, true]);
    await vi.advanceTimersByTimeAsync(TIMES.end);
    expect([kinds(staging), over, staging.playing]).toEqual(["end", true, false]);
  });

  it("take longer for whoever plays for the first time", async () => {
    const staging = new Staging();
    void staging.play(stages, 1, { slowness: 2 });
    await vi.advanceTimersByTimeAsync(TIMES.dice);
    expect(kinds(staging)).toBe("dice");
    await vi.advanceTimersByTimeAsync(TIMES.dice);
    expect(kinds(staging)).toBe("sum");
  });

  it("wait while they are held, and are stepped through both ways", async () => {
    const staging = new Staging();
    void staging.play(stages, 0);
    staging.hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds(staging)).toBe("armies");
    staging.next();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds(staging)).toBe("dice");
    staging.back();
    expect(kinds(staging)).toBe("armies");
    staging.hold(false);
    await vi.advanceTimersByTimeAsync(TIMES.armies);
    expect(kinds(staging)).toBe("dice");
  });

  it("are held by whoever goes back", async () => {
    const staging = new Staging();
    void staging.play(stages, 2);
    staging.back();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([kinds(staging), staging.held]).toEqual(["dice", true]);
  });

  it("end at once where they are skipped, or nothing shall take time", async () => {
    const staging = new Staging();
    let over = 0;
    void staging.play(stages, 0).then(() => (over += 1));
    staging.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([kinds(staging), over]).toEqual(["end", 1]);
    speed.factor = 0;
    void staging.play(stages, 0).then(() => (over += 1));
    await vi.advanceTimersByTimeAsync(0);
    expect([kinds(staging), over]).toEqual(["end", 2]);
  });

  it("can be looked at again when they are over, and stay where one looks", () => {
    const staging = new Staging();
    staging.show(stages, "1 2");
    expect(kinds(staging)).toBe("end");
    staging.back();
    staging.back();
    staging.show([...stages], "1 2");
    expect(kinds(staging)).toBe("sum");
    staging.next();
    expect([kinds(staging), staging.playing]).toEqual(["loss", false]);
    staging.clear();
    expect(staging.stage).toBeNull();
  });
});
