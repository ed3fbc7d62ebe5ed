import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBooksDesk, type BooksDesk } from "../../../../test/accounting/books-desk.ts";
import { keepConnection } from "../connection/keep-connection.ts";
import { removeOldQboRows } from "../connection/remove-old-rows.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { readChanges } from "./read-changes.ts";

let desk: BooksDesk;
let customerThere: string;
let now = new Date("2026-05-20T18:00:00Z");
const clock = () => now;

beforeAll(async () => {
  desk = await openBooksDesk(clock);
});
afterAll(() => desk[Symbol.asyncDispose]());
beforeEach(async () => {
  await desk.clear();
  customerThere = await desk.addCustomerThere();
  later(1);
  await since(now.toISOString());
});

const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
const since = (moment: string | null) =>
  desk.rows("update app.qbo_connections set changes_since = $1, status = 'connected'", moment);
const deps = () => ({ books: desk.books, pool: desk.db.server, clock });
const read = () => readChanges(deps());
const queued = async () =>
  (await desk.rows("select entity, qbo_id from app.qbo_jobs where operation = 'pull' order by number")).map(
    ({ entity, qbo_id }) => `${entity} ${qbo_id}`,
  );
const connection = () =>
  desk.row("select changes_since, changes_read_at, status, broken_reason, checked_at from app.qbo_connections");

test("what changed since the last reading is queued once, and the next starts at QuickBooks' own time", async () => {
  const { qboId, total } = await desk.addInvoiceOnBothSides(customerThere);
  later(1);
  const { Id } = desk.payThere(customerThere, total, [{ qboId, cents: total }]);
  desk.write("Customer", { Id: customerThere, Notes: "called" });

  await read();
  const found = await queued();
  await desk.work();
  await read();

  expect(found.toSorted()).toEqual([`Customer ${customerThere}`, `Invoice ${qboId}`, `Payment ${String(Id)}`]);
  expect(await desk.rows("select from app.qbo_jobs where operation = 'pull' and status = 'pending'")).toEqual([]);
  expect((await connection()).changes_since).toBe(now.toISOString());
});

test("what both sides know to be the same, and what is not ours, is not read", async () => {
  await desk.addInvoiceOnBothSides(customerThere);
  const stranger = desk.write("Customer", { DisplayName: `Stranger ${customerThere}` });
  desk.payThere(String(stranger["Id"]), 500, []);

  await read();

  expect(await queued()).toEqual([]);
});

test("what was deleted or merged is found", async () => {
  const { qboId } = await desk.addInvoiceOnBothSides(customerThere);
  const other = desk.write("Customer", { DisplayName: `Survivor ${customerThere}` });
  desk.write("Invoice", { Id: qboId }, "delete");
  desk.simulator.admin.mergeCustomers({ fromId: customerThere, intoId: String(other["Id"]) });

  await read();

  expect(await queued()).toEqual([`Customer ${customerThere}`, `Invoice ${qboId}`]);
});

test.each([
  ["longer ago than QuickBooks remembers", 31 * 24],
  ["never", null],
])("when it was read %s, everything is compared", async (_when, hours) => {
  const changed = await desk.addInvoiceOnBothSides(customerThere);
  const deleted = await desk.addInvoiceOnBothSides(customerThere);
  await desk.addInvoiceOnBothSides(customerThere);
  desk.write("Invoice", { Id: changed.qboId, PrivateNote: "called" });
  desk.write("Invoice", { Id: deleted.qboId }, "delete");
  const { Id } = desk.payThere(customerThere, 500, []);
  if (hours === null) await since(null);
  else later(hours);

  await read();

  expect((await queued()).toSorted()).toEqual([
    `Invoice ${changed.qboId}`,
    `Invoice ${deleted.qboId}`,
    `Payment ${String(Id)}`,
  ]);
  expect((await connection()).changes_since).toBe(now.toISOString());
});

test("a thousand changes and more are all found, by comparing everything", async () => {
  for (let count = 0; count < 1001; count++) desk.write("Customer", { DisplayName: `Many ${customerThere} ${count}` });
  desk.write("Customer", { Id: customerThere, Notes: "the last one" });

  await read();

  expect(await queued()).toEqual([`Customer ${customerThere}`]);
});

test.each([
  ["fails", { kind: "server-error", status: 500 } as const],
  ["is a page", { kind: "html", status: 200 } as const],
  ["is cut off", { kind: "cut" } as const],
])("a reading that %s leaves the start where it was", async (_how, fault) => {
  const before = await connection();
  desk.simulator.admin.planFault({ ...fault, on: "/cdc" });

  await expect(read()).rejects.toMatchObject({ problem: { kind: "unavailable" } });

  expect(await connection()).toEqual(before);
});

test("a subscription that ended breaks the connection", async () => {
  desk.simulator.admin.planFault({ kind: "fault", status: 400, code: "6190", on: "/cdc" });

  await read();

  expect(await connection()).toMatchObject({ status: "broken", broken_reason: "subscriptionEnded" });
});

test("nothing is read or renewed while nothing is connected", async () => {
  await desk.rows("update app.qbo_connections set status = 'disconnected'");
  const before = desk.simulator.admin.requests().length;

  await read();
  await keepConnection(deps());
  await readChanges({ ...deps(), books: null });

  expect(desk.simulator.admin.requests()).toHaveLength(before);
});

const tokens = () => desk.row("select sealed, updated_at from app_private.qbo_tokens");

test("an idle connection is renewed every day", async () => {
  const before = await tokens();
  later(24);

  await keepConnection(deps());

  expect(await tokens()).not.toEqual(before);
  expect((await connection()).checked_at).not.toBeNull();
});

test("a renewal that QuickBooks does not answer is tried again", async () => {
  later(2);
  desk.simulator.admin.planFault({ kind: "server-error", status: 503, on: "bearer" });

  await expect(keepConnection(deps())).rejects.toThrow("unavailable");

  expect(await connection()).toMatchObject({ status: "connected" });
});

test("calls, events and finished jobs are kept for 90 days; what is open stays", async () => {
  const at = new Date(now.getTime() - 91 * 24 * 3_600_000);
  await desk.rows(
    `insert into app.qbo_exchanges (connection_id, at, method, path) values ($1, $2, 'GET', 'old'), ($1, now(), 'GET', 'new')`,
    desk.connectionId,
    at,
  );
  await desk.rows(
    "insert into app_private.qbo_events (id, connection_id, received_at) values ('old', $1, $2)",
    desk.connectionId,
    at,
  );
  for (const status of ["done", "skipped", "failed", "pending"])
    await desk.rows(
      `insert into app.qbo_jobs (connection_id, lane, entity, qbo_id, operation, status, created_at, finished_at)
        values ($1, 'pull', 'Customer', $3, 'pull', $3, $2, $2)`,
      desk.connectionId,
      at,
      status,
    );

  await asSystem(desk.db.server, (system) => removeOldQboRows(system, now));

  expect(await desk.rows("select path from app.qbo_exchanges where path in ('old', 'new')")).toEqual([{ path: "new" }]);
  expect(await desk.rows("select from app_private.qbo_events")).toEqual([]);
  expect(await desk.rows("select status from app.qbo_jobs order by status")).toEqual([
    { status: "failed" },
    { status: "pending" },
  ]);
});
