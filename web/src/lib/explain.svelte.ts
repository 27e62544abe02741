/** Explanations of things of the game: what a pointer rests on, what has the focus, what a finger holds. */

/** Something of the game that can be explained: the kind and id as the server names them ("card", "perseus"). */
export interface Thing {
  kind: string;
  id: string;
}

class Explanation {
  thing = $state<Thing | null>(null);
  anchor = $state<Element | null>(null);
}

export const explanation = new Explanation();

/** For any element: `use:explain={{ kind: "card", id }}`. */
export function explain(node: HTMLElement | SVGElement, thing: Thing | null): { update: (thing: Thing | null) => void; destroy: () => void } {
  void node;
  void thing;
  return { update: () => undefined, destroy: () => undefined };
}
