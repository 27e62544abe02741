/** What is shown of the areas while pieces are under way, and the moving pieces that stand for those. */

import type { AreaInfo, Tabletop } from "../api/socket";
import { shownAdditions } from "../lib/looks";
import { withAttackers } from "./attackers";
import { type Guide, type Layouts, type Placed, figureKind, stature, tokenOf } from "./layout";
import { between, type Motion, motions, type Place, taken } from "./motions";
import type { AreaShape, BoardShapes, Point } from "./shapes";

/** Something drawn over the board while it moves, arrives or leaves. */
export interface MovingPiece {
  key: number;
  motion: Motion;
  token: Placed | null;
  from: Point;
  to: Point;
  way: "moves" | "arrives" | "leaves";
}

/** Above so many changes at once nobody could follow: they are shown at once. */
const MOST = 40;

export class BoardAnimation {
  areas = $state.raw<Map<string, AreaInfo>>(new Map());
  pieces = $state.raw<MovingPiece[]>([]);
  /** Areas that are changing hands. */
  taken = $state.raw<string[]>([]);
  pace = $state(0);
  #before: Tabletop | null = null;
  #landing = 0;
  #count = 0;
  /** Where the group on the move came from. */
  #left: string | null = null;

  constructor(
    private readonly layouts: Layouts,
    private readonly guide: () => Guide | undefined,
  ) {}

  /** The table is now so; the change takes `pace` milliseconds. */
  show(after: Tabletop | null, shapes: BoardShapes, pace: number): void {
    const before = this.#before;
    if (after === before) return;
    this.#before = after;
    clearTimeout(this.#landing);
    const changes = before && after ? motions(before, after) : [];
    const out = changes.find((motion) => motion.to === "hand" && isArea(motion.from));
    if (out && isArea(out.from)) this.#left = out.from.area;
    if (!before || !after || pace <= 0 || changes.length === 0 || changes.length > MOST) {
      this.#land(after);
      return;
    }
    this.pace = pace;
    this.pieces = changes.flatMap((motion) => this.#movingPiece(motion, before, after, shapes));
    this.taken = taken(before, after).map((change) => change.area);
    const still = before.battle?.area === after.battle?.area ? after.battle : null;
    const areas = withAttackers({ areas: between(before, after), battle: still });
    this.areas = new Map(areas.map((area) => [area.id, area]));
    this.#landing = window.setTimeout(() => this.#land(after), pace);
  }

  stop(): void {
    clearTimeout(this.#landing);
  }

  #land(top: Tabletop | null): void {
    this.pieces = [];
    this.taken = [];
    this.areas = new Map((top ? withAttackers(top) : []).map((area) => [area.id, area]));
  }

  #movingPiece(motion: Motion, before: Tabletop, after: Tabletop, shapes: BoardShapes): MovingPiece[] {
    const [origin, goal] = [before.battle?.area ?? this.#left, after.battle?.area];
    const handed: Place = origin ? { area: origin } : null;
    const aim: Place = motion.to === "hand" && goal ? { area: goal } : motion.to;
    const start = motion.from === "hand" ? handed : motion.from;
    const from = start && isArea(start) ? this.#spot(motion, start.area, before, shapes) : null;
    const to = isArea(aim) ? this.#spot(motion, aim.area, after, shapes) : null;
    if (!from && !to) return [];
    if (aim === "hand") return [];
    if (motion.addition && !this.guide()?.looks[motion.addition.look]) return [];
    const token = this.#token(motion, (to ?? from)?.size ?? 16);
    const here = (to ?? from)?.at ?? [0, 0];
    const way = from && to ? "moves" : to ? "arrives" : "leaves";
    this.#count += 1;
    return [{ key: this.#count, motion, token, from: from?.at ?? here, to: to?.at ?? here, way }];
  }

  /** Where a thing stands in an area at a moment, or where it would. */
  #spot(motion: Motion, id: string, top: Tabletop, shapes: BoardShapes): { at: Point; size: number } | null {
    const shape: AreaShape | undefined = shapes.areas.find((area) => area.id === id);
    const area = withAttackers(top).find((one) => one.id === id);
    if (!shape || !area) return null;
    const { tokens, fixtures } = this.layouts.of(area, shape, shapes.radius, this.guide());
    const token = tokens.find(
      (one) =>
        (motion.addition ? one.key : one.id) === motion.id &&
        (motion.what !== "unit" || one.faction === motion.faction),
    );
    if (token) return { at: [token.x, token.y], size: token.r };
    const fixture = fixtures.find(
      (one) => one.id === motion.id || (motion.what === "prosperity" && one.kind === "prosperity"),
    );
    if (fixture) return { at: [fixture.x, fixture.y], size: fixture.width / 2 };
    return { at: shape.pieces, size: 16 };
  }

  #token(motion: Motion, r: number): Placed | null {
    if (motion.what === "building" || motion.what === "metropolis" || motion.what === "prosperity") return null;
    const guide = this.guide();
    const flying = { faction: motion.faction, number: motion.number, x: 0, y: 0, r, key: "moving" };
    if (motion.addition) {
      const [thing] = shownAdditions([motion.addition], guide?.looks ?? {});
      return thing ? { ...tokenOf(thing), ...flying } : null;
    }
    if (motion.what === "unit")
      return { ...flying, kind: "unit", icon: `unit-${motion.id}`, id: motion.id, ...stature(motion.id, guide) };
    return { ...flying, kind: figureKind(motion.id, motion.faction, guide), icon: `card-${motion.id}`, id: motion.id };
  }
}

function isArea(place: Place): place is { area: string } {
  return place !== null && place !== "hand";
}
