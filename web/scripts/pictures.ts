/** The pictures on cards as files of the built client, and as a module that says where each is. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { gathered, picture } from "./scenes.ts";

const ID = "virtual:pictures";

/** `virtual:pictures`: the address of each picture by our name for what it shows. */
export function pictures(iconSet: URL, ...folders: string[]): Plugin {
  let serving = false;
  return {
    name: "pictures",
    configResolved: ({ command }) => {
      serving = command === "serve";
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(resolved) {
      if (resolved !== `\0${ID}`) return undefined;
      const { icons } = JSON.parse(readFileSync(iconSet, "utf8"));
      const addresses = Object.entries(gathered(...folders)).map(([name, scene]) => {
        const source = picture(name, scene, icons);
        // Whoever works on the client has no built files: there the picture is its own address.
        const address = serving
          ? JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)
          : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: `art-${name}.svg`, source })}`;
        return `${JSON.stringify(name)}: ${address}`;
      });
      return `export default { ${addresses.join(", ")} };`;
    },
  };
}
