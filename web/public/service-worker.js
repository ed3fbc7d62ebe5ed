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

// Browsers stop a page's notices when it shows none for one that came: whatever the message holds, something is shown.
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(data) {
  const { title = "Boresight", body = "", path = "/", tag = "", language = "en" } = read(data);
  const looks = {
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
  };
  await self.registration.showNotification(title, { body, tag, renotify: tag !== "", data: path, ...looks });
}

function read(data) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

/** A window of the app that is open goes there; without one that may be moved, another opens. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: "window" });
  try {
    if (!window) throw new Error("No window is open");
    await window.focus();
    await window.navigate(href);
  } catch {
    await self.clients.openWindow(href);
  }
}

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
