import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isReading, isUnderWay } from "./under-way.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-05-04T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const count = (totalCount: number) => ({ totalCount });
const company = {
  id: "1",
  version: 1,
  environment: "simulator",
  status: "connected",
  companyName: "Alpine",
  connectedAt: null,
  userByConnectedBy: null,
  brokenAt: null,
  brokenReason: null,
  checkedAt: null,
  reconnectBefore: null,
  disconnectedAt: null,
  isSending: true,
  sendsFrom: null,
  incomeAccountId: null,
  recordsAskedAt: null,
  recordsReadAt: null,
  recordsProblem: null,
  waiting: count(5),
  moving: count(0),
  blocked: count(1),
  conflicts: { totalCount: 1 },
};

test.each([
  ["what waits is blocked", {}, false],
  ["something waits", { moving: count(1) }, true],
  ["something waits while sending is paused", { moving: count(1), isSending: false }, false],
  ["something waits for a new connection", { moving: count(1), status: "broken" }, false],
  ["its records are being read", { recordsAskedAt: "2026-05-04T11:59:50Z", isSending: false }, true],
])("where %s, something is under way: %s", (_what, change, expected) => {
  expect(isUnderWay({ ...company, ...change })).toBe(expected);
});

test.each([
  ["was read since", { recordsReadAt: "2026-05-04T11:59:55Z" }],
  ["failed", { recordsProblem: "unavailable" }],
  ["was asked long ago", { recordsAskedAt: "2026-05-04T11:00:00Z" }],
])("what %s is not being read", (_what, change) => {
  expect(isReading({ ...company, recordsAskedAt: "2026-05-04T11:59:50Z", ...change })).toBe(false);
});
