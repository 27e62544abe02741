/** What is kept for when there is no connection: the page itself and the rules. Pure functions. */

/** How a request is answered: with the page from the server, else the kept one; with a kept file; with the rules from
 * the server, else the kept ones; or as if nobody stood between. */
export type Way = "page" | "file" | "rules" | "network";

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Replies of proxies whose server is away. */
const AWAY = [502, 503, 504];

export function wayFor({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Way {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  if (files.has(address.pathname)) return "file";
  if (isRules(address)) return "rules";
  if (address.pathname.startsWith("/api/")) return "network"; // what tables say is never kept
  return mode === "navigate" ? "page" : "network";
}

/** Whether these are the rules of an edition. In the words of a mix they belong to a table, and are not kept. */
export function isRules(address: URL): boolean {
  return /^\/api\/texts\/[\w-]+$/.test(address.pathname) && !address.searchParams.get("played");
}

/** Whether a reply says that the server cannot be reached. */
export function isAway(status: number): boolean {
  return AWAY.includes(status);
}

/** Whether a reply is the file that was asked for. The server has the page for every address that it does not know:
 * where a build has just been replaced, a file of the other one is such an address. */
export function isFile(path: string, ok: boolean, type: string | null): boolean {
  return ok && (path === "/" || !(type ?? "").startsWith("text/html"));
}
