import { describe, expect, it } from "vitest";
import type { MomentInfo } from "../api/socket";
import {
  actingFaction,
  cycleMarks,
  momentsBetween,
  BUDGET,
  lastKnownMoment,
  logLines,
  naturalStep,
  planSteps,
  addMoments,
  SHORTEST,
  sinceLastTurn,
  withoutTakenBack,
  momentText,
} from "./moments";

function moment(number: number, player: number | null, more: Partial<MomentInfo> = {}): MomentInfo {
  return {
    moment: number,
    player,
    kind: "action",
    at: number,
    events: [{ event: "offered", faction: "red" }],
    text: [`text ${number}`],
    ...more,
  };
}
const back = (number: number, player: number, to: number): MomentInfo =>
  moment(number, player, { kind: "undo", back_to: to, events: [], text: [] });
const row = (from: number, to: number, player = 1): MomentInfo[] =>
  Array.from({ length: to - from + 1 }, (_, place) => moment(from + place, player));
const numbers = (moments: readonly MomentInfo[]): number[] => moments.map((each) => each.moment);
const whole = (steps: { pace: number; stay: number }[]): number =>
  steps.reduce((sum, step) => sum + step.pace + step.stay, 0);

describe("what is remembered", () => {
  it("takes every moment once when a connection comes back and tells some again", () => {
    const before = addMoments([], row(1, 5));
    expect(numbers(addMoments(before, row(3, 8)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it("is the very same where nothing is new", () => {
    const before = row(1, 5);
    expect(addMoments(before, row(2, 4))).toBe(before);
  });
  it("loses nothing when the connection broke between older moments and the present", () => {
    const chunk = addMoments([], row(1, 40));
    const asked = lastKnownMoment({ "0": chunk }, ["0"]);
    expect(asked).toBe(40);
    expect(numbers(addMoments(chunk, row(asked + 1, 55)))).toHaveLength(55);
  });
  it("takes older moments where they join", () => {
    const known = row(81, 100);
    expect(numbers(addMoments(known, row(41, 80)))).toEqual(numbers(row(41, 100)));
    expect(addMoments(known, row(41, 79))).toBe(known);
    expect(numbers(addMoments(known, row(71, 85)))).toEqual(numbers(row(71, 100)));
  });
  it("has no gap: what lies before one is let go", () => {
    expect(numbers(addMoments(row(1, 50), row(301, 340)))).toEqual(numbers(row(301, 340)));
  });
  it("asks from the beginning for a seat that has heard nothing yet", () => {
    expect(lastKnownMoment({ "0": row(1, 9) }, ["0", "1"])).toBe(0);
    expect(lastKnownMoment({ "0": row(1, 9), "1": row(1, 7) }, ["0", "1"])).toBe(7);
    expect(lastKnownMoment({}, [])).toBe(0);
  });
});

describe("what stands", () => {
  it("leaves out what was taken back, and that it was", () => {
    expect(numbers(withoutTakenBack([...row(1, 5), back(6, 1, 3), moment(7, 1)]))).toEqual([1, 2, 3, 7]);
  });
  it("tells of a taking back that reaches behind what is shown", () => {
    expect(numbers(momentsBetween([...row(1, 5), back(6, 1, 2), moment(7, 1)], 4, 7))).toEqual([6, 7]);
  });
  it("has nothing to show where all that is new was taken back", () => {
    expect(momentsBetween([...row(1, 6), back(7, 1, 4)], 4, 7)).toEqual([]);
  });
  it("copes with a taking back of what came after a taking back", () => {
    expect(numbers(withoutTakenBack([...row(1, 4), back(5, 1, 2), moment(6, 1), back(7, 1, 1), moment(8, 1)]))).toEqual(
      [1, 8],
    );
  });
});

describe("since the last turn", () => {
  it("is what came after the own last action", () => {
    const since = sinceLastTurn([...row(1, 3), moment(4, 0), ...row(5, 7)], 0);
    expect(since.from).toBe(4);
    expect(numbers(since.moments)).toEqual([5, 6, 7]);
    expect(since.fresh).toBe(true);
  });
  it("stays the same while the own turn goes on, but is no longer fresh", () => {
    const since = sinceLastTurn([moment(1, null), moment(2, 0), ...row(3, 4), moment(5, 0), moment(6, 0)], 0);
    expect(numbers(since.moments)).toEqual([3, 4]);
    expect(since.fresh).toBe(false);
  });
  it("does not count what a bot answered for us as our own", () => {
    const since = sinceLastTurn([moment(1, null), moment(2, 0), moment(3, 0, { note: "novice" }), moment(4, 1)], 0);
    expect(numbers(since.moments)).toEqual([3, 4]);
  });
  it("leaves out what was taken back", () => {
    const since = sinceLastTurn([moment(1, null), moment(2, 0), ...row(3, 5), back(6, 1, 3), moment(7, 1)], 0);
    expect(numbers(since.moments)).toEqual([3, 7]);
  });
  it("begins at the beginning for somebody who has not answered yet", () => {
    const since = sinceLastTurn([moment(1, null), ...row(2, 4)], 0);
    expect(since.from).toBe(1);
    expect(numbers(since.moments)).toEqual([2, 3, 4]);
  });
  it("begins before what is known, where the own last action is older", () => {
    expect(sinceLastTurn(row(801, 810), 0).from).toBe(800);
    expect(sinceLastTurn(row(1, 9), 0).from).toBe(1);
  });
});

describe("how long it is shown", () => {
  it("shows own actions at once, and those of others with time to read", () => {
    expect(naturalStep(moment(1, 0), 0).stay).toBe(0);
    expect(naturalStep(moment(1, 1), 0).stay).toBeGreaterThan(200);
  });
  it("gives dice their time, even one's own", () => {
    const rolled = moment(1, 0, { events: [{ event: "rolled", faction: "red", number: 2, strength: 3 }] });
    expect(naturalStep(rolled, 0).stay).toBeGreaterThan(800);
  });
  it("does not hurry where there is time", () => {
    expect(planSteps(row(1, 2), BUDGET, 0).map((step) => step.pace)).toEqual([500, 500]);
  });
  it("plays any backlog within its time, and ends with the last moment", () => {
    for (const length of [5, 30, 400, 1500]) {
      const steps = planSteps(row(1, length), BUDGET, 0);
      expect(whole(steps)).toBeLessThanOrEqual(BUDGET + 1);
      expect(steps.at(-1)?.moment.moment).toBe(length);
      expect(steps.length).toBeLessThanOrEqual(BUDGET / SHORTEST);
    }
  });
  it("keeps what matters when it has to leave something out", () => {
    const many = row(1, 200);
    many[20] = moment(21, 1, { events: [{ event: "metropolis-gained", faction: "red" }] });
    expect(numbers(planSteps(many, BUDGET, 0).map((step) => step.moment))).toContain(21);
  });
  it("passes over what has no text, but never over the last", () => {
    const silent = { text: [] };
    expect(
      numbers(
        planSteps([moment(1, 1), moment(2, 1, silent), moment(3, 1, silent)], BUDGET, 0).map((step) => step.moment),
      ),
    ).toEqual([1, 3]);
  });
  it("shows the last moment where no time is left", () => {
    const steps = planSteps(row(1, 9), -500, 0);
    expect(numbers(steps.map((step) => step.moment))).toEqual([9]);
    expect(steps[0]?.pace).toBeGreaterThan(0);
  });
});

describe("the log", () => {
  it("has headings for cycles and for turns with a god", () => {
    const begins = moment(2, 1, { events: [{ event: "cycle-begun", number: 3 }] });
    const acts = moment(3, 1, { events: [{ event: "turn-begun", faction: "blue", god: "ares" }] });
    expect(logLines([moment(1, 0), begins, acts, moment(4, 1)]).map((line) => line.key)).toEqual([
      "m1",
      "c2",
      "m2",
      "m3",
      "t3",
      "m4",
    ]);
  });
  it("tells above the heading of a cycle what belongs to the one before", () => {
    const begins = moment(2, 1, {
      events: [{ event: "turn-ended" }, { event: "cycle-begun", number: 3 }],
      text: ["Blue ends.", "It begins.", "Red receives 2 GP."],
      paragraphs_before_cycle: 1,
    });
    const lines = logLines([moment(1, 0), begins]).slice(1);
    expect(lines.map((line) => (line.kind === "moment" ? line.text : line.key))).toEqual([
      ["Blue ends."],
      "c2",
      ["It begins.", "Red receives 2 GP."],
    ]);
    expect(momentText(begins, "")).toBe("Blue ends. It begins.");
  });
  it("leaves out what was taken back and says that it was", () => {
    expect(logLines([...row(1, 3), back(4, 1, 1), moment(5, 1)]).map((line) => line.key)).toEqual(["m1", "m4", "m5"]);
  });
  it("gives the reason of a bot once, with what it did and not with the cycle that follows", () => {
    const begins = moment(2, 1, {
      events: [{ event: "turn-ended" }, { event: "cycle-begun", number: 2 }],
      text: ["ends", "begins"],
      paragraphs_before_cycle: 1,
      why: "wants land",
    });
    const lines = logLines([moment(1, 1, { why: "hopes" }), begins]);
    expect(lines.map((line) => (line.kind === "moment" ? line.why : line.kind))).toEqual([
      "hopes",
      "wants land",
      "cycle",
      undefined,
    ]);
  });
  it("leaves more time where there is a reason to read", () => {
    const usual = naturalStep(moment(1, 1), 0);
    expect(naturalStep(moment(1, 1, { why: "wants land" }), 0).stay).toBeGreaterThan(usual.stay);
  });
  it("knows which of a player's factions acted", () => {
    const factions = [
      { id: "red", player: 0 },
      { id: "green", player: 0 },
      { id: "blue", player: 1 },
    ];
    expect(
      actingFaction(
        moment(1, 0, {
          events: [
            { event: "outbid", faction: "blue" },
            { event: "moved", faction: "green" },
          ],
        }),
        factions,
      ),
    ).toBe("green");
    expect(actingFaction(moment(1, 1, { events: [] }), factions)).toBe("blue");
    expect(actingFaction(moment(1, null), factions)).toBeNull();
  });
});

describe("where cycles began", () => {
  const begun = (number: number, cycle: number): MomentInfo =>
    moment(number, null, { events: [{ event: "cycle-begun", number: cycle }] });
  it("is found in the moments that are known, and before them where it was told", () => {
    const told = [
      { moment: 5, cycle: 1 },
      { moment: 300, cycle: 2 },
      { moment: 803, cycle: 3 },
    ];
    const known = [...row(801, 802), begun(803, 3), ...row(804, 808), begun(809, 4)];
    expect(cycleMarks(known, told)).toEqual([...told, { moment: 809, cycle: 4 }]);
    expect(cycleMarks(known, []).map((mark) => mark.cycle)).toEqual([3, 4]);
  });
  it("is where it did for the first time", () => {
    expect(cycleMarks([begun(1, 1), begun(2, 2), back(3, 0, 1), begun(4, 2)], [])).toEqual([
      { moment: 1, cycle: 1 },
      { moment: 2, cycle: 2 },
    ]);
  });
});
