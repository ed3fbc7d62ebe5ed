/**
 * Lets this page open without a network from now on. The service worker came after the page's own files: these are put beside
 * it from here. Without one (plain HTTP, or a browser that has none) everything works but that.
 */
export function cacheShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
  whenIdle(() => {
    cacheFiles().catch((error: unknown) => console.warn("This page will not open without a network", error));
  });
}

async function cacheFiles(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  await (await caches.open("shell")).add("/");
  await (await caches.open("assets")).addAll([...new Set(assets.map(({ pathname }) => pathname))]);
}
