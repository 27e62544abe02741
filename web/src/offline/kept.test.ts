import { expect, test } from "vitest";
import { isAway, isFile, isRules, wayFor } from "./kept";

const HERE = "https://games.example";
const FILES = new Set(["/assets/index-a1.js", "/icon.svg"]);

function way(path: string, mode = "cors", method = "GET"): string {
  return wayFor({ method, mode, url: new URL(path, HERE).href }, HERE, FILES);
}

test("pages come from the server, files and rules may be kept", () => {
  expect(way("/", "navigate")).toBe("page");
  expect(way("/table/abc", "navigate")).toBe("page");
  expect(way("/rules/classic/kraken", "navigate")).toBe("page");
  expect(way("/assets/index-a1.js", "no-cors")).toBe("file");
  expect(way("/api/texts/classic?language=es&played=")).toBe("rules");
});

test("nothing that tables say is kept, and nothing of other builds or other servers", () => {
  expect(way("/api/tables/abc")).toBe("network");
  expect(way("/api/tables/abc/preview.png", "navigate")).toBe("network");
  expect(way("/api/guest")).toBe("network");
  expect(way("/api/texts/classic?language=es&played=hades")).toBe("network");
  expect(way("/assets/index-b2.js", "no-cors")).toBe("network");
  expect(way("/api/texts/classic", "cors", "POST")).toBe("network");
  expect(way("https://elsewhere.example/", "navigate")).toBe("network");
});

test("the rules are those of an edition as a whole", () => {
  expect(isRules(new URL("/api/texts/legendary?language=en&played=", HERE))).toBe(true);
  expect(isRules(new URL("/api/texts/", HERE))).toBe(false);
  expect(isRules(new URL("/api/textsofall", HERE))).toBe(false);
});

test("a page in the place of a file is no file", () => {
  expect(isFile("/", true, "text/html; charset=utf-8")).toBe(true);
  expect(isFile("/assets/a.js", true, "text/javascript")).toBe(true);
  expect(isFile("/assets/a.js", true, "text/html")).toBe(false);
  expect(isFile("/assets/a.js", false, "text/javascript")).toBe(false);
});

test("a proxy without its server is no answer", () => {
  expect([200, 404, 502, 503, 504].filter(isAway)).toEqual([502, 503, 504]);
});
