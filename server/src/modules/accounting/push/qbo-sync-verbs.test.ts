/** How records are booked, when sending starts, what would be sent, and what people do with the queue. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

const connectionId = "11111111-1111-4111-8111-111111111111";
const now = new Date("2026-05-10T16:00:00Z");
let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  const connection = { id: connectionId, environment: "simulator", realm_id: "1", status: "connected" };
  await save(owner, "app.qbo_connections", [connection]);
  const accounts = [
    { qbo_id: "1", name: "Services", account_type: "Income" },
    { qbo_id: "3", name: "Subcontractors", account_type: "Expense" },
  ];
  await save(
    owner,
    "app.qbo_accounts",
    accounts.map((account) => ({ connection_id: connectionId, ...account })),
  );
});
beforeEach(async () => {
  const { owner } = server.db;
  await owner.query("truncate app.qbo_jobs, app.qbo_links, app.qbo_conflicts cascade");
  await owner.query(
    "truncate app.payments, app.payment_returns, app.payment_reversals, app.payment_allocations, app.credit_entries",
  );
  await owner.query("delete from app.invoices");
  await owner.query(
    "update app.qbo_connections set is_sending = false, sends_from = null, income_account_id = null, status = 'connected'",
  );
});
afterAll(() => server[Symbol.asyncDispose]());

const calls = {
  map: "updateQboMapping(input: $input) { qboConnection { incomeAccountId sendsFrom taxableCode version } } : UpdateQboMappingInput!",
  start: "startQboSync(input: $input) { qboConnection { isSending sendsFrom } queued } : QboConnectionVersionInput!",
  pause: "pauseQboSync(input: $input) { qboConnection { isSending } } : QboConnectionVersionInput!",
  retry: "retryQboJob(input: $input) { qboJob { id status problem } } : QboJobIdInput!",
  retryAll: "retryQboJobs(input: $input) { retried } : QboConnectionIdInput!",
  skip: "skipQboJob(input: $input) { qboJob { status } } : QboJobIdInput!",
  confirm: "confirmQboJob(input: $input) { qboJob { status } } : QboJobIdInput!",
};

async function ask(verb: keyof typeof calls, input: object, person: Person = shop.ada) {
  const [call, type] = calls[verb].split(" : ");
  const query = `mutation ($input: ${type}) { answer: ${call} }`;
  const { data, errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  const { code, fields } = errors?.[0].extensions ?? {};
  return { answer: data?.answer, code, fields: fields?.map(({ field }: { field: string }) => field) };
}
const read = async (query: string, person: Person = shop.ada) =>
  server.graphql(query, {}, { token: await tokenFor(person, server) });

const rows = async (text: string, ...values: unknown[]) => (await server.db.owner.query({ text, values })).rows;
const version = async () => (await rows("select version from app.qbo_connections"))[0].version;

const mapping = async (values: object = {}) => ({
  id: connectionId,
  version: await version(),
  incomeAccountId: "1",
  expenseAccountId: null,
  rewardAccountId: null,
  taxableCode: "TAX",
  exemptCode: "NON",
  taxPolicy: "ours",
  poFieldId: null,
  sendsEstimates: false,
  sendsFrom: "2026-05-01",
  ...values,
});

async function invoice(values: object = {}) {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  return addInvoice(server.db.owner, shop, { service_order_id: order.id, ...values });
}

async function job(values: object = {}) {
  const row = {
    id: crypto.randomUUID(),
    connection_id: connectionId,
    lane: `customer:${shop.carla.customerId}`,
    entity: "Invoice",
    local_id: crypto.randomUUID(),
    operation: "push",
    status: "failed",
    problem: "rejected",
    ...values,
  };
  await save(server.db.owner, "app.qbo_jobs", [row]);
  return row;
}

const dryRun = (page = "") => `{ qboDryRun(connectionId: "${connectionId}"${page}) {
  counts { entity action count } totalCount hasNextPage endCursor
  rows { entity label action problem payload } } }`;
const states = async (person?: Person) =>
  (await read("{ invoices(orderBy: CREATED_AT_ASC) { nodes { number accountingState } } }", person)).data.invoices
    .nodes;

describe("the mapping", () => {
  test("says where sales are booked and from which day on", async () => {
    const { answer } = await ask("map", await mapping({ expenseAccountId: "3", taxableCode: "5" }));

    expect(answer.qboConnection).toMatchObject({ incomeAccountId: "1", sendsFrom: "2026-05-01", taxableCode: "5" });
  });

  test("takes only accounts that are there, and income only on an income account", async () => {
    const wrong = await ask("map", await mapping({ incomeAccountId: "3", rewardAccountId: "99" }));

    expect(wrong).toMatchObject({ code: "invalid-input", fields: ["incomeAccountId", "rewardAccountId"] });
  });

  test("is refused when someone else changed it, or when the books are disconnected", async () => {
    const sent = await mapping();
    await ask("map", sent);

    expect(await ask("map", sent)).toMatchObject({ code: "definition-changed" });
    await rows("update app.qbo_connections set status = 'disconnected'");
    expect(await ask("map", await mapping())).toMatchObject({ code: "qbo-not-connected" });
  });

  test("releases what waited for it", async () => {
    const { id } = await job({
      status: "pending",
      problem: "waitsForMapping",
      next_attempt_at: "2026-05-11T00:00:00Z",
    });

    await ask("map", await mapping());

    expect(await rows("select next_attempt_at from app.qbo_jobs where id = $1", id)).toEqual([
      { next_attempt_at: null },
    ]);
  });
});

describe("sending", () => {
  test("starts with what was issued since the first day: customers and items first, in order", async () => {
    await invoice({ number: "INV-2", issue_date: "2026-05-05" });
    await invoice({ number: "INV-1", issue_date: "2026-05-02" });
    await invoice({ number: "INV-0", issue_date: "2026-04-30" });
    await invoice({ number: null, status: "draft", issue_date: null });
    await ask("map", await mapping());

    const { answer } = await ask("start", { id: connectionId, version: await version() });

    expect(answer).toEqual({ qboConnection: { isSending: true, sendsFrom: "2026-05-01" }, queued: 4 });
    expect(await rows("select entity, label, lane from app.qbo_jobs order by number")).toEqual([
      { entity: "Customer", label: "Carla's Collision", lane: `customer:${shop.carla.customerId}` },
      { entity: "Item", label: expect.any(String), lane: "catalog" },
      { entity: "Invoice", label: "INV-1", lane: `customer:${shop.carla.customerId}` },
      { entity: "Invoice", label: "INV-2", lane: `customer:${shop.carla.customerId}` },
    ]);
  });

  test("queues nothing twice when it is paused and resumed", async () => {
    await invoice();
    await ask("map", await mapping());
    await ask("start", { id: connectionId, version: await version() });
    const paused = await ask("pause", { id: connectionId, version: await version() });

    expect(paused.answer).toEqual({ qboConnection: { isSending: false } });
    expect((await ask("start", { id: connectionId, version: await version() })).answer.queued).toBe(0);
  });

  test("starts today unless a first day is chosen", async () => {
    await invoice({ issue_date: "2026-05-09" });
    await ask("map", await mapping({ sendsFrom: null }));

    const { answer } = await ask("start", { id: connectionId, version: await version() });

    expect(answer).toEqual({ qboConnection: { isSending: true, sendsFrom: "2026-05-10" }, queued: 0 });
  });

  test("needs an income account", async () => {
    expect(await ask("start", { id: connectionId, version: await version() })).toMatchObject({
      code: "qbo-income-account-missing",
    });
  });

  test("is an admin's decision", async () => {
    for (const person of [shop.tom, shop.carla, shop.uma]) {
      expect(await ask("map", await mapping(), person)).toMatchObject({ code: "permission-error" });
      expect(await ask("start", { id: connectionId, version: 1 }, person)).toMatchObject({ code: "permission-error" });
      expect(await ask("pause", { id: connectionId, version: 1 }, person)).toMatchObject({ code: "permission-error" });
    }
  });
});

describe("the queue", () => {
  test("a failed job is written anew; one whose outcome is unknown goes out as it was", async () => {
    const refused = await job({ payload: {}, payload_hash: "a".repeat(64) });
    const unknown = await job({ problem: "unavailable", payload: {}, payload_hash: "a".repeat(64) });

    expect((await ask("retry", { id: refused.id })).answer.qboJob).toMatchObject({ status: "pending", problem: null });
    expect((await ask("retry", { id: unknown.id })).answer.qboJob).toMatchObject({ status: "sending" });
  });

  test("a failed job gives way to one that sends the same record already", async () => {
    const failed = await job();
    await job({ local_id: failed.local_id, status: "pending", problem: null });

    expect((await ask("retry", { id: failed.id })).answer.qboJob).toMatchObject({ status: "skipped" });
  });

  test("all failed jobs are tried again, and what waits for its next attempt is due", async () => {
    const failed = await job();
    await job({ local_id: failed.local_id });
    const late = { status: "pending", problem: "throttled", next_attempt_at: "2026-06-01T00:00:00Z" };
    await job(late);

    expect((await ask("retryAll", { id: connectionId })).answer).toEqual({ retried: 1 });
    expect(await rows("select status, next_attempt_at from app.qbo_jobs order by number")).toEqual([
      { status: "skipped", next_attempt_at: null },
      { status: "pending", next_attempt_at: null },
      { status: "pending", next_attempt_at: null },
    ]);
  });

  test("a job is skipped by a person, but not while it is under way or done", async () => {
    const failed = await job();
    const sending = await job({ status: "sending", payload: {}, payload_hash: "a".repeat(64) });

    expect((await ask("skip", { id: failed.id })).answer.qboJob).toEqual({ status: "skipped" });
    expect(await ask("skip", { id: failed.id })).toMatchObject({ code: "qbo-job-settled" });
    expect(await ask("skip", { id: sending.id })).toMatchObject({ code: "qbo-job-sending" });
    expect(await ask("retry", { id: failed.id })).toMatchObject({ code: "qbo-job-settled" });
  });

  test("an item that is skipped releases the invoices that waited for it", async () => {
    const item = await job({ entity: "Item", lane: "catalog", status: "pending", problem: "waitsForMapping" });
    const soon = { status: "pending", problem: "waitsForItem", next_attempt_at: "2026-05-10T16:10:00Z" };
    const { id } = await job(soon);

    await ask("skip", { id: item.id });

    expect(await rows("select next_attempt_at from app.qbo_jobs where id = $1", id)).toEqual([
      { next_attempt_at: null },
    ]);
  });

  test("what deletes there needs a yes, once", async () => {
    const { id } = await job({ entity: "Payment", operation: "delete", status: "unconfirmed", problem: null });

    expect((await ask("confirm", { id })).answer.qboJob).toEqual({ status: "pending" });
    expect(await ask("confirm", { id })).toMatchObject({ code: "qbo-job-settled" });
  });

  test("is no matter for anybody but admins", async () => {
    const { id } = await job();

    for (const person of [shop.tom, shop.carla, shop.uma]) {
      for (const verb of ["retry", "skip", "confirm"] as const)
        expect(await ask(verb, { id }, person)).toMatchObject({ code: "permission-error" });
      expect(await ask("retryAll", { id: connectionId }, person)).toMatchObject({ code: "permission-error" });
    }
  });
});

describe("the dry run", () => {
  test("shows what would be created, and how it would look there", async () => {
    await invoice({ number: "INV-7", issue_date: "2026-05-05" });
    await ask("map", await mapping());

    const { qboDryRun } = (await read(dryRun())).data;

    expect(qboDryRun.counts).toEqual([
      { entity: "Customer", action: "create", count: 1 },
      { entity: "Item", action: "create", count: 1 },
      { entity: "Invoice", action: "create", count: 1 },
    ]);
    expect(qboDryRun.rows[2]).toMatchObject({
      label: "INV-7",
      payload: {
        DocNumber: "INV-7",
        TxnDate: "2026-05-05",
        CustomerRef: { value: "(new)" },
        TxnTaxDetail: { TotalTax: 2863 },
      },
    });
    expect(await rows("select from app.qbo_jobs")).toEqual([]);
  });

  test("goes page by page", async () => {
    await invoice({ issue_date: "2026-05-05" });
    await ask("map", await mapping());
    const { qboDryRun: first } = (await read(dryRun(", first: 2"))).data;

    const { qboDryRun: second } = (await read(dryRun(`, first: 2, after: "${first.endCursor}"`))).data;

    expect(first).toMatchObject({ totalCount: 3, hasNextPage: true });
    expect(second).toMatchObject({ hasNextPage: false, rows: [{ entity: "Invoice" }] });
  });

  test("says what is there, what bears the same name there, and what is blocked", async () => {
    const { id } = await invoice({ issue_date: "2026-05-05" });
    const of = { connection_id: connectionId, origin: "ours", sync_token: "0", snapshot: {}, synced_at: now };
    await save(server.db.owner, "app.qbo_links", [{ ...of, entity: "Invoice", local_id: id, qbo_id: "9" }]);
    const record = { entity: "Customer", qbo_id: "58", name: "CARLA'S collision", record: {}, read_at: now };
    await save(server.db.owner, "app.qbo_records", [{ connection_id: connectionId, ...record }]);
    await ask("map", await mapping({ incomeAccountId: null }));

    const { qboDryRun } = (await read(dryRun())).data;

    expect(
      qboDryRun.rows.map(({ entity, action, problem }: Record<string, unknown>) => [entity, action, problem]),
    ).toEqual([
      ["Customer", "link", null],
      ["Item", "blocked", "waitsForMapping"],
      ["Invoice", "nothing", null],
    ]);
    await rows("truncate app.qbo_records");
  });

  test("is an admin's", async () => {
    expect((await read(dryRun(), shop.tom)).errors[0].extensions.code).toBe("permission-error");
    expect((await read("{ qboOverview { entity } }", shop.carla)).errors[0].extensions.code).toBe("permission-error");
  });
});

describe("the state in the books", () => {
  test("of an invoice follows its conflict, its jobs and its link", async () => {
    const numbers = ["INV-1", "INV-2", "INV-3", "INV-4", "INV-5"];
    const ids: string[] = [];
    for (const number of numbers) ids.push((await invoice({ number })).id);
    const [, waiting, synced, failed, disputed] = ids;
    await job({ local_id: waiting, status: "pending", problem: null });
    await job({ local_id: failed });
    const of = { connection_id: connectionId, entity: "Invoice" };
    const link = { ...of, origin: "ours", sync_token: "0", snapshot: {}, synced_at: now };
    await save(server.db.owner, "app.qbo_links", [
      { ...link, local_id: synced, qbo_id: "3" },
      { ...link, local_id: disputed, qbo_id: "5" },
    ]);
    const conflict = { ...of, local_id: disputed, qbo_id: "5", kind: "amount", ours: {}, theirs: {} };
    await save(server.db.owner, "app.qbo_conflicts", [conflict]);

    const found = new Map(
      (await states()).map((one: { number: string; accountingState: string }) => [one.number, one.accountingState]),
    );

    expect(numbers.map((number) => found.get(number))).toEqual(["off", "waiting", "synced", "failed", "conflict"]);
    expect((await states(shop.carla)).map((one: { accountingState: string }) => one.accountingState)).toEqual(
      numbers.map(() => null),
    );
    const { qboOverview } = (await read("{ qboOverview { entity synced pending failed conflicts lastSyncedAt } }"))
      .data;
    expect(qboOverview.find(({ entity }: { entity: string }) => entity === "Invoice")).toMatchObject({
      synced: 2,
      pending: 1,
      failed: 1,
      conflicts: 1,
      lastSyncedAt: expect.any(String),
    });
  });
});
