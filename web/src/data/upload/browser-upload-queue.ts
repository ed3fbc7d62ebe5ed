import type { Auth } from "#auth/auth.ts";
import { newId } from "#data/new-id.ts";
import { withFallback } from "./session-upload-store.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";
import { openUploadStore } from "./upload-store.ts";
import { createUploadTabs } from "./upload-tabs.ts";
import { uploadTransport } from "./upload-transport.ts";

/** The uploads of this browser, which follow the session, the network and the page's visibility. */
export function createBrowserUploadQueue(backendUrl: string, auth: Auth): UploadQueue {
  const locks = isSecureContext ? navigator.locks : undefined;
  const queue = createUploadQueue(auth, {
    backendUrl,
    token: auth.token,
    transport: uploadTransport,
    fetch: (input, init) => fetch(input, init),
    store: withFallback(openUploadStore),
    openTabs: (name) => createUploadTabs(name, new BroadcastChannel(name), locks),
    isOnline: () => navigator.onLine,
    now: Date.now,
    ids: newId,
  });
  window.addEventListener("online", queue.wake);
  window.addEventListener("offline", queue.wake);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) queue.wake();
  });
  return queue;
}
