import { expect, test, vi } from "vitest";
import { createLazyUploadQueue } from "./lazy-upload-queue.ts";
import type { UploadWish } from "./upload-entry.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { noUploads, type UploadsState } from "./uploads-state.ts";

const wish: UploadWish = { file: new File(["pixels"], "front.jpg"), uploadTarget: { serviceOrderId: "7" } };
const upload = { id: "1", serviceOrderId: "7" };

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
  const lazy = createLazyUploadQueue(load);

  const before = load.mock.calls.length;
  await Promise.all([lazy.add([wish]), lazy.start()]);

  expect([before, load.mock.calls.length]).toEqual([0, 1]);
  expect(added).toEqual([wish]);
});

test("who listened before it was there sees the uploads of earlier visits, and what is stored", async () => {
  const { queue, heard, become } = loadedQueue();
  const lazy = createLazyUploadQueue(async () => queue);
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
  const lazy = createLazyUploadQueue(async () => queue);
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

test("a load that failed is repeated with the next file", async () => {
  const { queue, added } = loadedQueue();
  const load = vi.fn<() => Promise<UploadQueue>>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  load.mockResolvedValue(queue);
  const lazy = createLazyUploadQueue(load);

  await expect(lazy.start()).rejects.toThrow("Failed to fetch");
  await lazy.add([wish]);

  expect(added).toEqual([wish]);
});
