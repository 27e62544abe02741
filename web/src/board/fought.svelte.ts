/** The battle that is shown, at one of its stages. */

import bodies from "virtual:icons";
import { untrack } from "svelte";
import type { MomentInfo } from "../api/socket";
import { withoutTakenBack } from "../lib/moments";
import type { TableState } from "../lib/table.svelte";
import { leftOf } from "./battle";
import { battleMoments, type Stage, stagesOf } from "./stages";
import type { Staging } from "./staging.svelte";
import { type Trip, tripsOf } from "./trips";

/** A battle up to a moment: its stages, and of these how many belong to that moment. */
export interface BattleUpTo {
  /** The same as long as nothing more of it is known. */
  key: string;
  stages: Stage[];
  fresh: number;
}

/** The battle that is fought at a moment, or ends there; without stages where there is none. */
export function battleAt(history: readonly MomentInfo[], number: number): BattleUpTo {
  const moments = battleMoments(withoutTakenBack(history.filter((moment) => moment.moment <= number)));
  const stages = stagesOf(moments.map((moment) => moment.events));
  const key = moments.length ? `${moments[0]?.moment} ${moments.at(-1)?.moment}` : "";
  return { key, stages: stages.flat(), fresh: stages.at(-1)?.length ?? 0 };
}

/** Where groups went at a moment, and who: of those who retreat from a battle, whoever is left of them. */
export function tripsAt(history: readonly MomentInfo[], moment: MomentInfo | null): Trip[] {
  if (!moment) return [];
  return tripsOf(moment.events, (faction) => {
    const sides = battleAt(history, moment.moment).stages.at(-1)?.sides;
    const side = sides?.find((one) => one.faction === faction);
    return side ? leftOf(side, (id) => `unit-${id}` in bodies) : [];
  });
}

export class Fought {
  readonly staging: Staging;

  constructor(readonly table: TableState) {
    this.staging = table.playback.staging;
  }

  /**
   * To be called in an effect: what is known of the battle at the moment that is shown. Who steps on to a moment of the
   * past sees its stages one after the other, too.
   */
  follow(): void {
    const { past, playback, history } = this.table;
    const [looked, pace] = [past.shown, past.pace];
    const { key, stages, fresh } = battleAt(history, looked?.moment ?? playback.shown?.moment ?? 0);
    untrack(() => {
      const { staging } = this;
      if (looked && key !== staging.key) {
        staging.finish();
        if (pace > 0 && fresh) void staging.play(stages, stages.length - fresh, { key });
      }
      staging.show(stages, key);
    });
  }

  /** It stays in sight a while after it is over, and as long as somebody looks at how it went. */
  get stage(): Stage | null {
    const { table, staging } = this;
    const seen = staging.playing || table.top?.battle || table.shownMoment || !staging.last;
    return seen ? staging.stage : null;
  }
}
