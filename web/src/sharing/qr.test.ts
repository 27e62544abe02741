import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCode } from "./qr";

const QUIET = 4;
const DOTS = 4;

/** What somebody reads who photographs a code. */
function read(code: boolean[][]): string | undefined {
  const size = (code.length + 2 * QUIET) * DOTS;
  const picture = new Uint8ClampedArray(size * size * 4).fill(255);
  code.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < DOTS; dy += 1)
        for (let dx = 0; dx < DOTS; dx += 1) {
          const at = (((y + QUIET) * DOTS + dy) * size + (x + QUIET) * DOTS + dx) * 4;
          picture.fill(0, at, at + 3);
        }
    }),
  );
  return jsQR(picture, size, size)?.data;
}

test("a code is read as what was written, in every version", () => {
  const sizes = new Set<number>();
  for (let length = 1; length <= 213; length += 4) {
    const text = `https://games.example/table/${"aB3_-x9".repeat(40)}`.slice(0, length);
    const code = qrCode(text);
    expect(read(code ?? []), text).toBe(text);
    sizes.add(code?.length ?? 0);
  }
  expect([...sizes]).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
});

test("letters beyond ASCII are kept", () => {
  const text = "https://games.example/Κυκλάδες";
  expect(read(qrCode(text) ?? [])).toBe(text);
});

test("what is too long has no code", () => {
  expect(qrCode("x".repeat(213))).not.toBeNull();
  expect(qrCode("x".repeat(214))).toBeNull();
});
