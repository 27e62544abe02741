/** Lets the browser keep the page and the rules, and install them. */

import { settings } from "../lib/settings.svelte";
import { en } from "../text/en";

/** Milliseconds after which nobody waits for the page any more. */
const LATER = 3000;

/** Begin with it when the page stands. A browser does that over HTTPS and on this computer only. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const begin = (): void => void setTimeout(() => void register().catch(() => undefined), LATER);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const editions = Object.keys(en.editionNames);
  active?.postMessage(editions.map((edition) => `/api/texts/${edition}?language=${settings.language}&played=`));
}
