/** A battle as it is shown: who fights with what, and the dice. */

import type { BattleInfo, Tabletop } from "../api/socket";

/** A die that was rolled, and the strength of its side with it. */
export interface Roll {
  faction: string;
  number: number;
  strength: number | null;
}

export interface Side {
  role: "attacker" | "defender";
  faction: string;
  pieces: { kind: string; number: number }[];
  heroes: string[];
}

/** The rounds of dice among what happened, each with one roll a side. */
export function rounds(events: readonly unknown[]): Roll[][] {
  const rolled: Roll[][] = [];
  for (const event of events as Record<string, unknown>[]) {
    if (event["event"] !== "rolled") continue;
    const roll = {
      faction: String(event["faction"]),
      number: Number(event["number"]),
      strength: typeof event["strength"] === "number" ? event["strength"] : null,
    };
    const last = rolled.at(-1);
    if (last && last.length < 2 && last[0]?.faction !== roll.faction) last.push(roll);
    else rolled.push([roll]);
  }
  return rolled;
}

/** What is to be seen of a battle: what happens now, and while it goes on the dice that were thrown last. */
export function underWay(
  top: Tabletop | null,
  moments: readonly { events: readonly unknown[] }[],
  now: readonly unknown[],
): readonly unknown[] {
  return top?.battle && !rounds(now).length
    ? [...lastRound(moments), ...now.filter((event) => (event as Record<string, unknown>)["event"] !== "battle-begun")]
    : now;
}

/** The events of the moment in which dice were last thrown in the battle that goes on. */
export function lastRound(moments: readonly { events: readonly unknown[] }[]): readonly unknown[] {
  for (let place = moments.length - 1; place >= 0; place -= 1) {
    const events = moments[place]?.events ?? [];
    if (rounds(events).length) return events;
    if (begun(events)) return [];
  }
  return [];
}

/** The battle that began among what happened: it may also have ended there. */
export function begun(events: readonly unknown[]): BattleInfo | null {
  const event = (events as Record<string, unknown>[]).findLast((one) => one["event"] === "battle-begun");
  if (!event) return null;
  return {
    area: String(event["area"]),
    attacker: String(event["attacker"]),
    defender: String(event["defender"]),
    attackers: [],
    heroes: [],
    dice: [],
  };
}

/** Who won, if that happened. */
export function winner(events: readonly unknown[]): string | null {
  const event = (events as Record<string, unknown>[]).findLast((one) => one["event"] === "battle-won");
  return event ? String(event["faction"]) : null;
}

/** Both sides of a battle; of the figures in the area those that are `fighting`, or help. */
export function sides(top: Tabletop, battle: BattleInfo, fighting?: ReadonlySet<string>): [Side, Side] {
  const area = top.areas.find((one) => one.id === battle.area);
  const defending = area?.owner === battle.defender ? area : undefined;
  const own = (defending?.figures ?? []).filter(
    (figure) => figure.faction === battle.defender && (!fighting || fighting.has(figure.card)),
  );
  return [
    {
      role: "attacker",
      faction: battle.attacker,
      pieces: battle.attackers,
      heroes: battle.heroes.map((figure) => figure.card),
    },
    {
      role: "defender",
      faction: battle.defender,
      pieces: defending?.pieces ?? [],
      heroes: own.map((figure) => figure.card),
    },
  ];
}

/** The dots of a die that shows a number, in a square from -1 to 1. */
export function dots(number: number): [number, number][] {
  const corner = 0.5;
  const faces: [number, number][][] = [
    [],
    [[0, 0]],
    [
      [-corner, -corner],
      [corner, corner],
    ],
    [
      [-corner, -corner],
      [0, 0],
      [corner, corner],
    ],
    [
      [-corner, -corner],
      [corner, -corner],
      [-corner, corner],
      [corner, corner],
    ],
    [
      [-corner, -corner],
      [corner, -corner],
      [0, 0],
      [-corner, corner],
      [corner, corner],
    ],
    [
      [-corner, -corner],
      [corner, -corner],
      [-corner, 0],
      [corner, 0],
      [-corner, corner],
      [corner, corner],
    ],
  ];
  return faces[Math.max(0, Math.min(number, 6))] ?? [];
}
