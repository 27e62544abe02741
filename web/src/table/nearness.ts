/** How near somebody is to the next Metropolis, as words. */

import type { FactionInfo } from "../api/socket";
import type { InterfaceText } from "../text/en";

type Near = Pick<FactionInfo, "nearness" | "gold">;
type Name = (kind: string, id: string) => string;

/** How many buildings or philosophers are missing, whichever is less; 0 where a hero could do it now. */
export function stepsLeft({ nearness, gold }: Near): number {
  const ready = Object.values(nearness.heroes).some((price) => price <= (gold ?? 0));
  return ready ? 0 : Math.min(nearness.buildings, nearness.philosophers);
}

/** All that is missing, and who could do without it. */
export function nearnessText({ nearness, gold }: Near, w: InterfaceText, name: Name): string {
  const { lacking, buildings, philosophers, heroes } = nearness;
  const kinds = lacking.map((kind) => name("building", kind));
  const could = Object.entries(heroes).map(([hero, price]) =>
    price > 0 && (gold === null || gold < price)
      ? w.heroCouldFor(name("card", hero), price)
      : w.heroCould(name("card", hero)),
  );
  return [w.missingFor(buildings, kinds.join(", "), philosophers), ...could].join(" ");
}
