import { expect, test } from "vitest";
import { startConnected } from "../connected-client.ts";
import { codeOf } from "../sample-records.ts";

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

test("no more calls run at once than the company allows", async () => {
  await using books = await startConnected({ clock });
  const { client, simulator } = books;
  simulator.admin.planFault({ kind: "slow", milliseconds: 300, times: 10 });

  const answers = await Promise.all(Array.from({ length: 12 }, () => client.get("customer/1")));

  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(400), 429, 429]);
});
