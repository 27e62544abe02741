import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bodies, chosen, files, moduleOf, tenths } from "./icons";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const CLIENT = at("../src/icons.json");

it("expansions bring icons of their own", () => {
  const editions = at("../../src/cyclades/editions");
  expect(files(editions).length).toBeGreaterThan(0);
  expect(chosen(CLIENT, at("../../tests/madeup"))).toMatchObject({ "beacon-north-beacon": "lighthouse" });
  expect(Object.keys(chosen(CLIENT, editions)).length).toBeGreaterThan(Object.keys(chosen(CLIENT, at("."))).length);
});

it("every sort of look has an icon for what nobody has drawn", () => {
  const client = chosen(CLIENT, at("."));
  for (const sort of ["token", "fixture", "card", "counter", "figure"]) expect(client).toHaveProperty([`look-${sort}`]);
});

it("an icon that the set has not is named", () => {
  expect(bodies({ lamp: "torch" }, { torch: { body: "<path/>" } })).toEqual({ lamp: "<path/>" });
  expect(() => bodies({ lamp: "lantern" }, {})).toThrow("game-icons has no icon lantern for lamp");
});

it("what several names share is written once", () => {
  const written = moduleOf({ lamp: "<path/>", lantern: "<path/>", moon: "<circle/>" });
  expect(written.match(/<path\/>/g)).toHaveLength(1);
  const made = new Function(written.replace("export default", "return"))() as Record<string, string>;
  expect(made).toEqual({ lamp: "<path/>", lantern: "<path/>", moon: "<circle/>" });
});

it("numbers of paths go to tenths, and flags stay where they are", () => {
  expect(tenths("M17.156 16.438v41.656l-.04.55z")).toBe("M17.2 16.4v41.7l-.0.6z");
  expect(tenths("a1.25 1.249 0 01.951-3.96")).toBe("a1.3 1.2 0 01.9-3.9");
  expect(tenths("M1 2.5h3")).toBe("M1 2.5h3");
});
