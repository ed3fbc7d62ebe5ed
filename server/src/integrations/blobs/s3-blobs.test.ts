import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startFailingStore } from "../../../test/fakes/failing-store.ts";
import { createLog } from "#platform/log.ts";
import { openS3Blobs } from "./s3-blobs.ts";

const limits = { connect: 200, answer: 100 };
const unavailable = expect.objectContaining({ code: "files-unavailable", details: { retryAfter: 10 } });
const open = (settings: Parameters<typeof openS3Blobs>[0]) => openS3Blobs(settings, createLog("silent"), limits);

test.each(["silent", "breaks", "forbids"] as const)("a store that %s is unavailable, for every verb", async (mood) => {
  await using store = await startFailingStore(mood);
  const verbs = [
    () => open(store.settings).open("files/a"),
    () => open(store.settings).cache("files/a", Buffer.from("a")),
    () => open(store.settings).keep("files/a", import.meta.filename),
    () => open(store.settings).remove("files/a"),
    () => open(store.settings).move("files/a", "files/b"),
    () => open(store.settings).list("files/")[Symbol.asyncIterator]().next(),
  ];

  for (const verb of verbs) await expect(verb()).rejects.toEqual(unavailable);
});

test.each([
  ["restarts", "keep"],
  ["restarts", "cache"],
  ["restarts", "remove"],
  ["stumbles", "keep"],
  ["stumbles", "cache"],
] as const)("that the store %s is no reason to refuse: %s", async (mood, verb) => {
  await using store = await startFailingStore(mood);
  await using folder = await mkdtempDisposable(join(tmpdir(), "blob-"));
  const path = join(folder.path, "a");
  await writeFile(path, "a");
  const verbs = {
    keep: () => open(store.settings).keep("files/a", path),
    cache: () => open(store.settings).cache("files/a", Buffer.from("a")),
    remove: () => open(store.settings).remove("files/a"),
  };

  await verbs[verb]();

  expect(store.asked()).toBe(2);
});

test("nothing listens where the store was: it is unavailable", async () => {
  const store = await startFailingStore("breaks");
  await store[Symbol.asyncDispose]();

  await expect(open(store.settings).open("files/a")).rejects.toEqual(unavailable);
});

test("a content that stops in the middle ends with the reason", async () => {
  await using store = await startFailingStore("stalls");

  const content = await open(store.settings).open("files/a");

  await expect(buffer(content!)).rejects.toEqual(unavailable);
});

test("a store that was silent three times is left alone for a while", async () => {
  await using store = await startFailingStore("silent");
  const blobs = open(store.settings);
  for (const key of ["a", "b", "c"]) await expect(blobs.open(key)).rejects.toEqual(unavailable);
  const asked = store.asked();

  await expect(blobs.open("d")).rejects.toEqual(unavailable);

  expect(store.asked()).toBe(asked);
});

test("a store that refuses us is asked again each time", async () => {
  await using store = await startFailingStore("forbids");
  const blobs = open(store.settings);
  for (const key of ["a", "b", "c", "d"]) await expect(blobs.open(key)).rejects.toEqual(unavailable);

  expect(store.asked()).toBe(4);
});
