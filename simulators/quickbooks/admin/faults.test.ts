import { afterAll, afterEach, expect, test } from "vitest";
import { startConnected, usualRealmId, codeOf } from "../connected-client.ts";
import type { PlannedFault } from "./fault-plan.ts";

const { client, company, simulator, [Symbol.asyncDispose]: stop } = await startConnected();
const { admin } = simulator;
afterAll(stop);
afterEach(() => admin.clearFaults());

const info = () => client.get(`companyinfo/${usualRealmId}`);
const raw = () =>
  fetch(`${company.apiUrl}/v3/company/${usualRealmId}/companyinfo/${usualRealmId}`, {
    headers: { authorization: `Bearer ${company.accessToken}` },
  });
const create = (name: string) => client.post(`customer?requestid=${name}`, { DisplayName: name });
const customers = async () => (await client.query("select count(*) from Customer")).body["QueryResponse"];

test("a planned fault strikes as often as asked, and then all is well", async () => {
  admin.planFault({ kind: "throttled", retryAfter: 7, times: 2 });

  const answers = [await info(), await info(), await info()];

  expect(answers.map(({ status }) => status)).toEqual([429, 429, 200]);
  expect([answers[0] && codeOf(answers[0]), answers[0]?.headers.get("retry-after")]).toEqual(["3001", "7"]);
});

test.each([500, 503, 504] as const)("their failure %i does nothing of what was asked", async (status) => {
  const before = await customers();
  admin.planFault({ kind: "server-error", status });

  const answer = await client.post("customer", { DisplayName: `Never ${status}` });

  expect([answer.status, codeOf(answer)]).toEqual([status, "10000"]);
  expect(await customers()).toEqual(before);
});

test("a cut connection does nothing, a lost answer is work done that its requestid gets back", async () => {
  admin.planFault({ kind: "cut" });
  admin.planFault({ kind: "answer-lost" });

  await expect(create("cut")).rejects.toThrow("fetch failed");
  await expect(create("lost")).rejects.toThrow("fetch failed");

  expect(simulator.admin.find({ name: "Customer", id: "1" })).toMatchObject({ DisplayName: "lost" });
  expect((await create("lost")).body).toMatchObject({ Customer: { Id: "1", DisplayName: "lost" } });
  expect((await create("cut")).body).toMatchObject({ Customer: { Id: "2" } });
});

test("HTML, a huge answer and a slow one come as asked", async () => {
  admin.planFault({ kind: "html" });
  admin.planFault({ kind: "oversized", bytes: 3_000_000 });
  admin.planFault({ kind: "slow", milliseconds: 60 });

  const page = await raw();
  const huge = await (await raw()).text();
  const begun = performance.now();
  const slow = await info();

  expect([page.status, page.headers.get("content-type"), await page.text()]).toEqual([
    502,
    "text/html; charset=utf-8",
    expect.stringContaining("<html>"),
  ]);
  expect(huge.length).toBeGreaterThan(3_000_000);
  expect(slow.status).toBe(200);
  expect(performance.now() - begun).toBeGreaterThan(50);
});

test.each<[Extract<PlannedFault, { kind: "fault" }>, "Fault" | "fault"]>([
  [{ kind: "fault", status: 400, code: "6190", detail: "Subscription ended" }, "Fault"],
  [{ kind: "fault", status: 400, code: "6540", detail: "Already deposited", element: "Id" }, "Fault"],
  [{ kind: "fault", status: 401, code: "120", message: "Authorization failed" }, "fault"],
  [{ kind: "fault", status: 403, code: "3100" }, "fault"],
])("any fault of the contract can be planned: $code", async (fault, spelling) => {
  admin.planFault(fault);

  const answer = await info();

  expect([answer.status, codeOf(answer), Object.hasOwn(answer.body, spelling)]).toEqual([
    fault.status,
    fault.code,
    true,
  ]);
});

test("a fault on one kind of call leaves the others alone", async () => {
  admin.planFault({ kind: "server-error", status: 503, on: "tokens/bearer" });

  expect((await info()).status).toBe(200);
  expect((await fetch(simulator.settings.tokenUrl, { method: "POST" })).status).toBe(503);
  expect((await fetch(simulator.settings.tokenUrl, { method: "POST" })).status).toBe(401);
});

test("the request log has what was asked and answered, and no token", async () => {
  admin.planFault({ kind: "cut", on: "POST" });
  await client.post("customer?requestid=log-1", { DisplayName: "Logged" }).catch(() => null);
  const { headers } = await info();

  const [cut, last] = admin.requests().slice(-2);

  expect(cut).toMatchObject({ method: "POST", requestId: "log-1", body: '{"DisplayName":"Logged"}', status: null });
  expect(last).toMatchObject({ method: "GET", status: 200, tid: headers.get("intuit_tid") });
  expect(JSON.stringify(admin.requests())).not.toMatch(/simulator-(?:access|refresh|code|client-secret)/);
});
