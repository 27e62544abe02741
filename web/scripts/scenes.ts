/** The pictures on cards: scenes like those on Greek vases, put together from icons and from shapes of our own. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { backdrop, COLOURS, type Ground, GROUNDS, HEIGHT, type Setting, SETTINGS, WIDTH } from "./backdrops.ts";
import { tenths } from "./icons.ts";
import { SHAPES } from "./shapes.ts";

/** Something in a scene: an icon of the set or a shape of ours, around a point. */
export interface Part {
  icon?: string;
  shape?: string;
  x: number;
  y: number;
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** It looks the other way. */
  flip?: boolean;
  /** A colour of the picture: see `COLOURS`. */
  colour?: string;
}

export interface Scene {
  /** The clay on which it is painted. */
  ground: Ground;
  /** Where it is. */
  setting: Setting;
  parts: Part[];
}

export type Scenes = Record<string, Scene>;
type Icons = Record<string, { body: string }>;

/** The files `scenes.json` of folders and of all that is below them. */
export function files(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|[\\/])scenes\.json$/.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/** All scenes by our names for what they show, of the client and of the expansions. */
export function gathered(...folders: string[]): Scenes {
  const all: Scenes = {};
  for (const file of folders.flatMap(files)) {
    for (const [name, scene] of Object.entries(JSON.parse(readFileSync(file, "utf8")) as Scenes)) {
      if (name in all) throw new Error(`${file}: the scene ${name} is drawn twice`);
      all[name] = scene;
    }
  }
  return all;
}

/** What a part looks like, before it is put in its place. */
function drawn(name: string, part: Part, ground: Ground, icons: Icons): string {
  const colours = { ...COLOURS, ...GROUNDS[ground] };
  const ink = part.colour ?? "INK";
  if (!(ink in colours)) throw new Error(`${name}: there is no colour ${ink}`);
  if (part.shape !== undefined) {
    const shape = SHAPES[part.shape];
    if (shape === undefined) throw new Error(`${name}: there is no shape ${part.shape}`);
    return shape.replace(/\bINK\b/g, ink);
  }
  const icon = icons[part.icon ?? ""];
  if (icon === undefined) throw new Error(`${name}: game-icons has no icon ${part.icon}`);
  return tenths(icon.body).replaceAll("currentColor", ink);
}

function placed(name: string, part: Part, ground: Ground, icons: Icons): string {
  const field = part.shape === undefined ? 512 : 200;
  const scale = part.size / field;
  const turns = part.turn ? ` rotate(${part.turn})` : "";
  const across = part.flip ? -scale : scale;
  const place =
    `translate(${part.x} ${part.y})${turns} scale(${rounded(across)} ${rounded(scale)}) ` +
    `translate(${-field / 2} ${-field / 2})`;
  // A line of the ground around it sets it off from what is behind it, as if it were incised.
  const rim = `stroke="GROUND" stroke-width="${rounded(7 / scale)}" stroke-linejoin="round" paint-order="stroke"`;
  const body = drawn(name, part, ground, icons);
  return `<g transform="${place}"${part.shape === undefined ? ` ${rim}` : ""}>${body}</g>`;
}

const rounded = (number: number): number => Math.round(number * 10000) / 10000;

/** A scene as a picture. */
export function picture(name: string, scene: Scene, icons: Icons): string {
  if (!(scene.ground in GROUNDS)) throw new Error(`${name}: there is no ground ${scene.ground}`);
  if (!(scene.setting in SETTINGS)) throw new Error(`${name}: there is no setting ${scene.setting}`);
  const colours: Record<string, string> = { ...COLOURS, ...GROUNDS[scene.ground] };
  const inside =
    backdrop(scene.ground, scene.setting) + scene.parts.map((part) => placed(name, part, scene.ground, icons)).join("");
  const body = inside.replace(/\b[A-Z]{3,}\b/g, (word) => colours[word] ?? word);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}
