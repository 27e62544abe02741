import { describe, expect, it } from "vitest";
import type { TableInfo, Tabletop } from "../api/socket";
import { factionName, playerName } from "./names";

const info = (names: string[], status = "running"): TableInfo =>
  ({ status, seats: names.map((name, number) => ({ name, number })) }) as unknown as TableInfo;
const top = (players: number[]): Tabletop =>
  ({
    factions: players.map((player, place) => ({ id: ["red", "blue", "green", "yellow"][place], player })),
  }) as unknown as Tabletop;
const colour = (faction: string): string => faction.toUpperCase();

describe("factions", () => {
  it("are called by their players where each has one, and a name of its own", () => {
    expect(factionName(info(["Ann", "Bob"]), top([0, 1]), "blue", colour)).toBe("Bob");
  });
  it("are called by their colours where two people have the same name, or one has two factions", () => {
    expect(factionName(info(["Ann", "Ann"]), top([0, 1]), "blue", colour)).toBe("BLUE");
    expect(factionName(info(["Ann", "Bob"]), top([0, 1, 0, 1]), "green", colour)).toBe("GREEN");
  });
});

describe("players", () => {
  it("of a record that names nobody are called by their colours", () => {
    expect(playerName(info(["1", "2"], "replay"), top([0, 1]), 1, colour)).toBe("BLUE");
    expect(playerName(info(["1", "2"]), top([0, 1]), 1, colour)).toBe("2");
    expect(playerName(info(["1", "2"]), top([0, 1]), null, colour)).toBe("");
  });
  it("of a lesson are called by their colours, as the lesson calls them", () => {
    const lesson = { ...info(["Ann", "Dido"]), lesson: { name: "battle", step: 0, steps: 4 } } as TableInfo;
    expect(playerName(lesson, top([0, 1]), 1, colour)).toBe("BLUE");
    expect(factionName(lesson, top([0, 1]), "blue", colour)).toBe("BLUE");
  });
});
