import { expect, test } from "vitest";
import { canRetry, onceWords } from "./message-words.ts";

test.each([
  [0, null],
  [2, "Requested 3 times, sent once"],
])("a message requested again %i times says %j", (repeats, words) => {
  expect(onceWords({ repeats })).toBe(words);
});

test.each([
  ["failed", {}, true],
  ["bounced", {}, true],
  ["kept", {}, true],
  ["queued", {}, false],
  ["sent", {}, false],
  ["failed", null, false],
])("an email that is %s, of the order %j, can be resent: %j", (status, serviceOrder, can) => {
  expect(canRetry({ status, serviceOrder })).toBe(can);
});
