import { expect, test } from "vitest";
import type { UploadEntry } from "#data/upload/upload-entry.ts";
import {
  actionsFor,
  afterFailure,
  afterThose,
  goesBefore,
  isDoneByThem,
  isReplaced,
  keepingMine,
  nextDue,
  type QueuedAction,
} from "./queued-action.ts";

const action = (id: string, more: Partial<QueuedAction> = {}): QueuedAction => ({
  id,
  userId: "tom",
  orderId: "7",
  verb: "updateOrderTask",
  input: { id: "task", version: 1, state: "done", note: "" },
  about: "Charger",
  subject: "task",
  addedAt: Number(id),
  attempts: 0,
  failedAt: null,
  state: "waiting",
  code: null,
  problem: null,
  theirs: null,
  ...more,
});
const upload = (id: string, addedAt: number, more: Partial<UploadEntry> = {}): UploadEntry => ({
  id,
  userId: "tom",
  name: "front.jpg",
  type: "image/jpeg",
  size: 6,
  uploadTarget: { serviceOrderId: "7" },
  replaces: null,
  addedAt,
  attempts: 0,
  failedAt: null,
  state: "waiting",
  problem: null,
  kept: true,
  ...more,
});
const theirs = { outcome: "open", value: "", note: "", version: 5, by: "Ada", at: "2026-05-04T18:00:00Z" };
const moment = { now: 100, onlineAgainAt: 0, held: new Set<string>() };

test("the oldest goes first, and what waits for its next attempt holds back its order but no other", () => {
  const failed = action("1", { attempts: 1, failedAt: 99 });
  const [behind, elsewhere] = [action("2", { subject: null }), action("3", { orderId: "8", subject: null })];

  expect(nextDue([action("1"), behind], moment)?.id).toBe("1");
  expect(nextDue([failed, behind, elsewhere], moment)?.id).toBe("3");
  expect(nextDue([failed, behind], { ...moment, onlineAgainAt: 100 })?.id).toBe("1");
  expect(nextDue([failed, behind], { ...moment, now: 99 + 2000 })?.id).toBe("1");
});

test("what was refused holds back what is about the same, and nothing else", () => {
  const refused = action("1", { state: "refused" });

  expect(nextDue([refused, action("2"), action("3", { subject: "other" })], moment)?.id).toBe("3");
  expect(nextDue([refused, action("2")], moment)).toBeNull();
});

test("what the screen sends itself is left to it", () => {
  expect(nextDue([action("1"), action("2")], { ...moment, held: new Set(["1"]) })).toBeNull();
});

test("a second decision is about the version that the first will have made", () => {
  const second = afterThose(action("2"), [action("1"), action("0", { state: "refused" })]);

  expect(second.input["version"]).toBe(2);
});

test.each([
  ["network", "waiting"],
  ["too-many-requests", "waiting"],
  ["unexpected", "waiting"],
  ["order-closed", "refused"],
  ["permission-error", "refused"],
])("after %s an action is %s", (code, state) => {
  expect(afterFailure(action("1"), { code, message: "", theirs: null }, 5).state).toBe(state);
});

test("an error that nobody foresaw is not repeated forever", () => {
  const tired = action("1", { attempts: 7 });

  expect(afterFailure(tired, { code: "unexpected", message: "", theirs: null }, 5).state).toBe("refused");
});

test("to keep mine is to see theirs, under another key, and what was built on mine follows", () => {
  const actions = [action("1", { state: "refused", theirs }), action("2", { input: { id: "task", version: 2 } })];

  const kept = keepingMine(actions, "1", () => "new");

  expect(kept.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(kept.map((one) => [one.action.id, one.action.input["version"], one.action.state])).toEqual([
    ["new", 5, "waiting"],
    ["new", 6, "waiting"],
  ]);
});

test("checks that pass together are sent one by one where they were measured", () => {
  const input = { orderId: "7", measured: [{ key: "battery", value: "12.6" }] };
  let count = 0;

  const actions = actionsFor(
    { verb: "passReadinessChecks", input, orderId: "7", about: "Checks", subject: null },
    { userId: "tom", ids: () => String(++count), now: () => count },
  );

  expect(actions.map(({ verb, subject }) => [verb, subject])).toEqual([
    ["recordReadinessCheck", "7:battery"],
    ["passReadinessChecks", null],
  ]);
  expect(actions.map((one) => one.input)).toEqual([
    { orderId: "7", key: "battery", outcome: "passed", value: "12.6", note: "", seenVersion: 0 },
    { orderId: "7", measured: [] },
  ]);
});

test("a tick that somebody else made meanwhile is made", () => {
  expect(isDoneByThem(action("1"), { ...theirs, outcome: "done" })).toBe(true);
  expect(isDoneByThem(action("1"), theirs)).toBe(false);
});

test("a new decision takes the place of a refused one; a new attempt does not", () => {
  const refused = action("1", { state: "refused" });
  const attempt = action("2", { verb: "recordCalibrationAttempt", state: "refused", input: { id: "a" } });

  expect(isReplaced(refused, [action("3")])).toBe(true);
  expect(isReplaced(attempt, [{ ...attempt, id: "4", state: "waiting" }])).toBe(false);
});

test("a task waits for the order's photos that were taken before it, not for those of a message", () => {
  const task = action("5");
  const forMessage = { uploadTarget: { serviceOrderId: "7", forMessage: true } } as const;

  expect(goesBefore(upload("a", 4), task)).toBe(true);
  expect(goesBefore(upload("a", 6), task)).toBe(false);
  expect(goesBefore(upload("a", 4, { uploadTarget: { serviceOrderId: "8" } }), task)).toBe(false);
  expect(goesBefore(upload("a", 4, forMessage), task)).toBe(false);
});

test("a message waits for its own files, as long as they are on their way", () => {
  const message = action("5", { verb: "postOrderMessage", input: { orderId: "7", body: "", fileIds: ["a", "b"] } });

  expect(goesBefore(upload("b", 4), message)).toBe(true);
  expect(goesBefore(upload("c", 4), message)).toBe(false);
  expect(goesBefore(upload("b", 4, { state: "refused" }), message)).toBe(false);
  expect(goesBefore(upload("b", 4), action("5", { verb: "postOrderMessage", input: { body: "Words" } }))).toBe(false);
});
