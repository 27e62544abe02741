/** QR codes (ISO/IEC 18004): a text as bytes, with error correction of level M, in versions 1 to 10. */

/** By version: bytes of correction in a block, then how many blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MOST = CORRECTION.length;
const LEVEL_M = 0;
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Square = boolean[][];

/** The code of a text: rows of modules, true where one is dark. Null where the text is too long. */
export function qrCode(text: string): Square | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MOST; version += 1) {
    const words = dataWords(bytes, version);
    if (words) return drawn(version, interleaved(words, version));
  }
  return null;
}

// -- the words ------------------------------------------------------------------------------------------------------

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;

/** How many modules are for data and correction. */
function roomOf(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** The bytes with what stands before and after them; null where they do not fit. */
function dataWords(bytes: Uint8Array, version: number): number[] | null {
  const room = roomOf(version) - at(CORRECTION, version - 1) * at(BLOCKS, version - 1);
  const counted = version < 10 ? 8 : 16;
  const bits: number[] = [];
  const add = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  add(0b0100, 4);
  add(bytes.length, counted);
  for (const byte of bytes) add(byte, 8);
  if (bits.length > room * 8) return null;
  add(0, Math.min(4, room * 8 - bits.length));
  add(0, (8 - (bits.length % 8)) % 8);
  for (let filler = 0xec; bits.length < room * 8; filler ^= 0xec ^ 0x11) add(filler, 8);
  return Array.from({ length: room }, (_, word) => parseInt(bits.slice(word * 8, word * 8 + 8).join(""), 2));
}

/** The words in blocks, each with its correction, woven into each other. */
function interleaved(words: number[], version: number): number[] {
  const [length, count] = [at(CORRECTION, version - 1), at(BLOCKS, version - 1)];
  const short = Math.floor(words.length / count);
  const longer = words.length % count;
  const divisor = generator(length);
  const blocks: number[][] = [];
  for (let block = 0, from = 0; block < count; block += 1) {
    const size = short + (block >= count - longer ? 1 : 0);
    blocks.push(words.slice(from, from + size));
    from += size;
  }
  const checks = blocks.map((block) => remainder(block, divisor));
  const woven: number[] = [];
  for (let place = 0; place <= short; place += 1)
    for (const block of blocks) if (place < block.length) woven.push(at(block, place));
  for (let place = 0; place < length; place += 1) for (const check of checks) woven.push(at(check, place));
  return woven;
}

/** The product of two bytes, in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The polynomial whose multiples are correct. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let place = 0; place < degree; place += 1)
      found[place] = times(at(found, place), root) ^ (place + 1 < degree ? at(found, place + 1) : 0);
    root = times(root, 2);
  }
  return found;
}

function remainder(words: number[], divisor: number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((coefficient, place) => (rest[place] = at(rest, place) ^ times(coefficient, factor)));
  }
  return rest;
}

// -- the picture ----------------------------------------------------------------------------------------------------

/** The code with the mask that makes it easiest to read. */
function drawn(version: number, words: number[]): Square {
  const size = version * 4 + 17;
  const fixed: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    const row = fixed[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(version, size, set);
  drawFormat(size, 0, set); // their places are taken
  const plain = fixed.map((row) => row.slice());
  fill(plain, words);
  let best: { code: Square; penalty: number } | null = null;
  for (const [mask, flips] of MASKS.entries()) {
    const code = plain.map((row, y) =>
      row.map((dark, x) => (fixed[y]?.[x] === undefined ? Boolean(dark) !== flips(x, y) : Boolean(dark))),
    );
    drawFormat(size, mask, (x, y, dark) => (code[y] ?? [])[x] !== undefined && ((code[y] ?? [])[x] = dark));
    const penalty = penaltyOf(code);
    if (!best || penalty < best.penalty) best = { code, penalty };
  }
  return best?.code ?? [];
}

type Set = (x: number, y: number, dark: boolean) => void;

/** What every code of a version has: corners, timing, alignment, and which version it is. */
function drawPatterns(version: number, size: number, set: Set): void {
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (cy + dy >= 0) set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  const marks = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, Math.floor((size - 1) / 2), size - 7];
  marks.forEach((cx, i) =>
    marks.forEach((cy, j) => {
      const last = marks.length - 1;
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  if (version < 7) return;
  let rest = version;
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let place = 0; place < 18; place += 1) {
    const [a, b] = [size - 11 + (place % 3), Math.floor(place / 3)];
    set(a, b, ((bits >>> place) & 1) === 1);
    set(b, a, ((bits >>> place) & 1) === 1);
  }
}

/** Which level and which mask, twice. */
function drawFormat(size: number, mask: number, set: Set): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (place: number): boolean => ((bits >>> place) & 1) === 1;
  for (let place = 0; place <= 5; place += 1) set(8, place, bit(place));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let place = 9; place < 15; place += 1) set(14 - place, 8, bit(place));
  for (let place = 0; place < 8; place += 1) set(size - 1 - place, 8, bit(place));
  for (let place = 8; place < 15; place += 1) set(8, size - 15 + place, bit(place));
  set(8, size - 8, true);
}

/** Put the words into what is free, in columns of two, up and down. */
function fill(code: (boolean | undefined)[][], words: number[]): void {
  const size = code.length;
  let place = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        const row = code[y];
        if (!row || row[x] !== undefined) continue;
        row[x] = place < words.length * 8 && ((at(words, place >>> 3) >>> (7 - (place & 7))) & 1) === 1;
        place += 1;
      }
  }
}

/** How hard a code is to read: long lines, blocks, what looks like a corner, and too much of one colour. */
function penaltyOf(code: Square): number {
  const size = code.length;
  const columns = Array.from({ length: size }, (_, x) => code.map((row) => row[x] ?? false));
  let penalty = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2;
    penalty += 40 * (text.match(/(?=10111010000|00001011101)/g) ?? []).length;
  }
  for (let y = 0; y + 1 < size; y += 1)
    for (let x = 0; x + 1 < size; x += 1) {
      const dark = code[y]?.[x];
      if (dark === code[y]?.[x + 1] && dark === code[y + 1]?.[x] && dark === code[y + 1]?.[x + 1]) penalty += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return penalty + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
