import { describe, expect, it } from "vitest";
import type { MomentInfo } from "../api/socket";
import { thrown, throwsAmong } from "./dice";

const roll = { event: "fate-rolled", faction: "red", number: 5, die: 3, other_die: 2 };
const moment = (...events: unknown[]): MomentInfo => ({ moment: 1, events }) as unknown as MomentInfo;

describe("dice outside of battles", () => {
  it("are shown one by one", () => {
    expect(throwsAmong([{ event: "cycle-begun" }, roll])).toEqual([{ faction: "red", dice: [3, 2], number: 5 }]);
    expect(throwsAmong([{ event: "rolled", faction: "red", number: 2 }])).toEqual([]);
    expect(throwsAmong([{ ...roll, event: "fate-moved" }])).toEqual([]);
  });

  it("are seen with their moment", () => {
    const one = moment(roll, { event: "fate-moved" });
    expect(thrown(one, [one])).toBe(one);
    expect(thrown(moment({ event: "moved" }), [one])).toBeNull();
    expect(thrown(null, [one])).toBeNull();
  });

  it("stay while nothing has followed from them", () => {
    const last = moment({ event: "cycle-begun" }, roll);
    expect(thrown(null, [last])).toBe(last);
    expect(thrown(null, [last, moment({ event: "fate-moved" })])).toBeNull();
  });
});
