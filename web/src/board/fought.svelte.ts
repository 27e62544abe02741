import type { BattleInfo, Tabletop } from "../api/socket";
import { animationTime } from "../lib/settings.svelte";
import { begun, rounds } from "./battle";

/** The battle that is shown. It stays in sight a while after its last dice: the moment that ends it also shows them. */
export class Fought {
  now = $state.raw<{ battle: BattleInfo; top: Tabletop } | null>(null);

  /** To be called in an effect, whenever the table or what happened there changes. */
  follow(top: Tabletop | null, events: readonly unknown[], pace: number): (() => void) | undefined {
    if (top?.battle) this.now = { battle: top.battle, top };
    else if (!rounds(events).length) this.now = null;
    else {
      const battle = begun(events);
      if (battle && top) this.now = { battle, top };
      const timer = setTimeout(() => (this.now = null), Math.max(pace, animationTime(4500)));
      return () => clearTimeout(timer);
    }
    return undefined;
  }
}
