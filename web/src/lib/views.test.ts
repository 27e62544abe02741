import { describe, expect, it } from "vitest";
import type { Tabletop } from "../api/socket";
import { combined, Views } from "./views";

const top = (golds: (number | null)[], seen: string[]): Tabletop =>
  ({
    factions: golds.map((gold, player) => ({ id: String(player), player, gold })),
    decks: [{ name: "creatures", known_on_top: seen }],
    player: 0,
  }) as unknown as Tabletop;

describe("views of the past", () => {
  it("are asked for once", async () => {
    let asked = 0;
    const views = new Views("t", async () => (asked++, top([1], [])));
    await Promise.all([views.get(3, 0), views.get(3, 0)]);
    await views.get(3, 0);
    expect(asked).toBe(1);
  });
  it("are asked for again after a failure", async () => {
    let asked = 0;
    const views = new Views("t", async () => {
      if (asked++ === 0) throw new Error("offline");
      return top([1], []);
    });
    await expect(views.get(3, 0)).rejects.toThrow();
    await expect(views.get(3, 0)).resolves.toBeDefined();
  });
  it("differ by perspective", async () => {
    const views = new Views("t", async (_, perspective) => top(perspective === 0 ? [5, null] : [null, 7], []));
    expect((await views.get(2, 0)).factions.map((each) => each.gold)).toEqual([5, null]);
    expect((await views.get(2, "all", 2)).factions.map((each) => each.gold)).toEqual([5, 7]);
  });
  it("show everybody's gold and every card that anybody has seen, together", () => {
    const all = combined([top([5, null], []), top([null, 0], ["kraken"])]);
    expect(all.factions.map((each) => each.gold)).toEqual([5, 0]);
    expect(all.decks[0]?.known_on_top).toEqual(["kraken"]);
  });
});
