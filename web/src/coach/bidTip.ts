/** What the coach says about an offering. */

import type { CoachInfo } from "../api/socket";
import type { InterfaceText } from "../text/en";

/** What an offering leaves, and what the god's deeds cost then. */
export function bidTip(
  left: number,
  god: string,
  info: CoachInfo | null,
  name: (kind: string, id: string) => string,
  w: InterfaceText,
): { text: string; poor: boolean } {
  const priced = (info?.deeds[god] ?? []).flatMap((row) => {
    const price = row.prices.find((each) => each > 0);
    if (price === undefined) return [];
    const kind = row.deed === "build" ? "building" : "unit";
    const thing = row.things.length === 1 ? name(kind, row.things[0] ?? "") : w.coachThings[kind];
    return [{ price, text: w.deedPrices[row.deed](thing, price, row.prices[0] === 0) }];
  });
  const poor = priced.length > 0 && priced.every((row) => left < row.price);
  const kept = poor ? w.keepsTooLittle(left) : w.keepsGold(left);
  return { text: priced.length ? `${kept} ${w.pricesWith(priced.map((row) => row.text).join(", "))}` : kept, poor };
}
