import { describe, expect, it } from "vitest";
import { type Arrangement, arrange, type Wish } from "./arrangement";

/** The boards of both editions and of Titans, as wide and high as a frame shows them, with the most players. */
const BOARDS = {
  "legendary-3": [901, 775, 3],
  "legendary-4": [1074, 849, 4],
  "legendary-5": [1109, 922, 6],
  "classic-3": [762, 1047, 3],
  "classic-4": [971, 1052, 4],
  "classic-5": [1179, 1048, 5],
  "titans-4": [1177, 871, 4],
  "titans-6": [1142, 1052, 6],
} as const;
type Board = keyof typeof BOARDS;

function at(name: Board, width: number, height: number, rem = 17, more: Partial<Wish> = {}): Arrangement {
  const [across, down, players] = BOARDS[name];
  const board = { width: across, height: down };
  return arrange({
    window: { width, height },
    board,
    rem,
    players,
    numbers: players > 4 ? 14 : 11.4,
    teams: players > 5,
    ...more,
  });
}

function share({ board }: Arrangement, width: number, height: number): number {
  return (board.width * board.height) / (width * height);
}

describe("the share of the board", () => {
  const laptops = [
    [1366, 768, 16],
    [1440, 900, 17],
  ] as const;
  for (const [width, height, rem] of laptops)
    for (const name of Object.keys(BOARDS) as Board[])
      it(`of ${name} at ${width} x ${height}`, () => {
        const found = share(at(name, width, height, rem), width, height);
        // A board as high as the window cannot be wider than its own proportions.
        const [across, down] = BOARDS[name];
        const possible = ((across / down) * height) / width;
        expect(found).toBeGreaterThanOrEqual(Math.min(0.51, possible * 0.999));
      });
});

describe("below a coach, or a lesson", () => {
  const [width, height, coach] = [1366, 768, 55];
  const found = at("legendary-4", width, height - coach, 16, { height });

  it("the board has its share of the whole window", () => {
    expect(share(found, width, height)).toBeGreaterThanOrEqual(0.51);
    expect(found.people).toBe("slim");
  });
});

describe("where the parts stand", () => {
  it("has the players above a wide board and beside a high one", () => {
    expect(at("legendary-4", 1440, 900)).toMatchObject({ panels: "beside", people: "row", columns: 1 });
    expect(at("classic-3", 1440, 900)).toMatchObject({ panels: "beside", people: "panels", columns: 2 });
  });

  it("has the panels below where the window is higher than wide", () => {
    expect(at("legendary-4", 1024, 1366)).toMatchObject({ panels: "below", columns: 3 });
  });

  it("has a row as high as its numbers need above a board as wide as itself", () => {
    const fits = at("legendary-4", 1366, 768, 16, { numbers: 12 });
    const breaks = at("legendary-4", 1366, 768, 16, { numbers: 12.4 });
    expect([fits.people, breaks.people]).toEqual(["row", "row"]);
    expect(breaks.board.height).toBeLessThan(fits.board.height - 16);
  });

  it("gives the panels what the board leaves", () => {
    const found = at("classic-4", 1366, 768, 16);
    expect(found.room).toBeCloseTo(1366 - found.board.width, 5);
  });

  it("keeps the panels readable", () => {
    for (const name of Object.keys(BOARDS) as Board[])
      for (const [width, height] of [
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ] as const)
        expect(at(name, width, height).room).toBeGreaterThanOrEqual(27 * 17);
  });

  it("leaves the board its part, however large the letters are", () => {
    expect(at("legendary-4", 1366, 768, 34).room).toBeLessThan(1366 * 0.53);
  });

  it("gives way to a board that is wanted larger", () => {
    const usual = at("legendary-4", 1440, 900);
    const larger = at("legendary-4", 1440, 900, 17, { larger: 1.5 });
    expect(larger.board.width).toBeGreaterThan(usual.board.width);
  });
});
