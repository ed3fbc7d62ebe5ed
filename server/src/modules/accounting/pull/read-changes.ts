/** What no webhook reported: everything that changed there since the last time is queued to be read (handbook section 18). */
import type { QboConnectionRow } from "#db/rows.ts";
import { qboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import type { QboEntityOf, QboVersion } from "#integrations/quickbooks/entities/entity.ts";
import { qboInvoice } from "#integrations/quickbooks/entities/invoice.ts";
import { qboPayment, type QboPayment } from "#integrations/quickbooks/entities/payment.ts";
import type { QboClient } from "#integrations/quickbooks/qbo-client.ts";
import { QboError } from "#integrations/quickbooks/qbo-error.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { breakConnection } from "../connection/break-connection.ts";
import type { BooksDeps } from "../connection/check-connection.ts";
import { pulledEntities, queuePull, type PulledEntity } from "./queue-pull.ts";

type Company = ReturnType<QboClient["company"]>;

type Connection = Pick<QboConnectionRow, "id" | "realmId" | "changesSince">;

/** What is there, or was changed there. */
interface Changes {
  /** QuickBooks' own time: where the next reading starts. */
  time: string;
  customers: readonly QboVersion[];
  invoices: readonly QboVersion[];
  payments: readonly QboPayment[];
  /** What was deleted; null: whatever is not among the others. */
  goneIds: Readonly<Record<PulledEntity, readonly string[]>> | null;
}

/**
 * Reads what changed in the connected company. QuickBooks remembers 30 days and returns a thousand records: beyond that
 * everything is compared. Throws a QboError that another attempt may cure.
 */
export async function readChanges({ books, pool, clock }: BooksDeps): Promise<void> {
  if (!books) return;
  const connection = await asSystem(pool, (system) =>
    system.maybe<Connection>({
      text: "select id, realm_id, changes_since from app.qbo_connections where environment = $1 and status = 'connected'",
      values: [books.environment],
    }),
  );
  if (!connection) return;
  const at = { pool, clock };
  try {
    const changes = await readThere(books.client.company(connection.realmId), connection.changesSince, clock);
    await asSystem(at, (_system, work) => queueChanges(connection.id, changes, work));
  } catch (error) {
    if (!(error instanceof QboError)) throw error;
    if (error.problem.kind === "reconnect") return; // The connection is broken, and an admin knows.
    if (error.problem.kind !== "subscriptionEnded") throw error;
    const broken = { connectionId: connection.id, reason: "subscriptionEnded" } as const;
    await asSystem(at, (_system, work) => breakConnection(broken, work));
  }
}

const entities = [qboCustomer, qboInvoice, qboPayment];

async function readThere(company: Company, since: string | null, clock: Clock): Promise<Changes> {
  const captured = since === null ? null : await company.changesSince(entities, since);
  if (!captured || captured.isCut) return readAll(company, clock);
  const [customers, invoices, payments] = [captured.of(qboCustomer), captured.of(qboInvoice), captured.of(qboPayment)];
  const goneIds = { Customer: customers.deletedIds, Invoice: invoices.deletedIds, Payment: payments.deletedIds };
  return { time: captured.time, customers: customers.rows, invoices: invoices.rows, payments: payments.rows, goneIds };
}

async function readAll(company: Company, clock: Clock): Promise<Changes> {
  const anHourAgo = new Date(clock().getTime() - 3_600_000).toISOString();
  // Asked before the rest is read: what changes meanwhile is read again next time.
  const start = await company.changesSince([qboCustomer], anHourAgo);
  return {
    time: start?.time ?? anHourAgo,
    customers: await allOf(company, qboCustomer),
    invoices: await allOf(company, qboInvoice),
    payments: await allOf(company, qboPayment),
    goneIds: null,
  };
}

const page = 1000;

async function allOf<Row>(company: Company, entity: QboEntityOf<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await company.query(entity, { orderBy: "Id", startPosition: all.length + 1, maxResults: page });
    all.push(...rows);
    if (rows.length < page) return all;
  }
}

/** Queues what both sides do not know to be the same, and with that notes where the next reading starts. */
async function queueChanges(connectionId: string, changes: Changes, work: Work): Promise<void> {
  const known = await readKnown(connectionId, work);
  const rowsOf = { Customer: changes.customers, Invoice: changes.invoices, Payment: changes.payments };
  for (const entity of pulledEntities) {
    const there = new Set(rowsOf[entity].map(({ Id }) => Id));
    const changed = rowsOf[entity].filter(
      ({ Id, SyncToken }) => known[entity].has(Id) && known[entity].get(Id) !== SyncToken,
    );
    const gone = [...known[entity].keys()].filter((id) => changes.goneIds?.[entity].includes(id) ?? !there.has(id));
    for (const qboId of [...changed.map(({ Id }) => Id), ...gone])
      await queuePull(connectionId, { entity, qboId }, work);
  }
  for (const payment of changes.payments)
    if (!known.Payment.has(payment.Id) && isOurs(payment, known))
      await queuePull(connectionId, { entity: "Payment", qboId: payment.Id }, work);
  await work.system.run({
    text: "update app.qbo_connections set changes_since = $2, changes_read_at = $3 where id = $1",
    values: [connectionId, changes.time.slice(0, 60), work.now],
  });
}

/** The versions that both sides agree on, by their ids there. */
interface Known extends Record<PulledEntity, ReadonlyMap<string, string>> {
  sendsFrom: string | null;
}

async function readKnown(connectionId: string, { system }: Work): Promise<Known> {
  const links = await system.rows<{ entity: string; qboId: string; syncToken: string }>({
    text: "select entity, qbo_id, sync_token from app.qbo_links where connection_id = $1",
    values: [connectionId],
  });
  const { sendsFrom } = await system.one<{ sendsFrom: string | null }>({
    text: "select sends_from::text from app.qbo_connections where id = $1",
    values: [connectionId],
  });
  const of = (entity: PulledEntity) =>
    new Map(links.filter((link) => link.entity === entity).map(({ qboId, syncToken }) => [qboId, syncToken]));
  return { sendsFrom, Customer: of("Customer"), Invoice: of("Invoice"), Payment: of("Payment") };
}

/** One that is not linked is ours when it pays an invoice of ours, or may be credit of a customer of ours. */
function isOurs({ CustomerRef, TxnDate = "", Line = [] }: QboPayment, known: Known): boolean {
  const paid = Line.flatMap(({ LinkedTxn = [] }) => LinkedTxn.map(({ TxnId }) => TxnId));
  if (paid.some((id) => known.Invoice.has(id))) return true;
  return known.Customer.has(CustomerRef.value) && known.sendsFrom !== null && TxnDate >= known.sendsFrom;
}
