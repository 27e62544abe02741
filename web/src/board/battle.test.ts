import { describe, expect, it } from "vitest";
import type { BattleInfo, Tabletop } from "../api/socket";
import { begun, dots, rounds, sides, underWay, winner } from "./battle";

describe("rounds", () => {
  const roll = (faction: string, number: number): object => ({
    event: "rolled",
    faction,
    number,
    strength: number + 2,
  });

  it("pair the rolls of both sides", () => {
    const rolled = rounds([
      { event: "moved" },
      roll("red", 1),
      roll("blue", 2),
      { event: "lost" },
      roll("red", 0),
      roll("blue", 3),
    ]);
    expect(rolled.map((round) => round.map(({ number }) => number))).toEqual([
      [1, 2],
      [0, 3],
    ]);
    expect(rolled[0]?.[0]?.strength).toBe(3);
  });

  it("begin anew where one side rolls again", () => {
    expect(rounds([roll("red", 1), roll("red", 3), roll("blue", 2)])).toHaveLength(2);
  });
});

it("sides are the attackers in hand and the defenders in the area, heroes but no creatures with them", () => {
  const area = {
    id: "a",
    owner: "blue",
    pieces: [{ kind: "troop", number: 2 }],
    figures: [
      { card: "ajax", faction: "blue" },
      { card: "hydra", faction: "blue" },
    ],
  };
  const battle = {
    area: "a",
    attacker: "red",
    defender: "blue",
    attackers: [{ kind: "troop", number: 3 }],
    heroes: [{ card: "hector", faction: "red" }],
    dice: [0, 0],
  } as BattleInfo;
  const [attacker, defender] = sides({ areas: [area] } as unknown as Tabletop, battle, new Set(["ajax", "hector"]));
  expect(attacker).toMatchObject({ faction: "red", pieces: [{ kind: "troop", number: 3 }], heroes: ["hector"] });
  expect(defender).toMatchObject({ faction: "blue", pieces: [{ kind: "troop", number: 2 }], heroes: ["ajax"] });
});

it("a die has as many dots as it shows", () => {
  for (const number of [0, 1, 2, 3, 4, 5, 6]) expect(dots(number)).toHaveLength(number);
});

describe("a battle that is over in one moment", () => {
  const events = [
    { event: "battle-begun", area: "a", attacker: "red", defender: "blue" },
    { event: "rolled", faction: "red", number: 1, strength: 3 },
    { event: "battle-won", faction: "red", area: "a" },
  ];

  it("is known from what happened", () => {
    expect(begun(events)).toMatchObject({ area: "a", attacker: "red", defender: "blue", attackers: [] });
    expect(winner(events)).toBe("red");
  });

  it("is none where none began", () => {
    expect([begun([{ event: "moved" }]), winner([{ event: "moved" }])]).toEqual([null, null]);
  });
});

describe("a battle that goes on", () => {
  const top = { battle: { area: "delos" } } as unknown as Tabletop;
  const began = { events: [{ event: "battle-begun", attacker: "red", defender: "blue", area: "delos" }] };
  const threw = {
    events: [
      { event: "rolled", faction: "red", number: 2, strength: 4 },
      { event: "rolled", faction: "blue", number: 0, strength: 3 },
    ],
  };
  const lost = { events: [{ event: "lost", faction: "blue", unit: "troop", area: "delos" }] };

  it("shows the dice that were thrown last while a loss or a retreat is decided", () => {
    expect(rounds(underWay(top, [began, threw, lost], lost.events))).toHaveLength(1);
    expect(rounds(underWay(top, [threw, lost, began], began.events))).toHaveLength(0);
  });
  it("shows what happens now where that has dice of its own, or there is no battle any more", () => {
    expect(underWay(top, [began, threw], threw.events)).toBe(threw.events);
    expect(underWay({ battle: null } as unknown as Tabletop, [began, threw, lost], lost.events)).toBe(lost.events);
  });
});
