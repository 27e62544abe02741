import { expect, it } from "vitest";
import { withoutTitle } from "./picture";

it("a picture of a board loses the title and role of the whole, and keeps all else", () => {
  const given =
    '<svg width="9" role="img" fill="red">\n<title>random-4</title>\n<g role="img"><title>Delos</title></g></svg>';
  expect(withoutTitle(given)).toBe(
    '<svg width="9" aria-hidden="true" fill="red">\n\n<g role="img"><title>Delos</title></g></svg>',
  );
  expect(withoutTitle("")).toBe("");
});
