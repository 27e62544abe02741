/** A battle as it is shown at one of its stages, in pictures and words. */

import type { InterfaceText } from "../text/en";
import { type Side, type Stage } from "./stages";
import type { Traveller } from "./trips";

type Name = (kind: string, id: string) => string;
type Title = (area: string) => string;

/** Units of a side: a kind of pieces, or a card. */
export interface Unit {
  kind: "unit" | "card";
  id: string;
  number: number;
  /** A picture each, with whether it is lost. */
  figures: boolean[];
  /** A number beside them: of more pieces than are drawn how many, of a card how strong it is. */
  shown: string;
}

/** Above so many pieces of a kind, one is drawn for all that are left. */
const MOST = 8;

/** The units of a side: those that are lost are the last of their kind. */
export function armyOf(side: Side, isPiece: (id: string) => boolean): Unit[] {
  return side.parts
    .filter((part) => part.kind === "unit")
    .map(({ id, number }) => {
      const lost = side.lost.filter((unit) => unit === id).length;
      if (!isPiece(id))
        return { kind: "card", id, number: 1, figures: [lost > 0], shown: number === 1 ? "" : String(number) };
      const many = number > MOST;
      const standing = many ? Math.min(1, number - lost) : number - lost;
      const figures = Array.from({ length: standing + lost }, (_, place) => place >= standing);
      return { kind: "unit", id, number, figures, shown: many ? `${number - lost}` : "" };
    });
}

/** Who is left of a side, a number of each. */
export function leftOf(side: Side, isPiece: (id: string) => boolean): Traveller[] {
  return armyOf(side, isPiece).flatMap(({ kind, id, number }) => {
    const standing = number - side.lost.filter((unit) => unit === id).length;
    return standing > 0 ? [{ kind, id, number: standing }] : [];
  });
}

/** What has become of a side, in words: what it loses, where it retreats to. */
export function outcomeOf(side: Side, name: Name, title: Title, w: InterfaceText): string {
  if (side.refuge !== null) return w.retreatsTo(title(side.refuge));
  return side.lost.length ? w.loses(side.lost.map((unit) => name("unit", unit)).join(", ")) : "";
}

/** What a screen reader is told at a stage: the sums with what they cost, retreats, and how it ends. */
export function spoken(stage: Stage, name: Name, title: Title, w: InterfaceText): string {
  const who = (faction: string): string => name("colour", faction);
  const happened = stage.sides
    .map((side) => ({ side, text: outcomeOf(side, name, title, w) }))
    .flatMap(({ side, text }) => (text ? [`${who(side.faction)} ${text}`] : []));
  if (stage.kind === "end") return stage.winner ? w.winsIt(who(stage.winner)) : w.nobodySurvives;
  if (stage.kind === "retreat") return happened.join(". ");
  if (stage.kind !== "loss") return "";
  const sums = stage.sides.flatMap(({ faction, sum }) => (sum === null ? [] : [`${who(faction)} ${sum}`]));
  return [...(sums.length ? [w.roundSums(stage.round, sums.join(", "))] : []), ...happened].join(". ");
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
