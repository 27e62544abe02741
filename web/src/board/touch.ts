/** How far from an area a finger may touch and still mean it, in pixels. */
const BREADTH = 8;

/** The area that a tap means: a finger is broad, so just beside a lit area it means that one. */
export function tappedArea(event: MouseEvent, id: string, lit: ReadonlyMap<string, string>): string {
  if (lit.has(id) || !lit.size || (event as PointerEvent).pointerType !== "touch") return id;
  for (const turn of Array(8).keys()) {
    const [x, y] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    const near = document
      .elementFromPoint(event.clientX + x * BREADTH, event.clientY + y * BREADTH)
      ?.getAttribute("data-area");
    if (near && lit.has(near)) return near;
  }
  return id;
}
