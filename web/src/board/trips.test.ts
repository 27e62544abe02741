import { describe, expect, it } from "vitest";
import { arrow, type Traveller, tripsOf } from "./trips";

describe("trips", () => {
  it("tell from where to where, and who goes, heroes and artifacts included", () => {
    const events = [
      { event: "hero-moved", faction: "red", card: "ajax", price: 1 },
      { event: "moved", faction: "red", origin: "delos", area: "naxos", price: 1 },
      { event: "carried", faction: "red", unit: "troop", number: 2 },
      { event: "hero-carried", faction: "red", card: "ajax" },
      { event: "artifact-carried", faction: "red", card: "sandals" },
      { event: "battle-begun", attacker: "red", defender: "blue", area: "naxos" },
      { event: "retreated", faction: "blue", origin: "naxos", area: "paros" },
    ];
    expect(tripsOf(events)).toEqual([
      {
        faction: "red",
        origin: "delos",
        area: "naxos",
        group: [
          { kind: "unit", id: "troop", number: 2 },
          { kind: "card", id: "ajax", number: 1 },
          { kind: "card", id: "sandals", number: 1 },
        ],
      },
      { faction: "blue", origin: "naxos", area: "paros", group: [] },
    ]);
  });

  it("are one for each step of a longer way", () => {
    const step = (origin: string, area: string): object => ({ event: "moved", faction: "red", origin, area });
    expect(tripsOf([step("a", "b"), step("b", "c")]).map(({ origin, area }) => origin + area)).toEqual(["ab", "bc"]);
  });

  it("tell who retreats: those who are left of an army", () => {
    const events = [{ event: "retreated", faction: "blue", origin: "naxos", area: "paros" }];
    const left = (faction: string): Traveller[] => [{ kind: "unit", id: `${faction} troop`, number: 2 }];
    expect(tripsOf(events, left)[0]?.group).toEqual([{ kind: "unit", id: "blue troop", number: 2 }]);
  });

  it("are none of what stays", () => {
    expect(tripsOf([{ event: "built", faction: "red", building: "port", area: "delos" }])).toEqual([]);
  });
});

describe("an arrow", () => {
  it("points at where the group arrives", () => {
    const drawn = arrow([0, 0], [200, 0]);
    const [tip] = (drawn?.head ?? "").split(" ").map((point) => point.split(",").map(Number));
    expect(tip?.[0]).toBeGreaterThan(170);
    expect(drawn?.beside[0]).toBeCloseTo(100, -1);
    expect(drawn?.beside[1]).toBeLessThan(-20);
    expect(drawn?.path).toMatch(/^M1\d/);
  });
  it("follows the way over the ships of a chain", () => {
    const drawn = arrow(
      [0, 0],
      [300, 0],
      [
        [100, 120],
        [200, 120],
      ],
    );
    expect(drawn?.path).toMatch(/Q100\.0,120\.0 150\.0,120\.0Q200\.0,120\.0/);
    expect(drawn?.beside[0]).toBe(150);
    expect(Math.abs((drawn?.beside[1] ?? 0) - 120)).toBeLessThan(40);
  });
  it("is none where the two points are nearly one", () => {
    expect(arrow([0, 0], [30, 0])).toBeNull();
  });
});
