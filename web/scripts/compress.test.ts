import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compress } from "./compress.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("texts lie beside themselves, compressed", () => {
  const text = "let a = 1;\n".repeat(200);
  writeFileSync(join(folder, "a.js"), text);
  compress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "a.js.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, "a.js.gz"))).toString()).toBe(text);
});

test("what is short, or compressed already, is left alone", () => {
  writeFileSync(join(folder, "short.css"), "a{}");
  writeFileSync(join(folder, "font.woff2"), "x".repeat(5000));
  compress(folder);
  for (const name of ["short.css.br", "short.css.gz", "font.woff2.br", "font.woff2.gz"])
    expect(existsSync(join(folder, name))).toBe(false);
});
