/** A worker that is killed anywhere while it sends to QuickBooks: nothing is there twice, and nothing is missing. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import { qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboItem } from "#integrations/quickbooks/entities/item.ts";
import { qboPayment } from "#integrations/quickbooks/entities/payment.ts";
import { findAbsent, freeJobsOf } from "#jobs/queue/abandoned-jobs.ts";
import { queueQboJob } from "#modules/accounting/jobs/queue-qbo-job.ts";
import { wakeDueLanes } from "#modules/accounting/jobs/wake-due-lanes.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { startQboSimulator, type QboSimulator } from "../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { booksConfig, booksRealmId, connectCompany, openTestBooks } from "../../../test/accounting/connected-books.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { inEndurance } from "../../../test/endurance.ts";
import { buildCustomer, save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, openShop, type Shop } from "../../../test/shop.ts";

const kills = inEndurance(15, 2);
const customers = 12;
const invoicesEach = Math.ceil(kills / 2) + 3;

let db: TestDatabase;
let simulator: QboSimulator;
let shop: Shop;
let connectionId: string;
let running: ChildProcess | undefined;

process.once("exit", () => running?.kill("SIGKILL")); // A test that fails leaves nothing running.
beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  simulator = await startQboSimulator({ limits: { callsPerMinute: 100_000 } });
  connectionId = await connectCompany({ config: booksConfig(simulator), db, simulator });
  const accounts = await books().query({ name: "Account", row: qboItem.row });
  await db.owner.query(
    "update app.qbo_connections set is_sending = true, income_account_id = $1, sends_from = '2020-01-01'",
    [accounts[0]?.Id],
  );
});
afterAll(async () => {
  await simulator.close();
  await db[Symbol.asyncDispose]();
});

const books = () => openTestBooks({ config: booksConfig(simulator), db }).client.company(booksRealmId);

/** Invoices of several customers, every third of them paid, all waiting to be sent. */
async function fillQueue(): Promise<string[]> {
  const numbers: string[] = [];
  for (let at = 0; at < customers; at++) {
    const customer = buildCustomer({ company_name: `Crash Customer ${at}`, email: `crash${at}@example.com` });
    await save(db.owner, "app.customers", [customer]);
    for (let turn = 0; turn < invoicesEach; turn++) {
      const number = `C${at}-${String(turn).padStart(3, "0")}`;
      const order = await addOrder(db.owner, shop, { customerId: customer.id });
      const invoice = await addInvoice(db.owner, shop, { service_order_id: order.id, number });
      numbers.push(number);
      await queue({ entity: "Invoice", localId: invoice.id, label: number, customerId: customer.id });
      if (turn % 3 === 0) await pay({ customerId: customer.id, invoiceId: invoice.id, number });
    }
  }
  return numbers;
}

const queue = (job: { entity: "Invoice" | "Payment"; localId: string; label: string; customerId: string }) =>
  asSystem(db.server, (_system, work) => queueQboJob({ ...job, connectionId, operation: "push" }, work));

async function pay({ customerId, invoiceId, number }: { customerId: string; invoiceId: string; number: string }) {
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into app.payments (customer_id, method, amount_cents, received_on, reference) values ($1, 'check', 1000, current_date, $2) returning id`,
    [customerId, number],
  );
  const id = rows[0]?.id ?? "";
  await db.owner.query(
    "insert into app.payment_allocations (payment_id, invoice_id, customer_id, amount_cents) values ($1, $2, $3, 1000)",
    [id, invoiceId, customerId],
  );
  await queue({ entity: "Payment", localId: id, label: number, customerId });
}

const workerName = "killed worker";

async function startWork(): Promise<ChildProcess> {
  const serverUrl = `${db.serverUrl}?application_name=${encodeURIComponent(workerName)}`;
  const given = { serverUrl, config: booksConfig(simulator) };
  const env = { PATH: process.env["PATH"], GRAPHILE_ENV: "production", BOOKS_WORKER: JSON.stringify(given) };
  const child = spawn(process.execPath, [join(import.meta.dirname, "work.ts")], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  running = child;
  await once(child, "message");
  return child;
}

/** As a minute later, when the other processes see that it is gone, and the clock wakes what was given up after three kills. */
async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
  // Until then PostgreSQL may still finish its last statement, or hold its sign of life: its jobs would stay locked.
  await expect.poll(workersConnections).toBe(0);
  await freeJobsOf(await findAbsent(db.owner), db.owner);
  await asSystem(db.server, (_system, work) => wakeDueLanes(work));
}

async function workersConnections(): Promise<number> {
  const { rows } = await db.owner.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database() and application_name = $1",
    [workerName],
  );
  return rows[0]?.count ?? 0;
}

async function unfinished(): Promise<number> {
  const { rows } = await db.owner.query<{ count: number }>(
    "select count(*)::integer as count from app.qbo_jobs where status not in ('done', 'skipped')",
  );
  return rows[0]?.count ?? 0;
}

test(
  "every invoice and payment is there once, in order, after kills at random moments",
  { timeout: 900_000 },
  async () => {
    const numbers = await fillQueue();
    for (let count = 0; count < kills; count++) {
      const child = await startWork();
      await sleep(Math.random() * 900); // A job takes some tens of milliseconds: before, between, within its call and after.
      await kill(child);
    }
    const left = await unfinished();
    const last = await startWork();
    for (let waited = 0; waited < 600 && (await unfinished()) > 0; waited++) await sleep(200);
    await kill(last);

    const { rows: open } = await db.owner.query(
      "select entity, label, status, problem, detail from app.qbo_jobs where status not in ('done', 'skipped')",
    );
    expect(open).toEqual([]);
    const invoices = await books().query(qboInvoice, { orderBy: "Id" });
    const sent = invoices.map(({ DocNumber = "" }) => DocNumber);
    expect(sent.toSorted()).toEqual(numbers.toSorted());
    for (let at = 0; at < customers; at++) {
      const own = invoices
        .toSorted((one, other) => Number(one.Id) - Number(other.Id))
        .map(({ DocNumber = "" }) => DocNumber);
      const ofCustomer = own.filter((number) => number.startsWith(`C${at}-`));
      expect(ofCustomer).toEqual(ofCustomer.toSorted());
    }
    const names = (await books().query(qboCustomer)).map(({ DisplayName }) => DisplayName);
    expect(names.filter((name) => name.startsWith("Crash Customer"))).toHaveLength(customers);
    const payments = (await books().query(qboPayment)).map(({ PaymentRefNum = "" }) => PaymentRefNum);
    expect(payments.toSorted()).toEqual(numbers.filter((number) => Number(number.split("-")[1]) % 3 === 0).toSorted());
    const items = (await books().query(qboItem)).map(({ Name }) => Name);
    expect(new Set(items).size).toBe(items.length);
    if (kills > 3) {
      const ids = simulator.admin.requests().flatMap(({ requestId }) => requestId ?? []);
      const repeated = ids.length - new Set(ids).size;
      console.log(
        `${kills} kills among ${numbers.length} invoices: ${repeated} calls were repeated, ${left} jobs left for the last start`,
      );
    }
  },
);
