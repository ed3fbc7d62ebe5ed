/** A shop whose books are at a simulator of QuickBooks: a test bills, lets the lanes run, and looks at both sides. */
import type { Pool } from "pg";
import { runLane } from "#modules/accounting/run-lane.ts";
import type { SyncDeps } from "#modules/accounting/jobs/sync-deps.ts";
import type { QboSimulator } from "../../../simulators/quickbooks/start-qbo-simulator.ts";
import type { QboSimulatorOptions } from "../../../simulators/quickbooks/simulator.ts";
import type { TestDatabase } from "../database.ts";
import { buildAddress, buildCustomer, buildLineItem, save } from "#db/rows/factories.ts";
import { addOrder, type Shop } from "../shop.ts";
import { openConnectedShop } from "./connected-books.ts";

export interface SyncDesk extends AsyncDisposable {
  db: TestDatabase;
  shop: Shop;
  simulator: QboSimulator;
  connectionId: string;
  clock: () => Date;
  /** Lets this much time pass. */
  pass(milliseconds: number): void;
  /** Works at all lanes until nothing is due. */
  drain(deps?: Partial<SyncDeps>): Promise<void>;
  deps: SyncDeps;
  rows<Row = Record<string, unknown>>(text: string, ...values: unknown[]): Promise<Row[]>;
  /** An issued invoice of Carla's with these lines, and its job. */
  invoice(values?: InvoiceValues): Promise<string>;
  /** The records there of this kind. */
  there(name: Kind): Record<string, unknown>[];
  /** Entity, status and problem of the jobs, in their order. */
  jobs(): Promise<string[]>;
  conflicts(): Promise<Record<string, unknown>[]>;
  queue(entity: string, localId: string, more?: object): Promise<string>;
  linkOf(localId: string): Promise<{ qbo_id: string; origin: string; sync_token: string } | undefined>;
  thereBy(name: Kind, field: string, value: unknown): Record<string, unknown>[];
  /** The record there of one of ours. */
  sent(name: Kind, localId: string): Promise<Looked>;
  /** The first job with a problem. */
  failure(): Promise<Record<string, unknown> | undefined>;
  /** Nothing is queued or in dispute, the connection is as it was set up, and the simulator plans nothing. What was sent stays. */
  clear(): Promise<void>;
  /** A customer in Boulder. */
  addCustomer(values: Record<string, unknown>): Promise<string>;
  pushCustomer(id: string): Promise<string>;
  /** A payment of Carla's, and what it pays. */
  payment(values: object, paid: readonly (readonly [string, number])[]): Promise<string>;
}

type Looked = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any -- a test looks at whatever is there

type Kind = "Customer" | "Item" | "Estimate" | "Invoice" | "Payment";

interface InvoiceValues extends Record<string, unknown> {
  customerId?: string;
  lines?: Record<string, unknown>[];
}

export async function openSyncDesk(options: QboSimulatorOptions & { timeoutMs?: number } = {}): Promise<SyncDesk> {
  let now = new Date("2026-05-10T16:00:00Z");
  const { clock = () => now } = options;
  const connected = await openConnectedShop({ ...options, clock });
  const { db, simulator, shop, connectionId, books } = connected;
  const deps: SyncDeps = { pool: db.server, clock, books, random: () => 0 };
  const rows = async <Row>(text: string, ...values: unknown[]) =>
    (await db.owner.query({ text, values })).rows as Row[];

  const queue = async (entity: string, localId: string, more: object = {}) => {
    const id = crypto.randomUUID();
    const lane = entity === "Item" ? "catalog" : `customer:${shop.carla.customerId}`;
    const customer_id = entity === "Item" ? null : shop.carla.customerId;
    const of = { connection_id: connectionId, lane, entity, local_id: localId, customer_id, operation: "push" };
    await save(db.owner, "app.qbo_jobs", [{ id, ...of, label: entity, ...more }]);
    return id;
  };

  async function clear(): Promise<void> {
    simulator.admin.clearFaults();
    simulator.admin.closeBooks({ through: null });
    await books.written(); // The log of the calls writes behind them, into tables that are emptied.
    await rows("truncate app.qbo_jobs, app.qbo_conflicts cascade");
    await rows("truncate app_private.events");
    await rows(asSetUp);
  }
  await clear();

  return {
    ...connected,
    clock,
    deps,
    rows,
    queue,
    pass: (milliseconds) => void (now = new Date(now.getTime() + milliseconds)),
    drain: (more = {}) => drain({ ...deps, ...more }, { owner: db.owner, now: clock }),
    async invoice({ customerId = shop.carla.customerId, lines = [{}], ...values } = {}) {
      const id = await addIssued({ owner: db.owner, shop, customerId, lines, values });
      await queue("Invoice", id, { customer_id: customerId, lane: `customer:${customerId}` });
      return id;
    },
    there: (name) => simulator.admin.all({ name }),
    jobs: async () =>
      (
        await rows<{ job: string }>(
          `select concat_ws(' ', entity, nullif(operation, 'push'), status, problem) as job from app.qbo_jobs order by number`,
        )
      ).map(({ job }) => job),
    conflicts: () =>
      rows(
        "select entity, kind, local_id, qbo_id, fields, ours, theirs, status from app.qbo_conflicts order by created_at",
      ),
    linkOf: async (localId) => (await rows<Link>("select * from app.qbo_links where local_id = $1", localId))[0],
    thereBy: (name, field, value) => simulator.admin.all({ name }).filter((row) => row[field] === value),
    async addCustomer(values) {
      const customer = buildCustomer(values);
      await save(db.owner, "app.customers", [customer]);
      const address = buildAddress({ customer_id: customer.id, city: "Boulder" });
      await save(db.owner, "app.addresses", [address]);
      await rows("update app.customers set address_id = $2 where id = $1", customer.id, address.id);
      return customer.id;
    },
    pushCustomer: (id) => queue("Customer", id, { customer_id: id, lane: `customer:${id}` }),
    payment: (values, paid) => addPayment(db.owner, { customer_id: shop.carla.customerId, ...values }, paid),
    async sent(name, localId) {
      const [link] = await rows<Link>("select * from app.qbo_links where local_id = $1", localId);
      return simulator.admin.all({ name }).find((row) => row["Id"] === link?.qbo_id) as Looked;
    },
    failure: async () =>
      (
        await rows<Record<string, unknown>>(
          "select status, problem, detail, intuit_tid from app.qbo_jobs where problem is not null order by number",
        )
      )[0],
    clear,
  };
}

