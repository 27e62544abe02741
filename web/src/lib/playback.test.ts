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
  documentElement: { dataset: {}, lang: "", style: { setProperty: () => undefined } },
  get hidden() {
    return page.hidden;
  },
  addEventListener: (_: string, look: () => void) => page.looks.push(look),
  removeEventListener: (_: string, look: () => void) => (page.looks = page.looks.filter((each) => each !== look)),
});
const { Playback } = await import("./playback.svelte");
const { settings } = await import("./settings.svelte");
const { TIMES } = await import("../board/staging.svelte");

const top = (number: number): Tabletop => ({ cycle: number }) as unknown as Tabletop;
const moment = (number: number, player = 1): MomentInfo => ({
  moment: number,
  player,
  kind: "action",
  at: number,
  events: [{ event: "offered" }],
  text: [`text ${number}`],
});

function made(seat: number | null = 0) {
  const world = {
    history: [moment(1)],
    present: 1,
    arrived: 0,
    fetched: [] as number[],
    ours: false,
    firstGame: false,
  };
  const playback = new Playback({
    history: () => world.history,
    present: () => ({ moment: world.present, top: top(world.present) }),
    view: async (number) => (world.fetched.push(number), top(number)),
    seat: () => seat,
    takenBack: () => "taken back",
    ours: () => world.ours,
    firstGame: () => world.firstGame,
    arrived: () => (world.arrived += 1),
  });
  const happen = (...players: number[]): void => {
    for (const player of players) world.history = [...world.history, moment(world.history.length + 1, player)];
    world.present = world.history.length;
    playback.news();
  };
  playback.news();
  return { world, playback, happen };
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set({ speed: "normal" });
  page.hidden = false;
});
afterEach(() => vi.useRealTimers());

