import { describe, expect, it } from "vitest";
import type { FactionInfo } from "../api/socket";
import { en } from "../text/en";
import { nearnessText, stepsLeft } from "./nearness";

const near = (
  more: Partial<FactionInfo["nearness"]>,
  gold: number | null = null,
): Pick<FactionInfo, "nearness" | "gold"> => ({
  nearness: { lacking: ["temple", "port"], buildings: 2, philosophers: 3, heroes: {}, ...more },
  gold,
});
const name = (_kind: string, id: string): string => id.toUpperCase();
const said = (of: ReturnType<typeof near>): string => nearnessText(of, en, name);

describe("the nearness of a Metropolis", () => {
  it("tells what is missing, by buildings or by philosophers", () => {
    expect(said(near({}))).toBe("Next Metropolis: 2 buildings are missing (TEMPLE, PORT), or 3 philosophers.");
    expect(said(near({ lacking: ["port"], buildings: 1, philosophers: 1 }))).toBe(
      "Next Metropolis: 1 building is missing (PORT), or 1 philosopher.",
    );
  });

  it("tells the heroes who could, and what they cost as far as that is open", () => {
    expect(said(near({ heroes: { jason: 0 } }))).toContain("JASON could be sacrificed for one now.");
    expect(said(near({ heroes: { croesus: 15 } }))).toContain("CROESUS could be sacrificed for one with 15 GP.");
    expect(said(near({ heroes: { croesus: 15 } }, 14))).toContain("with 15 GP");
    expect(said(near({ heroes: { croesus: 15 } }, 15))).toContain("CROESUS could be sacrificed for one now.");
  });

  it("counts the steps of the shorter way", () => {
    expect(stepsLeft(near({}))).toBe(2);
    expect(stepsLeft(near({ philosophers: 1 }))).toBe(1);
    expect(stepsLeft(near({ heroes: { jason: 0 } }))).toBe(0);
    expect(stepsLeft(near({ heroes: { croesus: 15 } }))).toBe(2);
    expect(stepsLeft(near({ heroes: { croesus: 15 } }, 15))).toBe(0);
  });
});
