import { describe, expect, it } from "vitest";
import { readChoice } from "./lastChoice";

describe("the last choice", () => {
  it("is Legendary with novices for somebody new", () => {
    expect(readChoice(null)).toEqual({ edition: "legendary", bot: "novice" });
  });

  it("is what was kept, where the server still has it", () => {
    const kept = JSON.stringify({ edition: "classic", bot: "oracle" });
    expect(readChoice(kept)).toEqual({ edition: "classic", bot: "oracle" });
    expect(readChoice(kept, ["classic"], ["novice"])).toEqual({ edition: "classic", bot: "novice" });
  });

  it("does not stumble over what cannot be read", () => {
    for (const kept of ["{", "null", "7", '{"edition": 3}']) expect(readChoice(kept).edition).toBe("legendary");
  });
});
