import { describe, expect, it } from "vitest";
import { battles } from "../../fixtures/battles.gen";
import { battleMoments, hasBattle, type Part, type Side, type Stage, stagesOf, strength } from "./stages";

type Army = Record<string, number>;
interface Recorded {
  moments: Record<string, unknown>[][];
  rolls: { faction: string; army: Army; strength: number }[][];
}
const recorded = Object.entries(battles as unknown as Record<string, Recorded>);

const isRound = (event: Record<string, unknown>): boolean => event["event"] === "round-begun";
const armyOf = (parts: readonly Part[]): Army =>
  Object.fromEntries(parts.filter((part) => part.kind === "unit").map((part) => [part.id, part.number]));
const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
/** How many units an army has: of a kind so many, of a card one. */
const count = (army: Army): number => Object.keys(army).reduce((sum, id) => sum + unitsOf(army, id), 0);
const KINDS = new Set(["troop", "fleet", "mercenary"]);
const unitsOf = (army: Army, id: string): number => (KINDS.has(id) ? (army[id] ?? 0) : id in army ? 1 : 0);

describe.each(recorded)("%s", (_, battle) => {
  const staged = stagesOf(battle.moments);
  const all = staged.flat();
  const sums = all.filter((stage) => stage.kind === "sum");

  it("adds up at every stage: what is seen is what was added", () => {
    for (const stage of all)
      for (const side of stage.sides) if (side.sum !== null) expect(strength(side) + total(side.dice)).toBe(side.sum);
    expect(sums.length).toBeGreaterThan(0);
  });

  it("shows at every roll the armies that stand there, and their strength", () => {
    const rolls = [...battle.rolls];
    let round = 0;
    for (const stage of all.filter(({ kind }) => kind === "dice")) {
      const fresh = stage.round !== round; // both have rolled; later in a round one side has rolled again
      round = stage.round;
      for (const truth of rolls.splice(0, fresh ? 2 : 1)) {
        expect(stage.sides.map((side) => armyOf(side.parts))).toEqual(truth.map((side) => side.army));
        expect(stage.sides.map(strength)).toEqual(truth.map((side) => side.strength));
      }
      expect(stage.sides.map((side) => side.sum)).toEqual([null, null]);
    }
    expect(rolls).toEqual([]);
  });

  it("crosses out in a round what is not there in the next, and nothing else", () => {
    const rounds = all.filter(({ kind }) => kind === "dice");
    for (const [at, next] of rounds.entries()) {
      const before = rounds[at - 1];
      if (!before || before.round === next.round) continue;
      const last = all[all.indexOf(next) - 1] as Stage;
      const losses = all.slice(all.indexOf(before), all.indexOf(next)).findLast(({ kind }) => kind === "loss") ?? last;
      losses.sides.forEach((side: Side, place) => {
        expect(losses.round).toBe(before.round);
        const then = armyOf(before.sides[place]?.parts ?? []);
        const now = armyOf(next.sides[place]?.parts ?? []);
        expect(count(then) - count(now)).toBe(side.lost.length);
        for (const id of side.lost) expect(unitsOf(then, id)).toBeGreaterThan(unitsOf(now, id));
      });
    }
  });

  it("keeps the armies of a round in its sum and its losses", () => {
    for (const stage of all.filter(({ kind }) => kind === "sum" || kind === "loss")) {
      const rolled = all.findLast((one) => one.kind === "dice" && one.round === stage.round);
      if (rolled) expect(stage.sides.map((side) => side.parts)).toEqual(rolled.sides.map((side) => side.parts));
    }
  });

  it("ends with its winner, or with nobody", () => {
    expect(all.at(-1)?.kind).toBe("end");
    const won = battle.moments.flat().findLast((event) => event["event"] === "battle-won");
    expect(all.at(-1)?.winner).toBe(won ? won["faction"] : null);
  });

  it("can be joined in any later round", () => {
    const first = battle.moments.findIndex((events) => hasBattle(events));
    const at = battle.moments.findIndex((events, place) => place > first && events.some(isRound));
    if (at < 0) return;
    const joined = stagesOf(battle.moments.slice(at)).flat();
    const begin = joined.findIndex(({ kind }) => kind === "dice");
    const seen = (stage: Stage): unknown => ({ ...stage, round: 0 });
    const whole = staged.slice(at).flat();
    const same = whole.slice(whole.findIndex(({ kind }) => kind === "dice"));
    expect(joined.slice(begin).map(seen)).toEqual(same.map(seen));
  });

  it("is the same whether its moments come one by one or all at once", () => {
    const begin = battle.moments.findIndex((events) => hasBattle(events));
    const end = battle.moments.findLastIndex((events) => hasBattle(events));
    const moments = battle.moments.map((events) => ({ events }));
    for (let last = begin; last <= end; last += 1) {
      const known = battleMoments(moments.slice(0, last + 1));
      expect(known).toEqual(moments.slice(begin, last + 1));
      expect(stagesOf(known.map(({ events }) => events))).toEqual(staged.slice(begin, last + 1));
    }
  });
});

