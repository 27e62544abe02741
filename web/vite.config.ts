import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const CHOSEN = new URL("./src/icons.json", import.meta.url);
const ALL = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** The icons of src/icons.json as a module: our names, and the path of each. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const chosen: Record<string, string> = JSON.parse(readFileSync(CHOSEN, "utf8"));
      const all: Record<string, { body: string }> = JSON.parse(readFileSync(ALL, "utf8")).icons;
      const bodies: Record<string, string> = {};
      for (const [name, icon] of Object.entries(chosen)) {
        const found = all[icon];
        if (found === undefined) throw new Error(`src/icons.json: game-icons has no icon ${icon} for ${name}`);
        bodies[name] = found.body;
      }
      return `export default ${JSON.stringify(bodies)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: process.env.CYCLADES_WEB_OUT ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy is strict
    reportCompressedSize: false,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
