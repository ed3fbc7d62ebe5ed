import { join } from "#data/queue/listeners.ts";
import type { Session } from "#data/queue/of-person.ts";
import { retryDelay } from "#data/queue/retry.ts";
import { untilItWorks } from "#data/until-it-works.ts";
import { HeldUploads, type HoldingDeps } from "./held-uploads.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { noUploads, type UploadsState } from "./uploads-state.ts";

type StoredListener = Parameters<UploadQueue["onStored"]>[0];

export interface LazyUploadQueue extends UploadQueue {
  /** Goes on with the uploads of earlier visits. */
  start: () => Promise<void>;
}

interface LazyQueueDeps extends HoldingDeps {
  load: () => Promise<UploadQueue>;
  session: Session;
  isOnline: () => boolean;
}

/**
 * A queue whose code is loaded by `start`, or with the first file. A load that failed is repeated by the next call.
 * Files that are added before are held in memory, wait on screen like any other, and join the queue once it is there.
 */
export function createLazyUploadQueue(deps: LazyQueueDeps): LazyUploadQueue {
  const { load, session, isOnline } = deps;
  const held = new HeldUploads(deps);
  const listeners = new Set<() => void>();
  const storedListeners = new Set<StoredListener>();
  let queue: UploadQueue | null = null;
  let state: UploadsState = noUploads;
  const show = () => {
    const loaded = queue?.state() ?? { ...noUploads, isOnline: isOnline() };
    const waiting = held.uploads();
    state = waiting.length > 0 ? { ...loaded, uploads: [...loaded.uploads, ...waiting] } : loaded;
    listeners.forEach((listener) => listener());
  };
  /** What the queue does not accept now stays on screen and is offered again. */
  const handOver = async () => {
    if (queue) await held.handOver(queue.add).catch(() => {});
    show();
  };
  const isWaiting = () => held.uploads().some((one) => one.state === "waiting");
  session.subscribe(() => void handOver());

  const loaded = untilItWorks(async () => {
    queue = await load();
    queue.subscribe(show);
    queue.onStored(async (upload) => {
      await Promise.allSettled([...storedListeners].map((listener) => listener(upload)));
    });
    await handOver();
    return queue;
  });
  async function handOverHeld(attempts = 1): Promise<void> {
    if (queue) await handOver();
    else await loaded().catch(show);
    if (isWaiting()) setTimeout(() => void handOverHeld(attempts + 1), retryDelay(attempts));
  }
  const change = async (id: string, action: "retry" | "cancel" | "remove") => {
    if (!held.has(id)) return (await loaded())[action](id);
    held[action](id);
    show();
    if (action === "retry") await handOverHeld();
  };

  return {
    async start() {
      if (queue) await handOver();
      else await loaded();
    },
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    onStored: (listener) => join(storedListeners, listener),
    async add(wishes) {
      if (queue) return queue.add(wishes);
      held.add(wishes);
      show();
      void handOverHeld();
    },
    content: async (id) => held.content(id) ?? (await loaded()).content(id),
    retry: (id) => change(id, "retry"),
    cancel: (id) => change(id, "cancel"),
    remove: (id) => change(id, "remove"),
    wake: () => queue?.wake(),
  };
}
