// Makes src/api/*.gen.ts from the server's own descriptions: node scripts/types.mjs FOLDER, with openapi.json and
// protocol.json in that folder.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, URL } from "node:url";
import { compile } from "json-schema-to-typescript";
import openapi, { astToString } from "openapi-typescript";

const [folder, out = fileURLToPath(new URL("../src/api", import.meta.url))] = process.argv.slice(2);
const NOTE = "// Made from the server's description by scripts/types.mjs. Do not edit.\n\n";
const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));

const http = astToString(await openapi(read("openapi.json"), { defaultNonNullable: false, emptyObjectsUnknown: true }));
writeFileSync(join(out, "http.gen.ts"), NOTE + http);

const protocol = read("protocol.json");
const view = protocol.$defs.Update.properties.view;
protocol.$defs.Update.properties.view = view.anyOf[0]; // a client that draws never asks for views with beliefs
const root = {
  title: "Protocol",
  type: "object",
  properties: { request: protocol.client, message: protocol.server },
  required: ["request", "message"],
  additionalProperties: false,
  $defs: protocol.$defs,
};
const sockets = await compile(root, "Protocol", {
  bannerComment: "",
  additionalProperties: false,
  unknownAny: true,
  ignoreMinAndMaxItems: true,
});
const version = `export const PROTOCOL = ${protocol.protocol};\n\n`;
writeFileSync(join(out, "socket.gen.ts"), NOTE + version + sockets);
