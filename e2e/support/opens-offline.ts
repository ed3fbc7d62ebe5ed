import type { Page } from "playwright-core";

/**
 * Returns whether the page can be opened without a network, with every file that it loaded and with these parts, each
 * the beginning of a file's name. Parts are looked for among what is kept: the browser lists 250 loaded files at most,
 * and what is cached while the page is idle can be more.
 */
export const opensOffline = (page: Page, parts: readonly string[] = []): Promise<boolean> =>
  page.evaluate(isKept, parts);

/** Runs in the page. */
async function isKept(parts: readonly string[]): Promise<boolean> {
  const kept = new Set((await (await caches.open("assets")).keys()).map(({ url }) => url));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const hasPage = assets.length > 3 && (await caches.match("/")) !== undefined;
  const hasParts = parts.every((part) => [...kept].some((name) => name.includes(`/assets/${part}`)));
  const isActive = navigator.serviceWorker.controller?.state === "activated";
  return isActive && hasPage && hasParts && assets.every((name) => kept.has(name));
}
