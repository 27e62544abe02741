/** Which icons stand for what: those of the client, and those that each expansion has in its folder. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Chosen = Record<string, string>;

const read = (file: string): Chosen => JSON.parse(readFileSync(file, "utf8")) as Chosen;

/** The files `icons.json` of folders and of all that is below them. */
export function files(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|[\\/])icons\.json$/.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/** Our names with the icons chosen for them: of the client first, whose names stay its own. */
export function chosen(client: string, editions: string): Chosen {
  const all: Chosen = {};
  for (const file of [client, ...files(editions)]) {
    for (const [name, icon] of Object.entries(read(file))) {
      if (name in all) throw new Error(`${file}: the icon ${name} is chosen twice`);
      all[name] = icon;
    }
  }
  return all;
}

/**
 * The numbers of a path in tenths: icons are drawn in a square of 512, where nobody sees less, and finer ones are a
 * quarter of all that a first visit fetches. Where rounding would carry over, the tenth stays: a path writes flags and
 * numbers without a gap, so digits may only go.
 */
export function tenths(body: string): string {
  return body.replace(/\.(\d)(\d)\d*/g, (_, tenth: string, rest: string) =>
    rest >= "5" && tenth !== "9" ? `.${Number(tenth) + 1}` : `.${tenth}`,
  );
}

/** The paths of icons by our names. */
export function bodies(names: Chosen, set: Record<string, { body: string }>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).map(([name, icon]) => {
      const drawn = set[icon];
      if (drawn === undefined) throw new Error(`game-icons has no icon ${icon} for ${name}`);
      return [name, tenths(drawn.body)];
    }),
  );
}

/** A module of icons by our names in which every path is written once, since several names may share an icon. */
export function moduleOf(icons: Record<string, string>): string {
  const paths = [...new Set(Object.values(icons))];
  const places = Object.entries(icons).map(([name, body]) => `${JSON.stringify(name)}: paths[${paths.indexOf(body)}]`);
  return `const paths = ${JSON.stringify(paths)};\nexport default { ${places.join(", ")} };`;
}
