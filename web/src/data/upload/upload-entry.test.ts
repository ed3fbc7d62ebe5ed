import { expect, test } from "vitest";
import { dueAt } from "#data/queue/retry.ts";
import { afterFailure, newEntry, triedAgain } from "./upload-entry.ts";

const file = new File(["pixels"], "front.jpg", { type: "image/jpeg" });
const entry = newEntry({ file, uploadTarget: { serviceOrderId: "7" } }, { id: "1", userId: "tom", now: 1000 });
const problem = (status: number) => ({ status, error: "", message: "no" });

test.each([0, 1, 401, 408, 429, 500, 503])("status %i passes: the file waits", (status) => {
  const failed = afterFailure(entry, problem(status), 5000);

  expect(failed).toMatchObject({ state: "waiting", attempts: 1, problem: "no" });
  expect(dueAt(failed, 0)).toBe(7000);
});

test.each([400, 403, 404, 409, 410, 413])("status %i is a refusal", (status) => {
  expect(afterFailure(entry, problem(status), 5000).state).toBe("refused");
});

test("tried again it is due at once, and still known as sent before", () => {
  const again = triedAgain(afterFailure(entry, problem(400), 5000));

  expect(again).toMatchObject({ state: "waiting", problem: null, attempts: 1 });
  expect(dueAt(again, 0)).toBe(1000);
});
