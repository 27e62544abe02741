/** Files of the built client beside themselves, compressed: the server has not to do it for everybody who comes. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = /\.(html|js|css|svg|json|txt|webmanifest)$/;
/** Bytes below which compressing gains nothing. */
const WORTHWHILE = 1000;

/** Write `file.br` and `file.gz` for every text of a folder that is long enough. */
export function compress(folder: string): void {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, path);
    if (!TEXTS.test(path) || statSync(file).size <= WORTHWHILE) continue;
    const content = readFileSync(file);
    const hint = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: hint }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
