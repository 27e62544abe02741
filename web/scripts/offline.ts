/** The list of files that the service worker keeps: it is known when all else is built. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const WORKER = "service-worker.js";
/** Browsers that know service workers take woff2. */
const KEPT = /^(assets\/.*\.(js|css|woff2)|icon[\w-]*\.svg|manifest\.webmanifest)$/;

/** Write down before the program of the worker what it keeps, and a fingerprint of it all. */
export function listFiles(folder: string): void {
  const file = join(folder, WORKER);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => KEPT.test(path))
    .sort();
  const hash = createHash("sha256").update(readFileSync(file));
  for (const path of [...paths, "index.html"]) hash.update(path).update(readFileSync(join(folder, path)));
  const kept = { build: hash.digest("hex").slice(0, 16), files: paths.map((path) => `/${path}`) };
  writeFileSync(file, `self.KEPT=${JSON.stringify(kept)};\n${readFileSync(file, "utf8")}`);
}
