import * as shape from "@boresight/domain/base/shape";
import { whenIdle } from "#ui/overlay/when-idle.ts";

/**
 * Caches the page's files so that it opens without a network. The service worker starts after them, so they are added
 * here. Without a service worker (plain HTTP, or an old browser) everything else works.
 */
export function cacheShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  cacheFiles().catch((error: unknown) => console.warn("This page will not open without a network", error));
}

async function cacheFiles(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.js");
  await (await caches.open("shell")).add("/");
  const keep = keepIn(await caches.open("assets"));
  const seen = new Set<string>();
  // Also what loads from now on: until the worker has taken over, nobody else keeps it.
  new PerformanceObserver((list) => {
    const fresh = assetsAmong(list.getEntries()).filter((path) => !seen.has(path));
    for (const path of fresh) {
      seen.add(path);
      keep(path).catch(() => seen.delete(path));
    }
  }).observe({ type: "resource", buffered: true });
}

const keepIn = (assets: Cache) => async (path: string) =>
  (await assets.match(path, { ignoreVary: true })) ?? assets.add(path);

/**
 * Caches what a day's work may open, one part after the other while the page is idle, so that a dialog that nobody opened
 * yet opens in a basement too. Returns what calls it off.
 */
export function cacheDayParts(): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const end = new AbortController();
  const keepNext = ([next, ...rest]: readonly string[], keep: ReturnType<typeof keepIn>) => {
    if (next === undefined || end.signal.aborted) return;
    whenIdle(() =>
      keep(next)
        .then(() => keepNext(rest, keep))
        .catch(() => {}),
    );
  };
  const begin = async () => {
    const parts = shape.array(shape.string()).safeParse(await (await fetch("/day-parts.json")).json()).data ?? [];
    keepNext(parts, keepIn(await caches.open("assets")));
  };
  whenIdle(() => begin().catch(() => {})); // Without a network: at the next start.
  return () => end.abort();
}

function assetsAmong(loaded: readonly PerformanceEntry[]): string[] {
  const addresses = loaded.map(({ name }) => new URL(name));
  const ours = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
  );
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
