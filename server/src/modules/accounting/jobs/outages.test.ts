/** QuickBooks is away, slow, or does the work and does not answer: everything reaches it once, in the order of its customer. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openSyncDesk, type SyncDesk } from "../../../../test/accounting/sync-desk.ts";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { booksConfig } from "../../../../test/accounting/connected-books.ts";
import { startWorker } from "#worker.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { attemptNow } from "./retry-failed.ts";
import { wakeAllLanes } from "./lanes.ts";
import { wakeDueLanes } from "./wake-due-lanes.ts";

let desk: SyncDesk;
beforeAll(async () => void (desk = await openSyncDesk({ timeoutMs: 1000 })));
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(() => desk.clear());

const problems = async () =>
  desk.rows("select status, problem, attempts from app.qbo_jobs where problem is not null order by number");
const written = (path: string) =>
  desk.simulator.admin.requests().filter(({ method, path: called }) => method === "POST" && called.includes(path))
    .length;
const numbers = (found: SyncDesk = desk) => found.there("Invoice").map((row) => row["DocNumber"]);

/** Waits out one backoff after the other. */
async function settle(found: SyncDesk = desk): Promise<void> {
  for (let round = 0; round < 10; round++) {
    await found.drain();
    found.pass(1_000_000);
  }
  await found.drain();
}

describe("without a usable answer", () => {
  const faults = [
    ["a cut connection", { kind: "cut" }],
    ["a page in place of JSON", { kind: "html" }],
    ["a failure of theirs", { kind: "server-error", status: 503 }],
    ["their failure 10000", { kind: "fault", status: 500, code: "10000" }],
    ["silence", { kind: "slow", milliseconds: 1500 }],
  ] as const;

  test.each(faults)("%s is waited out, and nothing is done twice", async (_name, fault) => {
    const number = `INV-${crypto.randomUUID().slice(0, 8)}`;
    await desk.invoice({ number });
    desk.simulator.admin.planFault({ ...fault, on: "POST /v3", times: 2 });

    await desk.drain();
    expect(await problems()).toMatchObject([{ status: "sending", problem: "unavailable", attempts: 1 }]);
    await settle();

    expect(await problems()).toEqual([]);
    expect(numbers().filter((one) => one === number)).toHaveLength(1);
  });

  test("work that was done without an answer is found again", async () => {
    await settle();
    const number = `INV-${crypto.randomUUID().slice(0, 8)}`;
    await desk.invoice({ number });
    desk.simulator.admin.planFault({ kind: "answer-lost", on: "/invoice" });
    await desk.drain();
    const before = written("/invoice");

    await settle();

    expect(numbers().filter((one) => one === number)).toHaveLength(1);
    expect(written("/invoice")).toBe(before); // It is found by its number; nothing is sent again.
    expect(await problems()).toEqual([]);
  });

  test("a payment without an answer is not made twice", async () => {
    const invoice = await desk.invoice();
    await settle();
    const { customerId: customer_id } = desk.shop.carla;
    const id = crypto.randomUUID();
    const payment = {
      id,
      customer_id,
      method: "check",
      amount_cents: 32_500,
      received_on: "2026-05-09",
      reference: "7",
    };
    await save(desk.db.owner, "app.payments", [payment]);
    const paid = { payment_id: id, invoice_id: invoice, customer_id, amount_cents: 32_500 };
    await save(desk.db.owner, "app.payment_allocations", [paid]);
    await desk.queue("Payment", id, { created_at: desk.clock() });
    desk.simulator.admin.planFault({ kind: "answer-lost", on: "/payment" });
    const before = desk.there("Payment").length;

    await settle();

    expect(desk.there("Payment")).toHaveLength(before + 1);
    expect(await desk.jobs()).toEqual(["Invoice done", "Payment done"]);
  });

  test("a customer and an item without an answer are not made twice", async () => {
    const customer = buildCustomer({ company_name: "Lost Answers", email: "a@lost.test" });
    await save(desk.db.owner, "app.customers", [customer]);
    await desk.invoice({ customerId: customer.id, lines: [{ line_item_type_id: desk.shop.lineItemType("CAL-HUD") }] });
    const items = desk.there("Item").length;
    desk.simulator.admin.planFault({ kind: "answer-lost", on: "/customer" });
    desk.simulator.admin.planFault({ kind: "answer-lost", on: "/item" });

    await settle();

    expect(desk.there("Customer").filter((row) => row["DisplayName"] === "Lost Answers")).toHaveLength(1);
    expect(desk.there("Item")).toHaveLength(items + 1);
    expect(await problems()).toEqual([]);
  });
});

test("who calls too often waits as long as QuickBooks says", async () => {
  await settle();
  await desk.invoice();
  desk.simulator.admin.planFault({ kind: "throttled", retryAfter: 300, on: "POST /v3" });

  await desk.drain();
  const [job] = await desk.rows<{ problem: string; wait: number }>(
    "select problem, extract(epoch from next_attempt_at - $1::timestamptz)::float8 as wait from app.qbo_jobs",
    desk.clock(),
  );

  expect(job?.problem).toBe("throttled");
  expect(job?.wait).toBeGreaterThanOrEqual(300);
  desk.pass(302_000);
  await desk.drain();
  expect(await desk.jobs()).toEqual(["Invoice done"]);
});

