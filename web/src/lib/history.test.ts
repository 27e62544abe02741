import { describe, expect, it } from "vitest";
import type { MomentInfo } from "../api/socket";
import { History } from "./history.svelte";
import type { Asked, Reply } from "./socket";

function moment(number: number): MomentInfo {
  return { moment: number, player: 0, kind: "action", at: number, events: [], text: [`text ${number}`] };
}
const row = (from: number, to: number): MomentInfo[] =>
  Array.from({ length: to - from + 1 }, (_, place) => moment(from + place));
const done: Reply = { type: "done", id: 1 };

/** A server that tells of older moments, so many at once, in slices with the latest first. */
function serve(count = 200, slice = 40): { history: History; asked: number[] } {
  const asked: number[] = [];
  const history: History = new History(async (request: Asked) => {
    if (request.type !== "earlier") throw new Error(request.type);
    asked.push(request.before);
    await Promise.resolve();
    const first = Math.max(1, request.before - count);
    for (let end = request.before - 1; end >= first; end -= slice)
      history.add(request.seat ?? null, row(Math.max(first, end - slice + 1), end));
    return done;
  });
  return { history, asked };
}

describe("the moments of a table", () => {
  it("are found by their numbers, whichever is the first", () => {
    const { history } = serve();
    history.add(0, row(801, 1000));
    expect(history.first(0)).toBe(801);
    expect(history.at(0, 801)?.moment).toBe(801);
    expect(history.at(0, 1000)?.moment).toBe(1000);
    expect(history.at(0, 800)).toBeNull();
    expect(history.at(0, 1001)).toBeNull();
    expect([history.first(1), history.of(1)]).toEqual([1, []]);
  });
  it("are asked for as far back as somebody looks, and no further", async () => {
    const { history, asked } = serve();
    history.add(null, row(801, 1000));
    expect(await history.reach(null, 900)).toBe(true);
    expect(asked).toEqual([]);
    expect(await history.reach(null, 450)).toBe(true);
    expect(asked).toEqual([801, 601]);
    expect(history.of(null).map((each) => each.moment)).toEqual(row(401, 1000).map((each) => each.moment));
    expect(await history.reach(null, -5)).toBe(true);
    expect(history.first(null)).toBe(1);
  });
  it("are asked for once, though several look there, and for one perspective after the other", async () => {
    const { history, asked } = serve();
    history.add(0, row(301, 400));
    history.add(1, row(351, 400));
    await Promise.all([history.reach(0, 1), history.reach(0, 50), history.reach(1, 200)]);
    expect(asked).toEqual([301, 101, 351]);
    expect([history.first(0), history.first(1)]).toEqual([1, 151]);
  });
  it("stay as they are where the server refuses, or tells nothing", async () => {
    for (const reply of [done, { type: "refused", id: 1, code: "broken", message: "" } as Reply]) {
      const history = new History(() => Promise.resolve(reply));
      history.add(0, row(301, 400));
      expect(await history.reach(0, 1)).toBe(false);
      expect(history.first(0)).toBe(301);
    }
  });
});
