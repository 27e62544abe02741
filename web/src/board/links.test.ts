import { expect, it } from "vitest";
import type { AreaInfo } from "../api/socket";
import { bent, links } from "./links";

const look = { sort: "fixture", kind: "gate", icon: "", entry: "", title: "", name: "", full: 0 };
const looks = { gates: { ...look, linked: true }, towers: { ...look, linked: false } };
const area = (id: string, ...there: string[]): AreaInfo =>
  ({ id, additions: there.map((one) => ({ look: one, name: id })) }) as unknown as AreaInfo;

it("things that are linked are joined, others are not", () => {
  const areas = [area("kea", "gates", "towers"), area("ios", "towers"), area("naxos", "gates")];
  expect(links(areas, looks)).toEqual([{ key: "gates 0", from: "kea", to: "naxos" }]);
  expect(links([area("kea", "gates")], looks)).toEqual([]);
});

it("a line is bent to one side", () => {
  expect(bent([0, 0], [100, 0])).toBe("M0 0Q50 16 100 0");
});
