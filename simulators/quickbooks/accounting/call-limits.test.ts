import { expect, test } from "vitest";
import { startConnected, codeOf } from "../connected-client.ts";

let now = Date.parse("2026-01-02T11:00:00Z");
const clock = () => new Date(now);

test("the 501st call within a minute is throttled, and waiting helps", async () => {
  await using books = await startConnected({ clock });
  const call = () => books.client.get(`companyinfo/${books.company.realmId}`);
  for (let calls = 0; calls < 100; calls += 1) await Promise.all([call(), call(), call(), call(), call()]);

  const refused = await call();
  now += 60_000;

  expect([refused.status, codeOf(refused), refused.headers.get("retry-after")]).toEqual([429, "3001", "60"]);
  expect((await call()).status).toBe(200);
});

test("batches have a limit of their own, 40 a minute", async () => {
  await using books = await startConnected({ clock });
  const batch = () => books.client.post("batch", { BatchItemRequest: [] });
  for (let calls = 0; calls < 40; calls += 1) await batch();

  expect((await batch()).status).toBe(429);
  expect((await books.client.get("customer/1")).status).toBe(400);
});

test("the eleventh call while ten are running is throttled", async () => {
  await using books = await startConnected({ clock });
  const { client, simulator } = books;
  simulator.admin.planFault({ kind: "slow", milliseconds: 60_000, times: 10 });
  for (let calls = 0; calls < 10; calls += 1) void client.get("customer/1").catch(() => null);
  const running = () => simulator.admin.requests().filter(({ path }) => path.endsWith("/customer/1")).length;
  await expect.poll(running).toBe(10);

  const refused = await client.get("item/1");

  expect([refused.status, codeOf(refused)]).toEqual([429, "3001"]);
});
