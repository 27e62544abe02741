import { describe, expect, it } from "vitest";
import { en } from "../text/en";
import { es } from "../text/es";
import { botName, botOf, LEVELS, levelsWith, partsOf, PERSONALITIES, withLevel, withPersonality } from "./bots";

describe("bots", () => {
  it("have a level and perhaps a personality", () => {
    for (const bot of ["captain", "captain-raider"]) expect(botOf(partsOf(bot))).toBe(bot);
    expect(partsOf("captain-raider")).toEqual({ level: "captain", personality: "raider" });
  });

  it("change one and keep the other", () => {
    expect(withLevel("captain-raider", "rower", LEVELS)).toBe("rower-raider");
    expect(withPersonality("captain-raider", "")).toBe("captain");
    expect(withPersonality("captain", "priest")).toBe("captain-priest");
  });

  it("that are no level have no personality, and stay where they were chosen", () => {
    expect(withLevel("captain-raider", "novice", LEVELS)).toBe("novice");
    expect(levelsWith(LEVELS, "novice")).toEqual([...LEVELS, "novice"]);
    expect(levelsWith(LEVELS, "rower-priest")).toEqual(LEVELS);
  });

  it("are named in both languages", () => {
    expect(botName("captain-raider", en)).toBe("Raider, captain");
    expect(botName("captain-raider", es)).toBe("Saqueador, capitán");
    expect(botName("novice", es)).toBe("Novato");
    expect(botName("mine-own", en)).toBe("mine-own");
    for (const w of [en, es]) {
      for (const level of LEVELS) {
        expect(w.botLines[level]).toBeTruthy();
        for (const one of PERSONALITIES) {
          expect(w.personalityLines[one]).toBeTruthy();
          expect(botName(`${level}-${one}`, w)).not.toContain("-");
        }
      }
    }
  });
});
