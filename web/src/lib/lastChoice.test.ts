import { describe, expect, it } from "vitest";
import { readChoice } from "./lastChoice";

describe("the last choice", () => {
  it("is Legendary with sailors for somebody new", () => {
    expect(readChoice(null)).toEqual({ edition: "legendary", bot: "sailor" });
  });

  it("is what was kept, where the server still has it", () => {
    const kept = JSON.stringify({ edition: "classic", bot: "oracle" });
    expect(readChoice(kept)).toEqual({ edition: "classic", bot: "oracle" });
    expect(readChoice(kept, ["classic"], ["sailor"])).toEqual({ edition: "classic", bot: "sailor" });
  });

  it("is the level that has taken the place of what was chosen", () => {
    expect(readChoice('{"bot": "strategist"}', ["classic"], ["admiral"]).bot).toBe("admiral");
    expect(readChoice('{"bot": "captain-raider"}').bot).toBe("captain-raider");
  });

  it("does not stumble over what cannot be read", () => {
    for (const kept of ["{", "null", "7", '{"edition": 3}']) expect(readChoice(kept).edition).toBe("legendary");
  });
});
