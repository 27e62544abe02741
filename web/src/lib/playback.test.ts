import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MomentInfo, Tabletop } from "../api/socket";
import { BUDGET } from "./moments";

const page = { hidden: false, looks: [] as (() => void)[] };
const kept = new Map<string, string>();
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", {
  documentElement: { dataset: {}, lang: "" },
  get hidden() {
    return page.hidden;
  },
  addEventListener: (_: string, look: () => void) => page.looks.push(look),
  removeEventListener: (_: string, look: () => void) => (page.looks = page.looks.filter((each) => each !== look)),
});
const { Stage } = await import("./playback.svelte");
const { settings } = await import("./settings.svelte");

const top = (seq: number): Tabletop => ({ cycle: seq }) as unknown as Tabletop;
const moment = (seq: number, player = 1): MomentInfo => ({
  seq,
  player,
  kind: "answer",
  at: seq,
  events: [{ event: "offered" }],
  text: [`told ${seq}`],
});

function made(seat: number | null = 0) {
  const world = { history: [moment(1)], present: 1, arrived: 0, fetched: [] as number[] };
  const stage = new Stage({
    history: () => world.history,
    present: () => ({ seq: world.present, top: top(world.present) }),
    view: async (seq) => (world.fetched.push(seq), top(seq)),
    seat: () => seat,
    takenBack: () => "taken back",
    arrived: () => (world.arrived += 1),
  });
  const happen = (...players: number[]): void => {
    for (const player of players) world.history = [...world.history, moment(world.history.length + 1, player)];
    world.present = world.history.length;
    stage.news();
  };
  stage.news();
  return { world, stage, happen };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: "normal" });
  page.hidden = false;
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  it("shows the present at once when there is nothing before it", () => {
    const { stage } = made();
    expect(stage.shown?.seq).toBe(1);
    expect(stage.playing).toBe(false);
  });
  it("shows what others do one after another, in words, and then has arrived", async () => {
    const { stage, happen, world } = made();
    happen(1, 2, 3);
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.shown?.seq, stage.caption, stage.playing]).toEqual([2, "told 2", true]);
    await vi.advanceTimersByTimeAsync(800);
    expect(stage.shown?.seq).toBe(3);
    await vi.advanceTimersByTimeAsync(3000);
    expect([stage.shown?.seq, stage.playing]).toEqual([4, false]);
    expect(world.fetched).toContain(2);
    expect(world.fetched).not.toContain(4);
  });
  it("is never more than some seconds behind, however much has happened", async () => {
    const { stage, happen } = made();
    happen(...Array.from({ length: 900 }, () => 1));
    await vi.advanceTimersByTimeAsync(BUDGET + 500);
    expect([stage.shown?.seq, stage.playing]).toEqual([901, false]);
  });
  it("shows own answers at once", async () => {
    const { stage, happen } = made(0);
    happen(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([stage.shown?.seq, stage.playing]).toEqual([2, false]);
    expect(stage.pace).toBeGreaterThan(0);
  });
  it("takes up what comes while it plays", async () => {
    const { stage, happen } = made();
    happen(1);
    await vi.advanceTimersByTimeAsync(100);
    happen(2, 3);
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.shown?.seq, stage.playing]).toEqual([4, false]);
  });
  it("can be skipped", async () => {
    const { stage, happen } = made();
    happen(1, 2, 3);
    await vi.advanceTimersByTimeAsync(10);
    stage.skip();
    expect([stage.shown?.seq, stage.playing, stage.pace]).toEqual([4, false, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.shown?.seq).toBe(4);
  });
  it("waits while nobody can see the page, and catches up then", async () => {
    const { stage, happen } = made();
    page.hidden = true;
    happen(1, 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.shown?.seq).toBe(1);
    page.hidden = false;
    for (const look of page.looks) look();
    await vi.advanceTimersByTimeAsync(4000);
    expect([stage.shown?.seq, stage.playing]).toEqual([3, false]);
  });
  it("shows everything at once where animations are off", () => {
    settings.set({ speed: "off" });
    const { stage, happen } = made();
    happen(1, 2, 3);
    expect([stage.shown?.seq, stage.playing, stage.caption]).toEqual([4, false, "told 4"]);
  });
  it("plays again what is asked for, even where animations are off, but without movement", async () => {
    settings.set({ speed: "off" });
    const { stage, happen } = made();
    happen(1, 2);
    await stage.replay(1);
    expect([stage.shown?.seq, stage.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(500);
    expect([stage.shown?.seq, stage.pace]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.shown?.seq, stage.playing]).toEqual([3, false]);
  });
  it("leaves nothing behind when it is cleared", async () => {
    const { stage, happen } = made();
    happen(1, 2);
    await vi.advanceTimersByTimeAsync(10);
    stage.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect([stage.shown, stage.caption, stage.playing]).toEqual([null, "", false]);
  });
});
