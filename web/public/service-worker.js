// Keeps the app's shell, so that a page that was open once opens without a network too. Pages come from the network as long
// as it is there; files under /assets/ never change, so a copy is as good. Data is never kept here.
const mostAssets = 1000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (request.mode === "navigate" && !/^\/(v1|auth\/v1)\//.test(pathname)) event.respondWith(page(request));
});

/** Every address of the app has the same page. */
async function page(request) {
  const cache = await caches.open("shell");
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match("/", { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const cache = await caches.open("assets");
  const kept = await cache.match(request, { ignoreVary: true }); // Same-origin: who asks makes no difference.
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await keep(cache, request, fresh.clone());
  return fresh;
}

/** The oldest go first: they belong to builds of long ago. */
async function keep(cache, request, response) {
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostAssets)).map((old) => cache.delete(old)));
}
