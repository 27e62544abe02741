import { afterEach, expect, it, vi } from "vitest";
import { guest } from "./guest.svelte";

/** A server that knows nobody at first, and then whoever introduced itself. */
function serve(): string[] {
  const names: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, request: { method: string; body: string | null }) => {
    if (request.method === "POST") names.push((JSON.parse(request.body ?? "{}") as { name: string }).name);
    return new Response(JSON.stringify({ name: names.at(-1) ?? null }));
  });
  return names;
}

afterEach(() => vi.unstubAllGlobals());

it("is somebody with a suggested name until a name is typed", async () => {
  const names = serve();
  expect(await guest.be()).toBe(true);
  expect(guest.suggested).toBe(true);
  expect(await guest.be()).toBe(false);
  expect(names).toEqual([guest.suggestion]);
  await guest.be("Hippolyta");
  expect([guest.name, guest.suggested]).toEqual(["Hippolyta", false]);
  await guest.be();
  expect(names).toEqual([guest.suggestion, "Hippolyta"]);
  expect(guest.suggested).toBe(false);
});

it("suggests the same name after the page was loaded again", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const suggestions = new Set<string>();
  for (let load = 0; load < 12; load += 1) {
    vi.resetModules();
    suggestions.add((await import("./guest.svelte")).guest.suggestion);
  }
  expect(suggestions).toEqual(new Set(kept.values()));
  expect(suggestions.size).toBe(1);
});
