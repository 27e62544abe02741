import { beforeEach, describe, expect, it, vi } from "vitest";
import { PROTOCOL } from "../api/socket";
import { api } from "./api";
import { version } from "./protocol.svelte";

const reply = (status: number, speaks: string | null, data: unknown): Response =>
  new Response(JSON.stringify(data), { status, headers: speaks === null ? {} : { "cyclades-protocol": speaks } });

describe("the version of the protocol", () => {
  beforeEach(() => (version.outdated = false));

  it("is in every request", async () => {
    const fetched = vi.fn(async () => reply(200, String(PROTOCOL), { tables: [] }));
    vi.stubGlobal("fetch", fetched);
    await api.openTables();
    await api.introduce("Ann");
    for (const call of fetched.mock.calls as unknown as [string, RequestInit][])
      expect(new Headers(call[1].headers).get("cyclades-protocol")).toBe(String(PROTOCOL));
    expect(version.outdated).toBe(false);
  });

  it("is outdated where the server refuses it", async () => {
    vi.stubGlobal("fetch", async () => reply(426, String(PROTOCOL + 1), { code: "protocol", message: "" }));
    await expect(api.openTables()).rejects.toMatchObject({ code: "protocol" });
    expect(version.outdated).toBe(true);
  });

  it("is outdated where the server says another one", async () => {
    vi.stubGlobal("fetch", async () => reply(200, String(PROTOCOL + 1), { tables: [] }));
    await api.openTables();
    expect(version.outdated).toBe(true);
  });

  it("is not outdated where a proxy answers", async () => {
    vi.stubGlobal("fetch", async () => reply(502, null, {}));
    await expect(api.openTables()).rejects.toMatchObject({ code: "internal" });
    expect(version.outdated).toBe(false);
  });
});