const asSetUp = `update app.qbo_connections set status = 'connected', broken_at = null, broken_reason = null, is_sending = true,
  sends_from = '2026-05-01', sends_estimates = default, income_account_id = '1', expense_account_id = null, reward_account_id = null,
  taxable_code = default, exempt_code = default, tax_policy = default, po_field_id = null`;

interface Link {
  qbo_id: string;
  origin: string;
  sync_token: string;
}

async function addPayment(
  owner: Pool,
  values: { customer_id: string },
  paid: readonly (readonly [string, number])[],
): Promise<string> {
  const { customer_id } = values;
  const id = crypto.randomUUID();
  const received = { method: "check", amount_cents: 32_500, received_on: "2026-05-09", reference: "4711" };
  await save(owner, "app.payments", [{ id, ...received, ...values }]);
  for (const [invoice_id, amount_cents] of paid)
    await save(owner, "app.payment_allocations", [{ payment_id: id, invoice_id, customer_id, amount_cents }]);
  return id;
}

let numbers = 70_000;

interface Issued {
  owner: Pool;
  shop: Shop;
  customerId: string;
  lines: readonly Record<string, unknown>[];
  values: Record<string, unknown>;
}

async function addIssued({ owner, shop, customerId, lines, values }: Issued): Promise<string> {
  const isOpening = values["service_order_id"] === null;
  const order = isOpening ? null : await addOrder(owner, shop, { customerId, vehicle: { vin_number: null } });
  const built = lines.map((line) =>
    buildLineItem({ line_item_type_id: shop.lineItemType("CAL-FRAD"), taxable: true, ...line }),
  );
  const subtotal = built.reduce((total, line) => total + Number(line["total_price"]), 0);
  const tax = Number(values["tax_cents"] ?? 0);
  const id = crypto.randomUUID();
  const row = {
    id,
    service_order_id: order?.id,
    number: `INV-${++numbers}`,
    status: "issued",
    issue_date: "2026-05-08",
    due_date: "2026-06-07",
    subtotal_cents: subtotal,
    tax_cents: tax,
    total_cents: subtotal + tax,
    ...values,
  };
  await save(owner, "app.invoices", [row]);
  await save(
    owner,
    "app.line_items",
    built.map((line, index) => ({ ...line, invoice_id: id, sort_order: index * 10 })),
  );
  return id;
}

/** Works at every lane with something due, until a round changes nothing. */
async function drain(deps: SyncDeps, { owner, now }: { owner: Pool; now: () => Date }): Promise<void> {
  let before = "";
  for (;;) {
    const { rows } = await owner.query<{ connection_id: string; lane: string }>({
      text: `select connection_id, lane, min(number) as first from app.qbo_jobs
        where status in ('pending', 'sending') and (next_attempt_at is null or next_attempt_at <= $1) group by 1, 2 order by first`,
      values: [now()],
    });
    for (const { connection_id: connectionId, lane } of rows)
      await runLane({ connectionId, lane }, { ...deps, isStopping: () => false });
    const after = await owner.query(
      "select id, status, problem, attempts, next_attempt_at from app.qbo_jobs order by number",
    );
    if (rows.length === 0 || JSON.stringify(after.rows) === before) return;
    before = JSON.stringify(after.rows);
  }
}