describe("the playback", () => {
  it("shows the present at once when there is nothing before it", () => {
    const { playback } = made();
    expect(playback.shown?.moment).toBe(1);
    expect(playback.playing).toBe(false);
  });
  it("shows what others do one after another, with a caption, and then has arrived", async () => {
    const { playback, happen, world } = made();
    happen(1, 2, 3);
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.shown?.moment, playback.caption, playback.playing]).toEqual([2, "text 2", true]);
    await vi.advanceTimersByTimeAsync(800);
    expect(playback.shown?.moment).toBe(3);
    await vi.advanceTimersByTimeAsync(3000);
    expect([playback.shown?.moment, playback.playing]).toEqual([4, false]);
    expect(world.fetched).toContain(2);
    expect(world.fetched).not.toContain(4);
  });
  it("is never more than some seconds behind, however much has happened", async () => {
    const { playback, happen } = made();
    happen(...Array.from({ length: 900 }, () => 1));
    await vi.advanceTimersByTimeAsync(BUDGET + 500);
    expect([playback.shown?.moment, playback.playing]).toEqual([901, false]);
  });
  it("shows own actions at once", async () => {
    const { playback, happen } = made(0);
    happen(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.shown?.moment, playback.playing]).toEqual([2, false]);
    expect(playback.pace).toBeGreaterThan(0);
  });
  it("takes up what comes while it plays", async () => {
    const { playback, happen } = made();
    happen(1);
    await vi.advanceTimersByTimeAsync(100);
    happen(2, 3);
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown?.moment, playback.playing]).toEqual([4, false]);
  });
  it("can be skipped", async () => {
    const { playback, happen } = made();
    happen(1, 2, 3);
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    expect([playback.shown?.moment, playback.playing, playback.pace]).toEqual([4, false, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.shown?.moment).toBe(4);
  });
  it("waits while nobody can see the page, and catches up then", async () => {
    const { playback, happen } = made();
    page.hidden = true;
    happen(1, 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shown?.moment).toBe(1);
    page.hidden = false;
    for (const look of page.looks) look();
    await vi.advanceTimersByTimeAsync(4000);
    expect([playback.shown?.moment, playback.playing]).toEqual([3, false]);
  });
  it("shows everything at once where animations are off", () => {
    settings.set({ speed: "off" });
    const { playback, happen } = made();
    happen(1, 2, 3);
    expect([playback.shown?.moment, playback.playing, playback.caption]).toEqual([4, false, "text 4"]);
  });
  it("plays again what is asked for, even where animations are off, but without movement", async () => {
    settings.set({ speed: "off" });
    const { playback, happen } = made();
    happen(1, 2);
    await playback.replay(1);
    expect([playback.shown?.moment, playback.playing]).toEqual([1, true]);
    await vi.advanceTimersByTimeAsync(500);
    expect([playback.shown?.moment, playback.pace]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown?.moment, playback.playing]).toEqual([3, false]);
  });
  it("leaves nothing behind when it is cleared", async () => {
    const { playback, happen } = made();
    happen(1, 2);
    await vi.advanceTimersByTimeAsync(10);
    playback.clear();
    await vi.advanceTimersByTimeAsync(5000);
    expect([playback.shown, playback.caption, playback.playing]).toEqual([null, "", false]);
  });
  it("holds at a step while it is paused, and goes on one step at a time", async () => {
    const { playback, happen } = made();
    happen(1, 2, 3, 1);
    await vi.advanceTimersByTimeAsync(10);
    playback.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.shown?.moment, playback.caption, playback.playing]).toEqual([2, "text 2", true]);
    playback.step();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shown?.moment).toBe(3);
    playback.goOn();
    await vi.advanceTimersByTimeAsync(BUDGET);
    expect([playback.shown?.moment, playback.playing]).toEqual([5, false]);
  });
  it("steps at once, though the step before has not had its time", async () => {
    const { playback, happen } = made();
    happen(1, 2, 3);
    playback.pause();
    await vi.advanceTimersByTimeAsync(1);
    playback.step();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.shown?.moment).toBe(3);
  });
  it("holds what comes one after the other, too, as the turns of bots do", async () => {
    const { playback, happen } = made();
    playback.pause();
    happen(1);
    await vi.advanceTimersByTimeAsync(2000);
    happen(2);
    happen(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.shown?.moment, playback.playing]).toEqual([2, true]);
    playback.step();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.shown?.moment).toBe(3);
  });
  it("does not hold what was done here, nor the present once somebody here is asked", async () => {
    const { playback, happen, world } = made(0);
    playback.pause();
    happen(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.shown?.moment, playback.playing]).toEqual([2, false]);
    happen(1, 1);
    await vi.advanceTimersByTimeAsync(1000);
    world.ours = true;
    playback.news();
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.shown?.moment, playback.playing]).toEqual([3, true]);
    playback.step();
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.shown?.moment, playback.playing]).toEqual([4, false]);
  });
  it("is stepped through where nothing moves, too", async () => {
    settings.set({ speed: "off" });
    const { playback, happen } = made();
    playback.pause();
    happen(1, 2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.shown?.moment, playback.pace]).toEqual([2, 0]);
    playback.skip();
    expect([playback.shown?.moment, playback.playing]).toEqual([3, false]);
  });
  it("takes more time in a first game, and leaves less out", async () => {
    const { playback, happen, world } = made();
    world.firstGame = true;
    happen(1, 2, 3);
    await vi.advanceTimersByTimeAsync(800);
    expect(playback.shown?.moment).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(playback.shown?.moment).toBe(3);
    happen(...Array.from({ length: 900 }, () => 1));
    await vi.advanceTimersByTimeAsync(BUDGET);
    expect(playback.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(3 * BUDGET + 2000);
    expect([playback.shown?.moment, playback.playing]).toEqual([904, false]);
  });

  describe("of a battle", () => {
    const begun = [
      { event: "moved", faction: "red", origin: "a", area: "b" },
      { event: "battle-begun", attacker: "red", defender: "blue", area: "b" },
      { event: "unit-counted", faction: "red", unit: "troop", number: 2 },
      { event: "unit-counted", faction: "blue", unit: "troop", number: 2 },
      { event: "round-begun", area: "b" },
      { event: "unit-counted", faction: "red", unit: "troop", number: 2 },
      { event: "unit-counted", faction: "blue", unit: "troop", number: 2 },
      { event: "rolled", faction: "red", number: 2, strength: 4 },
      { event: "rolled", faction: "blue", number: 1, strength: 3 },
      { event: "lost", faction: "blue", unit: "troop", area: "b" },
    ];
    const fight = (world: { history: MomentInfo[] }): void => {
      const last = world.history.at(-1) as MomentInfo;
      Object.assign(last, { events: begun, text: ["Red moves.", "Battle: all of it."] });
    };

    it("shows its stages first, and the table as it was; then what came of it", async () => {
      const { playback, happen, world } = made(1);
      happen(0);
      fight(world);
      await vi.advanceTimersByTimeAsync(10);
      expect([playback.shown?.moment, playback.staging.stage?.kind]).toEqual([1, "armies"]);
      expect([playback.caption, playback.staged?.moment]).toEqual(["Red moves.", 2]);
      await vi.advanceTimersByTimeAsync(TIMES.armies + TIMES.dice);
      expect([playback.shown?.moment, playback.staging.stage?.kind]).toEqual([1, "sum"]);
      await vi.advanceTimersByTimeAsync(TIMES.sum + TIMES.loss);
      expect([playback.shown?.moment, playback.staging.playing, playback.staged]).toEqual([2, false, null]);
      expect(playback.caption).toBe("Red moves.");
    });

    it("steps through its stages while it is paused, and skips them with all the rest", async () => {
      const { playback, happen, world } = made(1);
      playback.pause();
      happen(0);
      fight(world);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(playback.staging.stage?.kind).toBe("armies");
      playback.step();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(playback.staging.stage?.kind).toBe("dice");
      playback.skip();
      await vi.advanceTimersByTimeAsync(10);
      expect([playback.shown?.moment, playback.playing, playback.staging.stage?.kind]).toEqual([2, false, "loss"]);
    });

    it("takes no time where nothing moves", async () => {
      settings.set({ speed: "off" });
      const { playback, happen, world } = made(1);
      world.history = [...world.history];
      happen(0);
      fight(world);
      await vi.advanceTimersByTimeAsync(10);
      expect([playback.shown?.moment, playback.playing]).toEqual([2, false]);
    });
  });
});
