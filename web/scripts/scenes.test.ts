import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { GROUNDS, SETTINGS } from "./backdrops";
import { gathered, picture, type Scene } from "./scenes";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const ALL = gathered(at("../src/art"), at("../../src/cyclades/editions"));
const { icons } = JSON.parse(readFileSync(at("../node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
const plain: Scene = { ground: "clay", setting: "sea", parts: [] };

it("every scene can be drawn, and no colour is left without its value", () => {
  for (const [name, scene] of Object.entries(ALL)) {
    const drawn = picture(name, scene, icons);
    expect(drawn, name).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn, name).not.toMatch(/"[A-Z]{3,}"|currentColor|NaN|undefined/);
  }
});

it("every ground and every place of the painter's book is used", () => {
  const used = Object.values(ALL);
  for (const ground of Object.keys(GROUNDS)) expect(used.some((scene) => scene.ground === ground)).toBe(true);
  for (const setting of Object.keys(SETTINGS)) expect(used.some((scene) => scene.setting === setting)).toBe(true);
});

it("what a scene names and nobody has drawn is said", () => {
  const one = (part: object): Scene => ({ ...plain, parts: [{ x: 1, y: 1, size: 10, ...part }] });
  expect(() => picture("lamp", one({ icon: "no-lamp" }), {})).toThrow("lamp: game-icons has no icon no-lamp");
  expect(() => picture("lamp", one({ shape: "lamp" }), {})).toThrow("lamp: there is no shape lamp");
  expect(() => picture("lamp", one({ shape: "spear", colour: "PINK" }), {})).toThrow("lamp: there is no colour PINK");
  expect(() => picture("lamp", { ...plain, ground: "sand" as "clay" }, {})).toThrow("lamp: there is no ground sand");
  expect(() => picture("lamp", { ...plain, setting: "moon" as "sea" }, {})).toThrow("lamp: there is no setting moon");
});

it("a scene is drawn once", () => {
  expect(() => gathered(at("../src/art"), at("../src/art"))).toThrow(/the scene card-\S+ is drawn twice/);
});
