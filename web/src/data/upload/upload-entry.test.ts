import { expect, test } from "vitest";
import { afterFailure, dueAt, newEntry, retryDelay, triedAgain } from "./upload-entry.ts";

const file = new File(["pixels"], "front.jpg", { type: "image/jpeg" });
const entry = newEntry({ file, uploadTarget: { serviceOrderId: "7" } }, { id: "1", userId: "tom", now: 1000 });
const problem = (status: number) => ({ status, error: "", message: "no" });

test.each([
  [1, 2000],
  [2, 4000],
  [5, 32_000],
  [6, 60_000],
  [900, 60_000],
])("after %i failures it waits %i ms", (attempts, delay) => {
  expect(retryDelay(attempts)).toBe(delay);
});

test.each([0, 1, 401, 408, 429, 500, 503])("status %i passes: the file waits", (status) => {
  const failed = afterFailure(entry, problem(status), 5000);

  expect(failed).toMatchObject({ state: "waiting", attempts: 1, problem: "no" });
  expect(dueAt(failed, 0)).toBe(7000);
});

test.each([400, 403, 404, 409, 410, 413])("status %i is a refusal", (status) => {
  expect(afterFailure(entry, problem(status), 5000).state).toBe("refused");
});

test("what failed before the network came back is due at once", () => {
  const failed = afterFailure(entry, problem(0), 5000);

  expect(dueAt(failed, 5001)).toBe(1000);
  expect(dueAt(failed, 4999)).toBe(7000);
});

test("tried again it is due at once, and still known as sent before", () => {
  const again = triedAgain(afterFailure(entry, problem(400), 5000));

  expect(again).toMatchObject({ state: "waiting", problem: null, attempts: 1 });
  expect(dueAt(again, 0)).toBe(1000);
});
