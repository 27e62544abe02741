/** Which boxes somebody owns, by edition. Kept in this browser, nowhere else. */

const KEY = "cyclades-boxes";

type Kept = Record<string, string[]>;

function readAll(kept: string | null): Kept {
  try {
    const stored: unknown = JSON.parse(kept ?? "{}");
    return stored !== null && typeof stored === "object" ? (stored as Kept) : {};
  } catch {
    return {}; // what is kept cannot be read: as if there were nothing
  }
}

/** The boxes of an edition, of those that there are; null where nobody has said which. */
export function readBoxes(kept: string | null, edition: string, known: string[]): string[] | null {
  const boxes: unknown = readAll(kept)[edition];
  return Array.isArray(boxes) ? known.filter((name) => boxes.includes(name)) : null;
}

/** What is kept after somebody has said which boxes of an edition are there, or has taken it back. */
export function writtenBoxes(kept: string | null, edition: string, boxes: string[] | null): string {
  const others = Object.entries(readAll(kept)).filter(([name]) => name !== edition);
  return JSON.stringify(Object.fromEntries(boxes === null ? others : [...others, [edition, boxes]]));
}

export const ownBoxes = (edition: string, known: string[]): string[] | null =>
  readBoxes(localStorage.getItem(KEY), edition, known);

export function keepBoxes(edition: string, boxes: string[] | null): void {
  localStorage.setItem(KEY, writtenBoxes(localStorage.getItem(KEY), edition, boxes));
}
