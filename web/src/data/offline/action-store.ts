import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { reopening } from "#data/queue/reopening.ts";
import type { QueuedAction } from "./queued-action.ts";

/** Stores actions until the server has carried them out. */
export interface ActionStore {
  /** A person's own, the oldest first. */
  list: (userId: string) => Promise<QueuedAction[]>;
  /** Resolves once they are safe. */
  add: (actions: readonly QueuedAction[]) => Promise<void>;
  /** Does nothing when the action was removed meanwhile. */
  change: (action: QueuedAction) => Promise<void>;
  /** Puts another in its place at once. */
  replace: (id: string, action: QueuedAction) => Promise<void>;
  remove: (ids: readonly string[]) => Promise<void>;
}

interface Schema extends DBSchema {
  actions: { key: string; value: QueuedAction; indexes: { userId: string } };
}

/** Rejects where the browser has no IndexedDB or blocks it. */
export function actionStore(name = "boresight-actions"): ActionStore {
  const ask = reopening(() =>
    openDB<Schema>(name, 1, {
      upgrade: (database) =>
        void database.createObjectStore("actions", { keyPath: "id" }).createIndex("userId", "userId"),
    }),
  );
  const write = (work: (store: Writable) => Promise<unknown>) =>
    ask(async (database) => {
      const writing = database.transaction("actions", "readwrite", { durability: "strict" });
      await Promise.all([work(writing.store), writing.done]);
    });

  return {
    async list(userId) {
      const stored = await ask((database) => database.getAllFromIndex("actions", "userId", userId));
      return stored.toSorted((one, other) => one.addedAt - other.addedAt);
    },
    add: (actions) => write((store) => Promise.all(actions.map((action) => store.put(action)))),
    change: (action) => write(async (store) => (await store.getKey(action.id)) && store.put(action)),
    replace: (id, action) => write((store) => Promise.all([store.delete(id), store.put(action)])),
    remove: (ids) => write((store) => Promise.all(ids.map((id) => store.delete(id)))),
  };
}

type Writable = Awaited<ReturnType<typeof writableStore>>;
const writableStore = (database: IDBPDatabase<Schema>) => database.transaction("actions", "readwrite").store;
