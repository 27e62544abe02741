import { describe, expect, it } from "vitest";
import { readBoxes, writtenBoxes } from "./ownBoxes";

const KNOWN = ["heights", "caves", "shores"];

describe("the boxes that somebody owns", () => {
  it("are not known before somebody says which", () => {
    expect(readBoxes(null, "classic", KNOWN)).toBeNull();
    expect(readBoxes("{}", "classic", KNOWN)).toBeNull();
  });

  it("are kept by edition, in the order of the edition", () => {
    const kept = writtenBoxes(null, "classic", ["shores", "heights"]);
    expect(readBoxes(kept, "classic", KNOWN)).toEqual(["heights", "shores"]);
    expect(readBoxes(kept, "legendary", KNOWN)).toBeNull();
    expect(readBoxes(writtenBoxes(kept, "legendary", []), "classic", KNOWN)).toEqual(["heights", "shores"]);
  });

  it("may be none, and may be forgotten", () => {
    const none = writtenBoxes(null, "classic", []);
    expect(readBoxes(none, "classic", KNOWN)).toEqual([]);
    expect(readBoxes(writtenBoxes(none, "classic", null), "classic", KNOWN)).toBeNull();
  });

  it("are only those that there still are", () => {
    expect(readBoxes(writtenBoxes(null, "classic", ["caves", "gone"]), "classic", KNOWN)).toEqual(["caves"]);
  });

  it("do not stumble over what cannot be read", () => {
    for (const kept of ["{", "null", "7", '{"classic": 3}']) expect(readBoxes(kept, "classic", KNOWN)).toBeNull();
  });
});
