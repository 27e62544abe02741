/** The service worker: keeps the page and the rules for when there is no connection.
 *
 * Each build has a cache of its own, which stays until no page of that build is open any more: a page never gets a part
 * of another build from here. Pages are asked for at the server first, so a new build is seen at once. */

import { isAway, isFile, isRules, wayFor } from "./kept";

interface Extended extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extended {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}
interface Told extends Extended {
  readonly data: unknown;
}
interface Worker {
  /** The build writes it down before this program: a fingerprint, and the files of the page. */
  readonly KEPT: { build: string; files: string[] };
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Extended) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
}

const worker = self as unknown as Worker;
const PREFIX = "cyclades-";
const NAME = PREFIX + worker.KEPT.build;
const FILES = new Set(worker.KEPT.files);
const SHELL = "/";
/** In replies that were kept: the page shall know that the server was not reached. */
const MARK = "cyclades-kept";

worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => event.waitUntil(keepRules(event.data)));
worker.addEventListener("fetch", (event) => {
  switch (wayFor(event.request, worker.location.origin, FILES)) {
    case "page":
      return event.respondWith(page(event.request));
    case "file":
      return event.respondWith(file(event.request));
    case "rules":
      return event.respondWith(rules(event.request));
  }
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(
    [SHELL, ...FILES].map(async (path) => {
      const reply = await fetch(path, path === SHELL ? { cache: "no-cache" } : {});
      if (!isFile(path, reply.ok, reply.headers.get("content-type"))) throw new Error(`there is no ${path}`);
      await cache.put(path, reply);
    }),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** A page asks for rules to be kept: those that are not there yet. */
async function keepRules(wanted: unknown): Promise<void> {
  const cache = await caches.open(NAME);
  for (const path of Array.isArray(wanted) ? wanted.slice(0, 10) : []) {
    const address = new URL(String(path), worker.location.origin);
    if (address.origin !== worker.location.origin || !isRules(address) || (await cache.match(address.href))) continue;
    const reply = await fetch(address.href).catch(() => null);
    if (reply?.ok) await cache.put(address.href, reply);
  }
}

async function page(request: Request): Promise<Response> {
  const reply = await fetch(request).catch(() => null);
  if (reply && !isAway(reply.status)) return reply;
  return (await kept(SHELL)) ?? reply ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await kept(new URL(request.url).pathname)) ?? fetch(request);
}

async function rules(request: Request): Promise<Response> {
  const reply = await fetch(request).catch(() => null);
  if (reply?.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request.url, reply.clone()).catch(() => undefined); // there may be no room for it
    return reply;
  }
  const known = reply && !isAway(reply.status) ? null : await kept(request.url);
  if (!known) return reply ?? Response.error();
  const headers = new Headers(known.headers);
  headers.set(MARK, "yes");
  return new Response(known.body, { status: known.status, headers });
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(path);
}
