import { expect, it } from "vitest";
import type { GodInfo, QuestionInfo } from "../api/socket";
import { onlyOneLeft, outOfReach } from "./reach";

const god = (id: string, ...offered: number[]): GodInfo => ({
  id,
  open: true,
  offerings: offered.map((offering, at) => ({ faction: `faction ${at}`, offering })),
});
const bid = (target: string, number: number) => ({
  action: `bid ${target} ${number}`,
  verb: "bid",
  price: number,
  target_kind: "god",
  target,
  number,
});
const asked = (choices: ReturnType<typeof bid>[], outbid_on: string | null = null, kind = "Offer"): QuestionInfo =>
  ({ id: "1", kind, faction: "red", about: { pawn: "red", outbid_on }, choices, draft: 0 }) as QuestionInfo;
const row = [god("zeus", 3), god("ares", 1), god("athena"), god("apollo")];

it("says what a god needs who costs more than one can offer", () => {
  const reach = outOfReach(asked([bid("ares", 2), bid("athena", 1), bid("apollo", 0)]), row);
  expect([...reach]).toEqual([["zeus", { needs: 4 }]]);
});

it("says of the god from whom one was just driven that it must wait", () => {
  const reach = outOfReach(asked([bid("athena", 1), bid("athena", 2), bid("apollo", 0)], "ares"), row);
  expect([...reach]).toEqual([
    ["zeus", { needs: 4 }],
    ["ares", { driven: true }],
  ]);
});

it("says nothing of a god who is out for a reason that gold does not mend", () => {
  expect(outOfReach(asked([bid("athena", 1), bid("athena", 5), bid("apollo", 0)]), row).size).toBe(0);
  expect(outOfReach(asked([bid("athena", 1)], null, "ChooseGod"), row).size).toBe(0);
});

it("tells when only one is left, who takes nothing", () => {
  expect(onlyOneLeft(asked([bid("apollo", 0)]))).toBe("apollo");
  expect(onlyOneLeft(asked([bid("athena", 1)]))).toBeNull();
  expect(onlyOneLeft(asked([bid("athena", 1), bid("apollo", 0)]))).toBeNull();
  expect(onlyOneLeft(asked([bid("apollo", 0)], null, "ChooseGod"))).toBeNull();
});
