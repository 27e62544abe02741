import { afterEach, beforeEach, expect, it, vi } from "vitest";

let keys: typeof import("./keys");
let settings: (typeof import("../lib/settings.svelte"))["settings"];
let dialog = false;

beforeEach(async () => {
  dialog = false;
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", {
    documentElement: { dataset: {}, style: { setProperty: () => undefined } },
    querySelector: () => (dialog ? {} : null),
  });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.resetModules();
  keys = await import("./keys");
  ({ settings } = await import("../lib/settings.svelte"));
});
afterEach(() => vi.unstubAllGlobals());

const pressed = (key: string, more: object = {}): KeyboardEvent =>
  ({ key, target: { closest: () => null }, ...more }) as unknown as KeyboardEvent;

it("takes a single key for the table's, and nothing that is meant for something else", () => {
  expect(keys.singleKey(pressed("H"))).toBe("h");
  expect(keys.singleKey(pressed("h", { ctrlKey: true }))).toBeNull();
  expect(keys.singleKey(pressed("h", { defaultPrevented: true }))).toBeNull();
  expect(keys.singleKey(pressed("h", { target: { closest: () => ({}) } }))).toBeNull();
  dialog = true;
  expect(keys.singleKey(pressed("h"))).toBeNull();
});

it("knows no key, and names none, where they are switched off", () => {
  expect([keys.withKey("Undo", "U"), keys.shortcut("U")]).toEqual(["Undo (U)", "U"]);
  settings.set({ keys: false });
  expect(keys.singleKey(pressed("h"))).toBeNull();
  expect([keys.withKey("Undo", "U"), keys.shortcut("U")]).toEqual(["Undo", undefined]);
});

it("puts digits together as long as a number begins with them", () => {
  const numbers = [3, 4, 10, 12];
  expect(keys.typedDigits("", "1", numbers)).toBe("1");
  expect(keys.typedDigits("1", "2", numbers)).toBe("12");
  expect(keys.typedDigits("1", "4", numbers)).toBe("4");
  expect(keys.typedDigits("4", "3", numbers)).toBe("3");
});
