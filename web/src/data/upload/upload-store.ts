import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { UploadEntry } from "./upload-entry.ts";

/** Stores files until the server has them. */
export interface UploadStore {
  /** A person's own, the oldest first. */
  list: (userId: string) => Promise<UploadEntry[]>;
  /** Resolves once the bytes are safe, with the entry as it was stored. */
  add: (entry: UploadEntry, content: Blob) => Promise<UploadEntry>;
  content: (id: string) => Promise<Blob | undefined>;
  /** Does nothing when the entry was removed meanwhile. */
  change: (entry: UploadEntry) => Promise<void>;
  remove: (id: string) => Promise<void>;
}

// Separate, so that recording an attempt does not write the bytes again.
interface Schema extends DBSchema {
  entries: { key: string; value: UploadEntry; indexes: { userId: string } };
  contents: { key: string; value: Blob };
}

type Database = IDBPDatabase<Schema>;

/** Rejects where the browser has no IndexedDB or blocks it. */
export async function openUploadStore(): Promise<UploadStore> {
  return storeIn(
    await openDB<Schema>("boresight-uploads", 1, {
      upgrade(database) {
        database.createObjectStore("entries", { keyPath: "id" }).createIndex("userId", "userId");
        database.createObjectStore("contents");
      },
    }),
  );
}

const storeIn = (database: Database): UploadStore => ({
  async list(userId) {
    return oldestFirst(await database.getAllFromIndex("entries", "userId", userId));
  },
  async add(entry, content) {
    const adding = database.transaction(["entries", "contents"], "readwrite", { durability: "strict" });
    await Promise.all([
      adding.objectStore("entries").add(entry),
      adding.objectStore("contents").add(content, entry.id),
      adding.done,
    ]);
    return entry;
  },
  content: (id) => database.get("contents", id),
  async change(entry) {
    const changing = database.transaction("entries", "readwrite");
    if (await changing.store.getKey(entry.id)) await changing.store.put(entry);
    await changing.done;
  },
  async remove(id) {
    const removing = database.transaction(["entries", "contents"], "readwrite");
    await Promise.all([
      removing.objectStore("entries").delete(id),
      removing.objectStore("contents").delete(id),
      removing.done,
    ]);
  },
});

export const oldestFirst = (entries: readonly UploadEntry[]): UploadEntry[] =>
  entries.toSorted((one, other) => one.addedAt - other.addedAt);
