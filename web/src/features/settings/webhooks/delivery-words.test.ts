import { expect, test } from "vitest";
import { attemptWords, canSendAgain } from "./delivery-words.ts";

test.each([
  [{ responseStatus: null, attempts: 0 }, "Not sent yet"],
  [{ responseStatus: null, attempts: 1 }, "1 attempt"],
  [{ responseStatus: 503, attempts: 6 }, "HTTP 503 · 6 attempts"],
])("a response of %o is described as %s", (delivery, words) => {
  expect(attemptWords(delivery)).toBe(words);
});

test.each([
  ["delivered", true, true],
  ["failed", true, true],
  ["pending", true, false],
  ["failed", false, false],
])("an event that is %s, of a webhook enabled: %s, can be resent: %s", (status, isActive, can) => {
  expect(canSendAgain({ status }, isActive)).toBe(can);
});
