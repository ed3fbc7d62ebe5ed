import type { Auth } from "#auth/auth.ts";
import { newId } from "#data/new-id.ts";
import { onReturn } from "#data/queue/on-return.ts";
import { locksOfBrowser } from "#data/queue/tabs.ts";
import { withFallback } from "./session-upload-store.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";
import { openUploadStore } from "./upload-store.ts";
import { uploadTransport } from "./upload-transport.ts";

/** The uploads of this browser, which follow the session, the network and the page's visibility. */
export function createBrowserUploadQueue(backendUrl: string, auth: Auth): UploadQueue {
  const queue = createUploadQueue(auth, {
    backendUrl,
    token: auth.token,
    transport: uploadTransport,
    fetch: (input, init) => fetch(input, init),
    store: withFallback(openUploadStore),
    locks: locksOfBrowser(),
    isOnline: () => navigator.onLine,
    now: Date.now,
    ids: newId,
  });
  onReturn(queue.wake);
  window.addEventListener("offline", queue.wake);
  return queue;
}
