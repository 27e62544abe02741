/** How long script, style and layout take in each frame while the board is dragged.
 *
 * node scripts/frames.mjs URL CHROMIUM [--cookie NAME=VALUE] [--zoom 2] [--limit 16]
 *
 * URL is the page of a table, CHROMIUM the program. Prints median, 95th percentile and the longest, in milliseconds, and
 * fails if the 95th percentile is above the limit.
 */

import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [url, program, ...rest] = process.argv.slice(2);
if (!url || !program) {
  console.error("usage: node scripts/frames.mjs URL CHROMIUM [--cookie NAME=VALUE] [--zoom TIMES] [--limit MS]");
  process.exit(2);
}
const option = (name, usual) => (rest.includes(name) ? rest[rest.indexOf(name) + 1] : usual);
const limit = Number(option("--limit", "16"));
const trace = join(tmpdir(), `cyclades-frames-${process.pid}.json`);

/** What counts as work of a frame; an event inside another counts once. */
const WORK = new Set(["FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "UpdateLayoutTree", "RecalculateStyles", "Layout", "PrePaint", "MinorGC", "MajorGC"]);

const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const cookie = option("--cookie", "");
if (cookie) await context.addCookies([{ name: cookie.split("=")[0], value: cookie.slice(cookie.indexOf("=") + 1), url }]);
const page = await context.newPage();
await page.goto(url);
const board = page.locator("[data-area]").first();
await board.waitFor({ state: "attached", timeout: 30_000 }).catch(async () => {
  await page.locator("main button, dialog button, button.main").first().click(); // whoever sits behind a curtain
  await board.waitFor({ state: "attached", timeout: 30_000 });
});
await page.waitForTimeout(1500);
const frame = page.locator("[data-board]");
const box = await frame.boundingBox();
const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
await page.mouse.move(x, y);
for (let step = 0; step < Number(option("--zoom", "4")); step += 1) {
  await page.mouse.wheel(0, -120);
  await page.waitForTimeout(60);
}
await page.waitForTimeout(600);

await browser.startTracing(page, { path: trace, categories: ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame", "v8"] });
await page.mouse.down();
for (let step = 0; step < 240; step += 1) {
  await page.mouse.move(x + 160 * Math.sin(step / 12), y + 90 * Math.cos(step / 9));
  await page.waitForTimeout(8);
}
await page.mouse.up();
await browser.stopTracing();
await browser.close();

const { traceEvents } = JSON.parse(readFileSync(trace, "utf8"));
const main = traceEvents.find((event) => event.name === "FunctionCall" && event.ph === "X");
const mine = traceEvents.filter((event) => event.pid === main?.pid && event.tid === main?.tid).sort((one, other) => one.ts - other.ts);
const starts = mine.filter((event) => event.name === "BeginMainThreadFrame").map((event) => event.ts);
const frames = starts.slice(1).map(() => 0);
let done = 0;
for (const event of mine) {
  if (event.ph !== "X" || !WORK.has(event.name) || event.ts < done) continue;
  done = event.ts + (event.dur ?? 0);
  const at = starts.findIndex((start, index) => event.ts >= start && event.ts < (starts[index + 1] ?? Infinity));
  if (at >= 0 && at < frames.length) frames[at] += (event.dur ?? 0) / 1000;
}
frames.sort((one, other) => one - other);
const part = (share) => frames[Math.min(frames.length - 1, Math.floor(frames.length * share))] ?? 0;
console.log(`${frames.length} frames: median ${part(0.5).toFixed(2)} ms, p95 ${part(0.95).toFixed(2)} ms, max ${part(1).toFixed(2)} ms of script, style and layout`);
if (frames.length < 30) {
  console.error("too few frames to say anything");
  process.exit(2);
}
process.exit(part(0.95) > limit ? 1 : 0);
