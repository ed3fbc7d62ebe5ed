import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AuthState } from "#auth/machines/auth-state.ts";
import { createLazyUploadQueue } from "./lazy-upload-queue.ts";
import type { UploadWish } from "./upload-entry.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { noUploads, type UploadsState } from "./uploads-state.ts";

const wish: UploadWish = { file: new File(["pixels"], "front.jpg"), uploadTarget: { serviceOrderId: "7" } };
const upload = { id: "1", serviceOrderId: "7" };
const lost = new TypeError("Failed to fetch");

let user: string | null;
let isOnline: boolean;
const sessionListeners = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  [user, isOnline] = ["tom", true];
  sessionListeners.clear();
});
afterEach(() => vi.useRealTimers());

function signIn(next: string | null) {
  user = next;
  sessionListeners.forEach((listener) => listener());
}

function lazyQueue(load: () => Promise<UploadQueue>) {
  let count = 0;
  return createLazyUploadQueue({
    load,
    session: {
      state: () => ({ user: user === null ? null : { id: user } }) as AuthState,
      subscribe: (listener) => {
        sessionListeners.add(listener);
        return () => sessionListeners.delete(listener);
      },
    },
    isOnline: () => isOnline,
    ids: () => `held-${++count}`,
    now: () => 0,
  });
}

const shownBy = (queue: UploadQueue) => queue.state().uploads.map(({ name, state, kept }) => ({ name, state, kept }));
const waiting = { name: "front.jpg", state: "waiting", kept: false };
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A queue as it is once its code is there, with its listeners in the test's hands. */
function loadedQueue() {
  let state: UploadsState = noUploads;
  const heard: { change: () => void; stored: Parameters<UploadQueue["onStored"]>[0] } = {
    change: () => {},
    stored: async () => {},
  };
  const added: UploadWish[] = [];
  const queue: UploadQueue = {
    state: () => state,
    subscribe: (listener) => {
      heard.change = listener;
      return () => {};
    },
    onStored: (listener) => {
      heard.stored = listener;
      return () => {};
    },
    add: async (wishes) => void added.push(...wishes),
    content: async () => undefined,
    retry: async () => {},
    cancel: async () => {},
    remove: async () => {},
    wake: () => {},
  };
  const become = (next: UploadsState) => {
    state = next;
    heard.change();
  };
  return { queue, added, heard, become };
}

test("its code is loaded once, whoever asks first", async () => {
  const { queue, added } = loadedQueue();
  const load = vi.fn<() => Promise<UploadQueue>>().mockResolvedValue(queue);
  const lazy = lazyQueue(load);

  const before = load.mock.calls.length;
  await Promise.all([lazy.add([wish]), lazy.start()]);
  await settled();

  expect([before, load.mock.calls.length]).toEqual([0, 1]);
  expect(added).toEqual([wish]);
});

test("who listened before it was there sees the uploads of earlier visits, and what is stored", async () => {
  const { queue, heard, become } = loadedQueue();
  const lazy = lazyQueue(async () => queue);
  const seen: number[] = [];
  const stored: unknown[] = [];
  lazy.subscribe(() => seen.push(lazy.state().storedCount));
  const leave = lazy.onStored(async (one) => void stored.push(one));

  await lazy.start();
  become({ ...noUploads, storedCount: 1 });
  await heard.stored(upload);
  leave();
  await heard.stored(upload);

  expect(seen).toEqual([0, 1]);
  expect(stored).toEqual([upload]);
});

test("a file stays in the queue until whoever shows it has reloaded, or failed to", async () => {
  const { queue, heard } = loadedQueue();
  const lazy = lazyQueue(async () => queue);
  const reloaded = Promise.withResolvers<void>();
  lazy.onStored(() => reloaded.promise);
  lazy.onStored(() => Promise.reject(new Error("the list cannot be read")));
  await lazy.start();
  let isOver = false;

  const over = heard.stored(upload).then(() => (isOver = true));
  await Promise.resolve();
  const early = isOver;
  reloaded.resolve();
  await over;

  expect([early, isOver]).toEqual([false, true]);
});

test("a file that is added without a network waits on screen, and is handed over once the code can be loaded", async () => {
  const { queue, added } = loadedQueue();
  const load = vi.fn<() => Promise<UploadQueue>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue(queue);
  const lazy = lazyQueue(load);
  await expect(lazy.start()).rejects.toThrow("Failed to fetch");
  isOnline = false;

  await lazy.add([wish]);
  await settled();
  const before = { uploads: shownBy(lazy), isOnline: lazy.state().isOnline, added: [...added] };
  await lazy.start(); // As when the network is back.

  expect(before).toEqual({ uploads: [waiting], isOnline: false, added: [] });
  expect(added).toEqual([wish]);
  expect(shownBy(lazy)).toEqual([]);
});

test("while a file waits for the code, loading it is repeated by itself", async () => {
  const { queue, added } = loadedQueue();
  const load = vi.fn<() => Promise<UploadQueue>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  load.mockResolvedValue(queue);
  const lazy = lazyQueue(load);

  await lazy.add([wish]);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.advanceTimersByTimeAsync(4000);

  expect(load).toHaveBeenCalledTimes(3);
  expect(added).toEqual([wish]);
});

test("a waiting file is handed over to nobody but the person who added it", async () => {
  const { queue, added } = loadedQueue();
  const load = vi.fn<() => Promise<UploadQueue>>().mockRejectedValueOnce(lost).mockResolvedValue(queue);
  const lazy = lazyQueue(load);
  await lazy.add([wish]);
  await settled();

  signIn("cyd");
  await lazy.start();
  const forCyd = { uploads: shownBy(lazy), added: [...added] };
  signIn("tom");
  await settled();

  expect(forCyd).toEqual({ uploads: [], added: [] });
  expect(added).toEqual([wish]);
});

test("a waiting file can be looked at, canceled, retried and removed", async () => {
  const lazy = lazyQueue(() => Promise.reject(lost));
  await lazy.add([wish, wish]);

  await lazy.cancel("held-1");
  const canceled = shownBy(lazy);
  await lazy.retry("held-1");
  await lazy.remove("held-2");

  expect(canceled).toEqual([{ ...waiting, state: "cancelled" }, waiting]);
  expect(shownBy(lazy)).toEqual([waiting]);
  expect(await lazy.content("held-1")).toBe(wish.file);
});

test("files that the queue cannot take stay on screen and are offered again by themselves", async () => {
  const { queue, added } = loadedQueue();
  const add = vi.fn<UploadQueue["add"]>().mockRejectedValueOnce(new Error("no room")).mockImplementation(queue.add);
  const load = vi.fn<() => Promise<UploadQueue>>().mockResolvedValue({ ...queue, add });
  const lazy = lazyQueue(load);

  await lazy.add([wish]);
  await expect.poll(() => add).toHaveBeenCalled();
  await settled();
  const refused = shownBy(lazy);
  await vi.advanceTimersByTimeAsync(2000);

  expect(refused).toEqual([waiting]);
  expect(added).toEqual([wish]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("whoever is signed out is told that a file cannot be added", async () => {
  user = null;
  const lazy = lazyQueue(() => Promise.reject(lost));

  await expect(lazy.add([wish])).rejects.toThrow("not authenticated");
});