const named = (wanted: string): Stage[] => {
  const found = recorded.find(([name]) => name.includes(wanted));
  return stagesOf(found?.[1].moments ?? []).flat();
};

describe("the stages of a battle", () => {
  it("begin with the armies, then what helps them one by one, then dice and sum", () => {
    const stages = named("a hero, mercenaries");
    expect(stages.slice(0, 5).map(({ kind, round }) => [kind, round])).toEqual([
      ["armies", 0],
      ["help", 0],
      ["note", 0],
      ["dice", 1],
      ["sum", 1],
    ]);
    expect(stages[0]?.sides.map(strength)).toEqual([3 + 1 + 2, 3]);
    expect(stages[1]?.sides.map(strength)).toEqual([6, 3 + 2]);
    expect(stages[2]?.note).toEqual({ faction: "red", kind: "card", id: "ajax" });
  });

  it("tell a loss before the first round, and dice that are rolled again", () => {
    const stages = named("Hector strikes");
    const first = stages.findIndex(({ kind }) => kind === "loss");
    expect(stages[first]).toMatchObject({ round: 0, sides: [{ lost: ["troop"] }, { lost: [] }] });
    const rolls = stages.filter(({ kind, round }) => kind === "sum" && round === 1).map(({ sides }) => sides[0].sum);
    expect(rolls).toEqual([2, 3, 5]);
  });

  it("say anew what helps when it changes", () => {
    const stages = named("Odysseus falls");
    const helped = stages.filter(({ kind }) => kind === "help");
    expect(helped.map(({ round, sides }) => [round, sides[1].parts.map(({ id }) => id)])).toEqual([
      [2, ["troop", "fortress"]],
    ]);
  });

  it("show a die more beside the first", () => {
    expect(named("one die more").find(({ kind }) => kind === "dice")?.sides[0].dice).toEqual([0, 2]);
  });

  it("show where a side retreats to", () => {
    const stage = named("and a retreat").find(({ kind }) => kind === "retreat");
    expect(stage?.sides.map(({ refuge }) => refuge)).toEqual([null, "east"]);
  });
});

describe("the moments of a battle", () => {
  const begun = { events: [{ event: "battle-begun", attacker: "red", defender: "blue", area: "delos" }] };
  const rolled = { events: [{ event: "rolled", faction: "red", number: 1, strength: 2 }] };
  const round = { events: [{ event: "round-begun", area: "delos" }] };
  const won = { events: [{ event: "battle-won", faction: "red", area: "delos" }] };
  const other = { events: [{ event: "built", faction: "red" }] };

  it("are those from its beginning to its end", () => {
    expect(battleMoments([other, begun, rolled])).toEqual([begun, rolled]);
    expect(battleMoments([begun, rolled, won])).toEqual([begun, rolled, won]);
  });
  it("are none after it, and where its beginning is not known those from its first round", () => {
    expect(battleMoments([begun, rolled, won, other])).toEqual([]);
    expect(battleMoments([rolled, other])).toEqual([]);
    expect(battleMoments([other, round, rolled])).toEqual([round, rolled]);
    expect(battleMoments([])).toEqual([]);
  });
});
