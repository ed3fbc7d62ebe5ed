import { expect, test } from "vitest";
import type { QueuedUpload } from "#data/upload/uploads-state.ts";
import { queueProgress, queueWords, uploadWords } from "./upload-words.ts";

const waiting = { isSending: false, state: "waiting", progress: 0, problem: null } as const;
const sending = { ...waiting, isSending: true, progress: 40 };
const refused = { ...waiting, state: "refused", problem: "this task does not take files of this type" } as const;

test.each([
  [sending, true, "Uploading, 40%"],
  [{ ...sending, progress: 100 }, true, "Uploaded, saving"],
  [waiting, true, "Waiting to upload"],
  [waiting, false, "Waiting to upload: no network"],
  [{ ...waiting, problem: "Network Error" }, true, "Waiting to upload: Network Error"],
  [refused, false, "Not uploaded: this task does not take files of this type"],
  [{ ...waiting, state: "cancelled" } as const, true, "Canceled, not uploaded"],
])("%o with network %s is described as: %s", (upload, isOnline, words) => {
  expect(uploadWords(upload, isOnline)).toBe(words);
});

const queue = (uploads: object[], storedCount = 0, isOnline = true) => ({
  uploads: uploads as QueuedUpload[],
  storedCount,
  isOnline,
});

test.each([
  [queue([]), ""],
  [queue([sending, waiting], 1), "1 of 3 uploaded"],
  [queue([waiting], 1, false), "Waiting for the network · 1 of 2 uploaded"],
  [queue([sending, refused]), "0 of 2 uploaded · 1 not uploaded"],
  [queue([refused], 0, false), "0 of 1 uploaded · 1 not uploaded"],
  [queue([], 5), "5 of 5 uploaded"],
])("the queue's state is described: %#", (state, words) => {
  expect(queueWords(state)).toBe(words);
});

test("half of one file and all of another are three quarters in total", () => {
  expect(queueProgress(queue([{ ...sending, progress: 50 }], 1))).toBe(75);
  expect(queueProgress(queue([]))).toBe(0);
});