test("after days without success a person is told", async () => {
  await desk.invoice();
  await desk.rows("update app.qbo_jobs set attempts = 299");
  desk.simulator.admin.planFault({ kind: "cut", on: "POST /v3", times: 3 });

  await desk.drain();

  expect(await problems()).toMatchObject([{ status: "failed", problem: "unavailable", attempts: 300 }]);
});

test("an answer that is too large is not asked for again", async () => {
  await using patient = await openSyncDesk(); // So much takes more than a second on a busy machine.
  await patient.invoice();
  patient.simulator.admin.planFault({ kind: "oversized", bytes: 21_000_000, on: "/invoice" });

  await patient.drain();

  expect(await patient.failure()).toMatchObject({ status: "failed", problem: "unreadable" });
});

function makeMistake(): never {
  throw new TypeError("a mistake");
}

test("a mistake of our own is tried again a few times, and then a person is told", async () => {
  await desk.invoice();
  const { client } = desk.deps.books;
  const books = { ...desk.deps.books, client: { ...client, company: makeMistake } };
  const attempt = async () => {
    await expect(desk.drain({ books })).rejects.toThrow("a mistake");
    desk.pass(61_000);
  };

  await attempt();
  expect(await problems()).toMatchObject([{ status: "sending", problem: "unexpected" }]);
  for (let more = 0; more < 2; more++) await attempt();

  expect(await problems()).toMatchObject([{ status: "failed", problem: "unexpected" }]);
});

test("what was left behind by a killed server is taken up by the clock", async () => {
  await desk.rows("delete from graphile_worker._private_jobs");
  await desk.invoice();
  await desk.rows("update app.qbo_jobs set next_attempt_at = $1::timestamptz + interval '1 hour'", desk.clock());
  const woken = async () => {
    await asSystem(desk.deps, (_system, work) => wakeDueLanes(work));
    return (await desk.rows("select key from graphile_worker._private_jobs")).length;
  };

  expect(await woken()).toBe(0);
  desk.pass(3_600_001);
  expect(await woken()).toBe(1);
  await desk.rows("update app.qbo_connections set status = 'broken'");
  await desk.rows("delete from graphile_worker._private_jobs");
  expect(await woken()).toBe(0);
  await desk.rows("update app.qbo_connections set status = 'connected'");
});

test("150 invoices of 15 customers issued while QuickBooks is away are all there once, in their customers' order, by two servers at once", async () => {
  await using busy = await openSyncDesk({ clock: systemClock });
  const issued = await issueWhileAway(busy, 150);
  const config = booksConfig(busy.simulator);
  const start = () =>
    startWorker({
      config,
      serverUrl: busy.db.serverUrl,
      pool: busy.db.server,
      clock: systemClock,
      log: createLog("silent"),
    });
  const workers = [await start(), await start()];
  await expect.poll(async () => (await busy.jobs()).some((job) => job.endsWith("unavailable"))).toBe(true);
  expect(busy.there("Invoice")).toEqual([]);

  busy.simulator.admin.clearFaults();
  await asSystem(busy.deps, async (system, { now }) => {
    await system.run(attemptNow(busy.connectionId, now));
    await system.run(wakeAllLanes(busy.connectionId));
  });
  await expect
    .poll(async () => new Set(await busy.jobs()), { timeout: 240_000 })
    .toEqual(new Set(["Customer done", "Item done", "Invoice done"]));
  for (const worker of workers) await worker.release();

  const theirs = new Map<string, unknown[]>();
  for (const row of busy.there("Invoice")) {
    const { value } = row["CustomerRef"] as { value: string };
    theirs.set(value, [...(theirs.get(value) ?? []), row["DocNumber"]]);
  }
  const links = await busy.rows<{ local_id: string; qbo_id: string }>(
    "select local_id, qbo_id from app.qbo_links where entity = 'Customer'",
  );
  expect(links).toHaveLength(15);
  for (const { local_id: customerId, qbo_id: qboId } of links)
    expect(theirs.get(qboId)).toEqual(
      issued.filter((one) => one.customerId === customerId).map(({ number }) => number),
    );
  expect(busy.there("Invoice")).toHaveLength(150);
  expect(busy.there("Customer")).toHaveLength(15);
}, 480_000);

async function issueWhileAway(busy: SyncDesk, count: number) {
  const customers = Array.from({ length: 15 }, (_, index) =>
    buildCustomer({ company_name: `Shop ${index}`, email: `s${index}@x.test` }),
  );
  await save(busy.db.owner, "app.customers", customers);
  busy.simulator.admin.planFault({ kind: "cut", times: 1_000_000, on: "/v3" });
  const issued: { customerId: string; number: string }[] = [];
  for (let index = 0; index < count; index++) {
    const { id: customerId } = customers[index % customers.length] ?? { id: "" };
    const number = `INV-${10_000 + index}`;
    await busy.invoice({ customerId, number });
    issued.push({ customerId, number });
  }
  await asSystem(busy.deps, (system) => system.run(wakeAllLanes(busy.connectionId)));
  return issued;
}
