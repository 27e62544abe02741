import { expect, it } from "vitest";
import { en } from "./en";
import { es } from "./es";
import { fetched, textsOf } from "./known.svelte";

it("a language is there when it was fetched, and English until then", async () => {
  expect(textsOf("es")).toBe(en);
  await fetched("es");
  expect(textsOf("es")).toBe(es);
  expect(textsOf("en")).toBe(en);
});
