import { expect, test } from "vitest";
import type { EntryText } from "../lib/api";
import { foldAccents, buildIndex, highlight, search, searchTerms } from "./search";

const entry = (id: string, name: string, text: string, also: string[] = []): EntryText => ({
  id,
  name,
  also,
  paragraphs: [text],
  parts: {},
  see: [],
  group: "terms",
  kind: "",
  chapter: "L1",
});

const index = buildIndex([
  entry("battle", "Batalla", "Cada Fortaleza añade 1 a la defensa.", ["combate"]),
  entry("fortress", "Fortaleza", "La construye Ares."),
  entry("ajax", "Áyax", "Héroe con fuerza 2 en la batalla."),
  entry("team", "Equipo", "Una bolsa común."),
]);

const ids = (query: string): string[] => search(index, query).map((entry) => entry.id);

test("accents and capitals do not matter", () => {
  expect(ids("ayax")).toEqual(["ajax"]);
  expect(ids("HEROE")).toEqual(["ajax"]);
  expect(ids("anade")).toEqual(["battle"]);
});

test("what is named so comes before what only mentions it", () => {
  expect(ids("fortaleza")).toEqual(["fortress", "battle"]);
  expect(ids("bat")).toEqual(["battle", "ajax"]);
});

test("another name finds an entry too", () => {
  expect(ids("combate")).toEqual(["battle"]);
});

test("all words must be there, in any order and anywhere", () => {
  expect(ids("batalla fuerza")).toEqual(["ajax"]);
  expect(ids("ares fuerza")).toEqual([]);
});

test("one or two letters are looked for at the beginning of words only", () => {
  expect(ids("qu")).toEqual([]);
  expect(ids("eq")).toEqual(["team"]);
});

test("an empty query finds everything in its order", () => {
  expect(ids("  ")).toEqual(["battle", "fortress", "ajax", "team"]);
});

test("folding keeps every letter in its place", () => {
  for (const text of ["Áyax y Héctor", "ﬁn “añade”", "İzmir 😀 ñandú"])
    expect(foldAccents(text)).toHaveLength(text.length);
});

test("what was found is marked as it is written", () => {
  expect(highlight("La Áyax y la ayax.", searchTerms("ayax"))).toEqual([
    { text: "La ", hit: false },
    { text: "Áyax", hit: true },
    { text: " y la ", hit: false },
    { text: "ayax", hit: true },
    { text: ".", hit: false },
  ]);
});

test("marks of words that overlap become one", () => {
  expect(highlight("fortaleza", searchTerms("forta taleza"))).toEqual([{ text: "fortaleza", hit: true }]);
});

test("without a query a text stays whole", () => {
  expect(highlight("Ares", [])).toEqual([{ text: "Ares", hit: false }]);
});
