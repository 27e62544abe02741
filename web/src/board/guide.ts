/** What the texts of an edition say of things in areas. */

import type { GameTexts } from "../lib/api";
import type { Guide } from "./layout";

export function guideOf(texts: GameTexts): Guide {
  const sorted = (kind: string, wanted: string): Set<string> =>
    new Set(Object.entries(texts.sorts[kind] ?? {}).flatMap(([id, sort]) => (sort === wanted ? [id] : [])));
  return {
    heroes: sorted("card", "hero"),
    artifacts: sorted("card", "artifact"),
    looks: texts.looks,
    ghosts: new Set(texts.ghosts),
    leaders: new Set(texts.leaders),
    specials: new Set(Object.keys(texts.names["bonus"] ?? {}).filter((bonus) => texts.effects[bonus])),
    squares: sorted("building", "square"),
  };
}
