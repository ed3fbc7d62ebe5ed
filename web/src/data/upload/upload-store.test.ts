import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { withFallback } from "./session-upload-store.ts";
import { newEntry } from "./upload-entry.ts";
import { openUploadStore, type UploadStore } from "./upload-store.ts";

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const content = new Blob(["pixels"]);
const file = new File([content], "front.jpg", { type: "image/jpeg" });
const entry = (id: string, { userId = "tom", now = 0 } = {}) =>
  newEntry({ file, uploadTarget: { serviceOrderId: "7" } }, { id, userId, now });

const full = async (): Promise<never> => {
  throw new DOMException("no room", "QuotaExceededError");
};

test("what was added is there when the page comes back, its bytes with it", async () => {
  await (await openUploadStore()).add(entry("1"), content);

  const store = await openUploadStore();

  expect(await store.list("tom")).toEqual([entry("1")]);
  expect(await (await store.content("1"))?.text()).toBe("pixels");
});

test("a person's own are listed, the oldest first", async () => {
  const store = await openUploadStore();
  await store.add(entry("2", { now: 20 }), content);
  await store.add(entry("1", { now: 10 }), content);
  await store.add(entry("3", { userId: "ada" }), content);

  const listed = await store.list("tom");

  expect(listed.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("a change does not bring back what was removed", async () => {
  const store = await openUploadStore();
  await store.add(entry("1"), content);
  await store.change({ ...entry("1"), state: "refused" });
  const changed = await store.list("tom");
  await store.remove("1");

  await store.change(entry("1"));

  expect(changed).toMatchObject([{ state: "refused" }]);
  expect([await store.list("tom"), await store.content("1")]).toEqual([[], undefined]);
});

test("an added file that did not fit leaves nothing behind", async () => {
  const store = await openUploadStore();
  await store.add(entry("1"), content);

  await expect(store.add(entry("1"), content)).rejects.toThrow("exists");

  expect(await store.list("tom")).toHaveLength(1);
});

test.each([
  ["has no room", async (): Promise<UploadStore> => ({ ...(await openUploadStore()), add: full })],
  ["stores nothing", full],
])("where the device %s the page holds the file, and says so", async (_what, open) => {
  const store = withFallback(open);

  const added = await store.add(entry("1"), content);
  await store.change({ ...added, attempts: 3 });

  expect(await store.list("tom")).toMatchObject([{ id: "1", kept: false, attempts: 3 }]);
  expect(await store.list("ada")).toEqual([]);
  expect(await (await store.content("1"))?.text()).toBe("pixels");
  await store.remove("1");
  expect(await store.list("tom")).toEqual([]);
});

test("a database that the phone closed is opened again", async () => {
  const real = await openUploadStore();
  await real.add(entry("1"), content);
  const closed: UploadStore = { ...real, list: full };
  const open = vi.fn<() => Promise<UploadStore>>().mockResolvedValueOnce(closed).mockResolvedValue(real);

  const listed = await withFallback(open).list("tom");

  expect(listed).toMatchObject([{ id: "1", kept: true }]);
});
