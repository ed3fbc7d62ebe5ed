import type { UploadQueue } from "./upload-queue.ts";
import { noUploads } from "./uploads-state.ts";

type StoredListener = Parameters<UploadQueue["onStored"]>[0];

export interface LazyUploadQueue extends UploadQueue {
  /** Goes on with the uploads of earlier visits. */
  start: () => Promise<void>;
}

/** A queue whose code is loaded by `start`, or with the first file. A load that failed is repeated by the next call. */
export function createLazyUploadQueue(load: () => Promise<UploadQueue>): LazyUploadQueue {
  const listeners = new Set<() => void>();
  const storedListeners = new Set<StoredListener>();
  let queue: UploadQueue | null = null;
  let loading: Promise<UploadQueue> | undefined;
  const tell = () => listeners.forEach((listener) => listener());

  async function begin(): Promise<UploadQueue> {
    queue = await load();
    queue.subscribe(tell);
    queue.onStored(async (upload) => {
      await Promise.allSettled([...storedListeners].map((listener) => listener(upload)));
    });
    tell();
    return queue;
  }
  const loaded = (): Promise<UploadQueue> =>
    (loading ??= begin().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  return {
    start: async () => void (await loaded()),
    state: () => queue?.state() ?? noUploads,
    subscribe: (listener) => join(listeners, listener),
    onStored: (listener) => join(storedListeners, listener),
    add: async (wishes) => (await loaded()).add(wishes),
    content: async (id) => (await loaded()).content(id),
    retry: async (id) => (await loaded()).retry(id),
    cancel: async (id) => (await loaded()).cancel(id),
    remove: async (id) => (await loaded()).remove(id),
    wake: () => queue?.wake(),
  };
}

function join<Member>(members: Set<Member>, member: Member): () => void {
  members.add(member);
  return () => void members.delete(member);
}
