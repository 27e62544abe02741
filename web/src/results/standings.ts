/** The rows of the final table: the places, or how it stood where there are none. */

import type { StandingInfo } from "../api/socket.gen";
import type { CycleStanding } from "../lib/api";
import { seriesOf } from "./chartScales";

export interface Standing {
  place: number | null;
  players: number[];
  metropolises: number;
  gold: number | null;
}

export function standingsOf(places: StandingInfo[], cycles: CycleStanding[]): Standing[] {
  if (places.length)
    return places.map(({ place, players, metropolises, gold }) => ({ place, players, metropolises, gold }));
  return seriesOf(cycles)
    .map((line) => ({
      place: null,
      players: line.players,
      metropolises: line.values.metropolises.at(-1) ?? 0,
      gold: line.values.gold.at(-1) ?? null,
    }))
    .sort((a, b) => b.metropolises - a.metropolises || (b.gold ?? 0) - (a.gold ?? 0));
}
