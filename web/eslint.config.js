import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist/", "src/api/*.gen.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.ts", "**/*.svelte"],
    rules: {
      "no-undef": "off", // TypeScript knows all names, those of types and of the browser too
      // Maps and sets are filled once and then replaced as a whole ($state.raw, $derived), never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // These draw icons that are part of the build, and boards that our own server has drawn: no text of people.
    files: ["src/board/*Drawing.svelte", "src/components/{BoardPicture,Icon}.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
