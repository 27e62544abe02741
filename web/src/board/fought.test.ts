import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { battles } from "../../fixtures/battles.gen";
import type { MomentInfo } from "../api/socket";
import type { TableState } from "../lib/table.svelte";
import { battleAt, Fought, tripsAt } from "./fought.svelte";
import { Staging, TIMES } from "./staging.svelte";

vi.mock("../lib/settings.svelte", () => ({ animationTime: (usual: number) => usual }));
vi.stubGlobal("window", globalThis);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [recorded] = Object.values(battles as unknown as Record<string, { moments: object[][] }>);
const history = (recorded?.moments ?? []).map((events, at) => ({ moment: at + 1, events }) as unknown as MomentInfo);
/** The moment in which dice are thrown again. */
const later = 2 + history.slice(1).findIndex(({ events }) => JSON.stringify(events).includes('"rolled"'));
const after = { moment: history.length + 1, events: [{ event: "built" }] } as unknown as MomentInfo;

function made(): { fought: Fought; table: Record<string, unknown>; look: (moment: number, pace: number) => void } {
  const playback = { staging: new Staging(), shown: { moment: history.length } };
  const past = { shown: null as object | null, pace: 0 };
  const table: Record<string, unknown> = { history: [...history, after], past, playback, top: {}, shownMoment: after };
  const fought = new Fought(table as unknown as TableState);
  const look = (moment: number, pace: number): void => {
    Object.assign(past, { shown: { moment }, pace });
    fought.follow();
  };
  return { fought, table, look };
}

describe("the battle that is shown", () => {
  it("is the one of the moment, as far as it has come", () => {
    expect(battleAt(history, 1).stages.at(-1)?.kind).toBe("loss");
    expect(battleAt(history, history.length)).toMatchObject({ key: `1 ${history.length}` });
    expect(battleAt([...history, after], after.moment)).toEqual({ key: "", stages: [], fresh: 0 });
  });

  it("is there with its last stage, and gone when something else has happened", () => {
    const { fought, table } = made();
    fought.follow();
    expect(fought.stage?.kind).toBe("end");
    table["shownMoment"] = null;
    expect(fought.stage).toBeNull();
    fought.staging.back();
    expect(fought.stage).not.toBeNull(); // somebody looks at how it went
  });

  it("plays its stages where somebody steps on to a moment of the past, and not where one jumps there", async () => {
    const { fought, look } = made();
    look(1, 0);
    expect([fought.staging.playing, fought.stage?.kind]).toEqual([false, "loss"]);
    look(later, 450);
    expect([fought.staging.playing, fought.stage?.kind]).toEqual([true, "dice"]);
    let ended = false;
    void fought.staging.ended.then(() => (ended = true));
    fought.follow();
    await vi.advanceTimersByTimeAsync(TIMES.dice);
    expect([fought.stage?.kind, ended]).toEqual(["sum", false]);
    await vi.advanceTimersByTimeAsync(10 * TIMES.sum);
    expect([fought.staging.playing, ended]).toEqual([false, true]);
  });
});

describe("a retreat", () => {
  it("names who goes: the ships that the last round has left", () => {
    const sea = (battles as unknown as Record<string, { moments: object[][] }>)["legendary sea: Ports, and a retreat"];
    const moments = (sea?.moments ?? []).map((events, at) => ({ moment: at + 1, events }) as unknown as MomentInfo);
    expect(tripsAt(moments, moments.at(-1) ?? null)).toEqual([
      { faction: "blue", origin: "north", area: "east", group: [{ kind: "unit", id: "fleet", number: 1 }] },
    ]);
    expect(tripsAt(moments, null)).toEqual([]);
  });
});
