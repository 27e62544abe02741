import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { compress } from "./scripts/compress.ts";
import { listFiles, WORKER } from "./scripts/offline.ts";
import { bodies, chosen, moduleOf } from "./scripts/icons.ts";
import { pictures } from "./scripts/pictures.ts";

const CLIENT = fileURLToPath(new URL("./src/icons.json", import.meta.url));
const ART = fileURLToPath(new URL("./src/art", import.meta.url));
const EDITIONS = fileURLToPath(new URL("../src/cyclades/editions", import.meta.url));
const ALL = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const SERVICE_WORKER = "service-worker";
const OUT = process.env.CYCLADES_WEB_OUT ?? "dist";

/** The icons of src/icons.json and of the expansions as a module: our names, and the path of each. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "icons",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { icons } = JSON.parse(readFileSync(ALL, "utf8"));
      return moduleOf(bodies(chosen(CLIENT, EDITIONS), icons));
    },
  };
}

/** When all is built, the service worker learns of it, and everything is there compressed, too. */
const finishing: Plugin = {
  name: "finish",
  apply: "build",
  closeBundle: () => {
    listFiles(OUT);
    compress(OUT);
  },
};

export default defineConfig({
  plugins: [svelte(), icons(), pictures(ALL, ART, EDITIONS), finishing],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the content security policy is strict
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: "index.html", [SERVICE_WORKER]: "src/offline/worker.ts" },
      output: { entryFileNames: ({ name }) => (name === SERVICE_WORKER ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
