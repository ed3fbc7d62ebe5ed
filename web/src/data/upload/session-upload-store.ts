import { reopening } from "#data/queue/reopening.ts";
import type { UploadEntry } from "./upload-entry.ts";
import { oldestFirst, type UploadStore } from "./upload-store.ts";

interface SessionStore extends UploadStore {
  has: (id: string) => boolean;
}

/** Keeps files in memory, as long as the page is open. */
export function createSessionUploadStore(): SessionStore {
  const kept = new Map<string, { entry: UploadEntry; content: Blob }>();

  return {
    has: (id) => kept.has(id),
    async list(userId) {
      return oldestFirst([...kept.values()].map(({ entry }) => entry).filter((entry) => entry.userId === userId));
    },
    async add(entry, content) {
      const unsafe = { ...entry, kept: false };
      kept.set(entry.id, { entry: unsafe, content });
      return unsafe;
    },
    content: async (id) => kept.get(id)?.content,
    async change(entry) {
      const before = kept.get(entry.id);
      if (before) kept.set(entry.id, { ...before, entry });
    },
    async remove(id) {
      kept.delete(id);
    },
  };
}

/** Keeps in the page's memory what the device cannot store, for lack of space or of any storage. */
export function withFallback(open: () => Promise<UploadStore>): UploadStore {
  const session = createSessionUploadStore();
  const onDevice = reopening(open);

  return {
    async list(userId) {
      const stored = await onDevice((store) => store.list(userId)).catch(() => []);
      return oldestFirst([...stored, ...(await session.list(userId))]);
    },
    add: (entry, content) => onDevice((store) => store.add(entry, content)).catch(() => session.add(entry, content)),
    content: (id) => (session.has(id) ? session.content(id) : onDevice((store) => store.content(id))),
    change: (entry) => (session.has(entry.id) ? session.change(entry) : onDevice((store) => store.change(entry))),
    remove: (id) => (session.has(id) ? session.remove(id) : onDevice((store) => store.remove(id))),
  };
}
