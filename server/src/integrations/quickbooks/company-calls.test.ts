import { inspect } from "node:util";
import { expect, test } from "vitest";
import { fault, realmId, startScriptedQbo, type ScriptedAnswer } from "../../../test/fakes/scripted-qbo.ts";
import { qboInvoice } from "./entities/invoice.ts";

const company = {
  headers: { intuit_tid: "tid-7" },
  body: { CompanyInfo: { Id: "1", CompanyName: "Boresight" }, time: "2026-01-02T03:04:05Z" },
};
const throttled = (retryAfter?: string): ScriptedAnswer => ({
  ...fault(429, "3001"),
  headers: retryAfter === undefined ? {} : { "retry-after": retryAfter },
});

test("a call goes to the company with the token and the minor version", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(company);

  await qbo.company.companyInfo();

  expect(qbo.asked).toMatchObject([
    {
      method: "GET",
      path: `/v3/company/${realmId}/companyinfo/${realmId}`,
      query: { minorversion: "75" },
      headers: { authorization: "Bearer access-1", accept: "application/json" },
    },
  ]);
});

test("every response is reported with the id that Intuit's support asks for", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(company, { failure: "before" });

  await qbo.company.companyInfo();
  await qbo.company.companyInfo().catch(() => {});

  const call = { realmId, method: "GET", path: `companyinfo/${realmId}` };
  expect(qbo.exchanges).toEqual([
    { ...call, status: 200, intuitTid: "tid-7" },
    { ...call, status: null, intuitTid: null },
  ]);
});

test("a throttled call waits as long as told and repeats", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(throttled("7"), throttled(), company);

  await expect(qbo.company.companyInfo()).resolves.toMatchObject({ CompanyName: "Boresight" });

  expect(qbo.time.sleeps).toEqual([7000, 2000]);
});

test("a call that is throttled again and again tells how long to wait", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(...Array.from({ length: 4 }, () => throttled()));

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({
    problem: { kind: "throttled", waitMs: 8000 },
    status: 429,
    code: "3001",
  });

  expect(qbo.time.sleeps).toEqual([1000, 2000, 4000]);
  expect(qbo.asked).toHaveLength(4);
});

test("nobody waits for ten minutes: the error tells when to come back", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer(throttled("600"));

  await expect(qbo.company.companyInfo()).rejects.toMatchObject({ problem: { kind: "throttled", waitMs: 600_000 } });

  expect(qbo.time.sleeps).toEqual([]);
});

const page = "<html>Sign in to the Wi-Fi</html>";

test.each<[string, ScriptedAnswer, object]>([
  ["a page in place of JSON", { body: page }, { kind: "unavailable" }],
  ["an empty response", { body: "" }, { kind: "unavailable" }],
  ["a gateway's page", { status: 502, body: page }, { kind: "unavailable" }],
  ["a page that is not found", { status: 404, body: page }, { kind: "unavailable" }],
  ["a redirect", { status: 302, headers: { location: "/elsewhere" } }, { kind: "unavailable" }],
  ["a cut connection", { failure: "before" }, { kind: "unavailable" }],
  ["half a response", { ...company, failure: "within" }, { kind: "unavailable" }],
  ["silence", { failure: "silent" }, { kind: "unavailable" }],
  [
    "an endless response",
    { body: { CompanyInfo: { Id: "1", CompanyName: "x".repeat(20_000) } } },
    { kind: "unreadable" },
  ],
  ["JSON of another shape", { body: { CompanyInfo: { Id: 1 } } }, { kind: "unreadable" }],
  ["JSON about something else", { body: { Customer: {} } }, { kind: "unreadable" }],
  ["null", { body: "null" }, { kind: "unreadable" }],
  ["a fault that claims success", { ...fault(200, "610"), status: 200 }, { kind: "notFound" }],
  ["a failure of theirs", fault(500, "10000"), { kind: "unavailable" }],
  ["a stale version", fault(400, "5010"), { kind: "stale" }],
])("%s is named for what it is, and the error holds no token", async (_, answer, problem) => {
  const impatience = answer.failure === "silent" ? { timeoutMs: 100 } : {};
  await using qbo = await startScriptedQbo({ ...impatience, largestAnswer: 10_000 });
  qbo.answer(answer);

  const error: unknown = await qbo.company.companyInfo().catch((error: unknown) => error);

  expect(error).toMatchObject({ name: "QboError", problem });
  expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/access-1|refresh-1|Bearer/);
  expect(qbo.asked).toHaveLength(1);
});

test("an error about the shape names the fields and none of their values", async () => {
  await using qbo = await startScriptedQbo();
  qbo.answer({ body: { Invoice: { Id: "1", SyncToken: "0", TotalAmt: "secret", Balance: 0.001, Line: [] } } });

  await expect(qbo.company.read(qboInvoice, "1")).rejects.toMatchObject({
    problem: { kind: "unreadable" },
    detail: "CustomerRef: invalid_type\nTotalAmt: invalid_type\nBalance: custom",
  });
});

test.each(["", "..", "../1?x=", "1/2", "1 ", "٣"])("the company %j is not called", async (realm) => {
  await using qbo = await startScriptedQbo();

  expect(() => qbo.client.company(realm)).toThrow(RangeError);
});
