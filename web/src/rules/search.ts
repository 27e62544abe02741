/** Finding entries of the rules reference as one types: accents and capitals do not matter. */

import type { EntryText } from "../lib/api";

/** A text without accents and capitals, letter by letter, so that places in it are places in the text. */
export function foldAccents(text: string): string {
  let plain = "";
  for (const letter of text) {
    const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    plain += bare.length === letter.length ? bare : letter;
  }
  return plain;
}

/** The terms that are looked for. */
export function searchTerms(query: string): string[] {
  return [
    ...new Set(
      foldAccents(query)
        .split(/[\s,.;:"“”«»]+/u)
        .filter(Boolean),
    ),
  ];
}

const WORD = /[\p{L}\p{N}]/u;

/** Where a word is in a folded text; one or two letters only at the beginning of a word. */
export function occurrences(text: string, term: string): number[] {
  const starts: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    if (term.length > 2 || at === 0 || !WORD.test(text[at - 1] ?? "")) starts.push(at);
  }
  return starts;
}

/** An entry made ready to be searched. */
export interface IndexedEntry {
  entry: EntryText;
  name: string;
  also: string;
  text: string;
}

export function buildIndex(entries: EntryText[]): IndexedEntry[] {
  return entries.map((entry) => ({
    entry,
    name: foldAccents(entry.name),
    also: foldAccents(entry.also.join(", ")),
    text: foldAccents([...entry.paragraphs, ...Object.values(entry.parts)].join("\n")),
  }));
}

/** How well an entry fits, 0 best; null where a word is nowhere in it. */
function rank(row: IndexedEntry, terms: string[]): number | null {
  let worst = 0;
  for (const term of terms) {
    const named = occurrences(row.name, term);
    let here = 4;
    if (named[0] === 0) here = row.name.length === term.length ? 0 : 1;
    else if (named.length) here = 2;
    else if (occurrences(row.also, term).length) here = 3;
    else if (!occurrences(row.text, term).length) return null;
    worst = Math.max(worst, here);
  }
  return worst;
}

/** The entries that have all terms of a query somewhere, those that are named by it first. */
export function search(index: IndexedEntry[], query: string): EntryText[] {
  const terms = searchTerms(query);
  const hits = index.flatMap((row, order) => {
    const fits = rank(row, terms);
    return fits === null ? [] : [{ entry: row.entry, fits, order }];
  });
  return hits.sort((a, b) => a.fits - b.fits || a.order - b.order).map((row) => row.entry);
}

export interface TextPart {
  text: string;
  hit: boolean;
}

/** A text in pieces: those that were looked for, and those between. */
export function highlight(text: string, terms: string[]): TextPart[] {
  if (!terms.length) return [{ text, hit: false }];
  const plain = foldAccents(text);
  const hits = new Uint8Array(text.length);
  for (const term of terms) for (const at of occurrences(plain, term)) hits.fill(1, at, at + term.length);
  const cut: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at === text.length || hits[at] !== hits[from]) {
      cut.push({ text: text.slice(from, at), hit: hits[from] === 1 });
      from = at;
    }
  }
  return cut;
}
