/** Who plays together: the emblems of a team have the same shape. */

import type { FactionInfo } from "../api/socket";

export type Shape = "round" | "square" | "diamond";
const SHAPES: Shape[] = ["round", "square", "diamond"];

let shapes = $state.raw<Record<string, Shape>>({});

/** The shape of each faction's emblem: all are round where everybody plays alone. */
export function shapesOf(factions: readonly Pick<FactionInfo, "id" | "player" | "team">[]): Record<string, Shape> {
  const players = new Map<number, Set<number>>();
  for (const { team, player } of factions) players.set(team, (players.get(team) ?? new Set<number>()).add(player));
  if ([...players.values()].every((team) => team.size < 2)) return {};
  return Object.fromEntries(factions.map(({ id, team }) => [id, SHAPES[team % SHAPES.length] ?? "round"]));
}

/** Remember who plays together at the table that is shown. */
export function learnTeams(factions: readonly FactionInfo[]): void {
  const next = shapesOf(factions);
  if (JSON.stringify(next) !== JSON.stringify(shapes)) shapes = next;
}

export const shapeOf = (faction: string | null): Shape => (faction === null ? undefined : shapes[faction]) ?? "round";
