import { expect, test } from "vitest";
import { errorOf } from "./faults.ts";

const now = new Date("2026-01-02T03:04:05Z");

function failure(status: number, body: unknown, retryAfter: string | null = null) {
  const content = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
  return errorOf({ status, intuitTid: "tid-1", retryAfter, body: content }, now);
}

const capitalised = (code: string, detail: string) => ({
  Fault: { Error: [{ Message: "Message", Detail: detail, code, element: "Line.Amount" }], type: "ValidationFault" },
  time: "2026-01-02T03:04:05.678-08:00",
});
const lowerCase = (code: string, detail: string) => ({
  warnings: null,
  fault: { error: [{ message: "message", detail, code }], type: "AUTHENTICATION" },
});

test.each([
  [401, "3200", { kind: "reconnect", reason: "tokenRefused" }],
  [401, "120", { kind: "reconnect", reason: "personLostRights" }],
  [403, "3100", { kind: "reconnect", reason: "appNotAuthorized" }],
  [400, "610", { kind: "notFound" }],
  [400, "2010", { kind: "invalid", field: "Line.Amount" }],
  [400, "2020", { kind: "invalid", field: "Line.Amount" }],
  [400, "2170", { kind: "invalid", field: "Line.Amount" }],
  [400, "2500", { kind: "invalid", field: "Line.Amount" }],
  [400, "4000", { kind: "invalid", field: "Line.Amount" }],
  [400, "4001", { kind: "invalid", field: "Line.Amount" }],
  [400, "5010", { kind: "stale" }],
  [400, "6000", { kind: "rejected" }],
  [400, "6070", { kind: "invalid", field: "Line.Amount" }],
  [400, "6140", { kind: "duplicateNumber", existingId: null }],
  [400, "6190", { kind: "subscriptionEnded" }],
  [400, "6210", { kind: "periodClosed" }],
  [400, "6240", { kind: "duplicateName", existingId: null }],
  [400, "6540", { kind: "rejected" }],
  [400, "99999", { kind: "rejected" }],
  [400, "constructor", { kind: "rejected" }],
  [400, "10000", { kind: "unavailable" }],
  [429, "3001", { kind: "throttled", waitMs: null }],
  [400, "3001", { kind: "throttled", waitMs: null }],
  [500, "10000", { kind: "unavailable" }],
  [503, "", { kind: "unavailable" }],
  [504, "", { kind: "unavailable" }],
] as const)("status %i with code %s is named", (status, code, problem) => {
  const error = failure(status, capitalised(code, "A detail"));

  expect(error).toMatchObject({ problem, status, code: code || null, detail: "A detail", intuitTid: "tid-1" });
});

test.each([
  [401, "3200", { kind: "reconnect", reason: "tokenRefused" }],
  [401, "120", { kind: "reconnect", reason: "personLostRights" }],
  [403, "3100", { kind: "reconnect", reason: "appNotAuthorized" }],
  [429, "3001", { kind: "throttled", waitMs: null }],
] as const)("a gateway's %i with code %s in lower case is named all the same", (status, code, problem) => {
  expect(failure(status, lowerCase(code, "Token expired"))).toMatchObject({ problem, code, detail: "Token expired" });
});

test.each([
  [302, { kind: "unavailable" }],
  [400, { kind: "rejected" }],
  [401, { kind: "reconnect", reason: "tokenRefused" }],
  [403, { kind: "reconnect", reason: "appNotAuthorized" }],
  [404, { kind: "unavailable" }],
  [429, { kind: "throttled", waitMs: null }],
  [500, { kind: "unavailable" }],
  [502, { kind: "unavailable" }],
] as const)("a page with status %i is named by its status", (status, problem) => {
  const error = failure(status, "<html><body>Something went wrong</body></html>");

  expect(error).toMatchObject({ problem, code: null, detail: "" });
});

test.each([
  ["7", 7000],
  ["0", 0],
  ["Fri, 02 Jan 2026 03:04:35 GMT", 30_000],
  ["Fri, 02 Jan 2026 03:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
])("Retry-After %s asks to wait %o milliseconds", (retryAfter, waitMs) => {
  const { problem } = failure(429, "", retryAfter);

  expect(problem).toEqual({ kind: "throttled", waitMs });
});

test("a used name and a used number tell which record has them", () => {
  const name = failure(400, capitalised("6240", "The name supplied already exists. : Id=58"));
  const number = failure(400, capitalised("6140", "DocNumber=1001 is assigned to TxnType=Invoice with TxnId=95"));

  expect(name.problem).toEqual({ kind: "duplicateName", existingId: "58" });
  expect(number.problem).toEqual({ kind: "duplicateNumber", existingId: "95" });
});

test("people read the details of all errors once, without the message that each repeats", () => {
  const stale = { Message: "Stale Object Error", Detail: "Stale Object Error : You and another", code: "5010" };
  const bare = { Message: "Only a message", Detail: "", code: "6000" };

  const error = failure(400, { Fault: { Error: [stale, stale, bare] } });

  expect(error.detail).toBe("You and another\nOnly a message");
  expect(error.message).toBe("QuickBooks · stale · 400 · 5010 · You and another\nOnly a message");
});

test.each([{}, { Fault: {} }, { Fault: { Error: [] } }, { fault: "no" }, [], null, { Fault: { Error: [7] } }])(
  "a failure of another shape, %o, is named by its status",
  (body) => {
    expect(failure(400, body).problem).toEqual({ kind: "rejected" });
  },
);

test("a code that is a number and parts of another type are read", () => {
  const error = failure(400, { Fault: { Error: [{ Message: null, Detail: ["x"], code: 5010 }] } });

  expect(error).toMatchObject({ problem: { kind: "stale" }, code: "5010", detail: "" });
});
