/** Queues what happened for the shop's books, when they are connected and the day of sending has come. */
import type { QboEntityName, QboOperation } from "@boresight/domain/accounting/qbo";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { queueQboJob } from "../jobs/queue-qbo-job.ts";
import { customerLabel, paymentLabel } from "./record-labels.ts";

interface QueuedRecord {
  connectionId: string;
  customerId: string;
  label: string;
  /** It is there, or may be: a call is under way, or its outcome is not known. */
  mayBeThere: boolean;
}

interface QueuedPayment extends QueuedRecord {
  /** Some of it was not taken back. */
  isLeft: boolean;
}

/** A company that must be connected again gets its jobs too: they wait. */
const books = "app.qbo_connections b where b.status in ('connected', 'broken') and b.sends_from is not null";

const mayBeThere = (entity: QboEntityName, id: string) => `(
  exists (select from app.qbo_links l where l.connection_id = b.id and l.entity = '${entity}' and l.local_id = ${id})
  or exists (select from app.qbo_jobs j where j.connection_id = b.id and j.entity = '${entity}' and j.local_id = ${id}
    and j.operation = 'push' and (j.status = 'sending' or (j.status = 'failed' and j.payload_hash is not null))))`;

const findCustomer = `select b.id as connection_id, c.id as customer_id, ${customerLabel} as label, ${mayBeThere("Customer", "c.id")} as may_be_there
  from app.customers c cross join ${books} and c.id = $1`;

const findInvoice = `select b.id as connection_id, i.customer_id, i.number as label, ${mayBeThere("Invoice", "i.id")} as may_be_there
  from app.invoices i cross join ${books} and i.id = $1 and i.issue_date >= b.sends_from
    and (i.service_order_id is not null or ${mayBeThere("Invoice", "i.id")})`;

const findEstimate = `select b.id as connection_id, e.customer_id, e.number as label, false as may_be_there
  from app.estimates e cross join ${books} and e.id = $1 and b.sends_estimates
    and (e.decided_at at time zone app_private.shop_zone())::date >= b.sends_from`;

/** By what of it has not gone back to the card. */
const findPayment = `select b.id as connection_id, p.customer_id, ${paymentLabel("(p.amount_cents - p.returned_cents)")} as label,
    ${mayBeThere("Payment", "p.id")} as may_be_there,
    p.returned_cents < p.amount_cents and not exists (select from app.payment_reversals r where r.payment_id = p.id) as is_left
  from app.payments p join app.customers c on c.id = p.customer_id cross join ${books} and p.id = $1 and p.received_on >= b.sends_from`;

interface Queued {
  entity: QboEntityName;
  operation: QboOperation;
  localId: string;
  isUnconfirmed?: boolean;
}

/** Null: it does not belong in the books. */
const find = async <Found extends QueuedRecord = QueuedRecord>(
  text: string,
  id: string,
  { system }: Work,
): Promise<Found | null> => (await system.maybe<Found>({ isPrepared: true, text, values: [id] })) ?? null;

const queue = ({ connectionId, customerId, label }: QueuedRecord, queued: Queued, work: Work) =>
  queueQboJob({ connectionId, customerId, label, ...queued }, work);

export async function pushLinkedCustomer(
  { entityId: localId }: DomainEvent<"customer.updated">,
  work: Work,
): Promise<void> {
  const customer = await find(findCustomer, localId, work);
  if (customer?.mayBeThere) await queue(customer, { entity: "Customer", operation: "push", localId }, work);
}

export async function pushLinkedItem({ entityId: localId }: DomainEvent<"catalog.updated">, work: Work): Promise<void> {
  const item = await work.system.maybe<{ connectionId: string; label: string }>({
    text: `select b.id as connection_id, y.name as label from app.line_item_types y cross join ${books} and y.id = $1
      and ${mayBeThere("Item", "y.id")}`,
    values: [localId],
  });
  if (item) await queueQboJob({ ...item, customerId: null, entity: "Item", operation: "push", localId }, work);
}

export async function pushApprovedEstimate(
  { entityId: localId }: DomainEvent<"estimate.approved">,
  work: Work,
): Promise<void> {
  const estimate = await find(findEstimate, localId, work);
  if (estimate) await queue(estimate, { entity: "Estimate", operation: "push", localId }, work);
}

export async function pushInvoice(
  { entityId: localId }: DomainEvent<"invoice.issued" | "invoice.updated">,
  work: Work,
): Promise<void> {
  const invoice = await find(findInvoice, localId, work);
  if (invoice) await queue(invoice, { entity: "Invoice", operation: "push", localId }, work);
}

/** One that is not there yet is not sent any more: its own job finds it void. */
export async function voidThere({ entityId: localId }: DomainEvent<"invoice.voided">, work: Work): Promise<void> {
  const invoice = await find(findInvoice, localId, work);
  if (invoice?.mayBeThere) await queue(invoice, { entity: "Invoice", operation: "void", localId }, work);
}

/** Also one that counts again, after a dispute was won: then nobody is asked any more whether it may be deleted there. */
export async function pushPayment({ entityId: localId }: DomainEvent<"payment.received">, work: Work): Promise<void> {
  const payment = await find(findPayment, localId, work);
  if (!payment) return;
  await endUnconfirmed(payment, localId, work);
  await queue(payment, { entity: "Payment", operation: "push", localId }, work);
}

/** Nothing is deleted there without a person's yes; one of which a part went back to the card is changed. */
export async function takeBackThere({ entityId: localId }: DomainEvent<"payment.reversed">, work: Work): Promise<void> {
  const payment = await find<QueuedPayment>(findPayment, localId, work);
  if (!payment?.mayBeThere) return;
  if (payment.isLeft) return void (await queue(payment, { entity: "Payment", operation: "push", localId }, work));
  await endUnconfirmed(payment, localId, work);
  await queue(payment, { entity: "Payment", operation: "delete", localId, isUnconfirmed: true }, work);
}

/** A question whether a payment may be deleted there has no object any more, or is asked again. */
const endUnconfirmed = ({ connectionId }: QueuedRecord, localId: string, { system, now }: Work): Promise<number> =>
  system.run({
    text: `update app.qbo_jobs set status = 'done', finished_at = $3, updated_at = $3
      where connection_id = $1 and entity = 'Payment' and local_id = $2 and operation = 'delete' and status = 'unconfirmed'`,
    values: [connectionId, localId, now],
  });

/** The payments from which the credit comes pay an invoice more. */
export async function pushPaymentsOfCredit(
  { payload: { customerId } }: DomainEvent<"credit.applied">,
  work: Work,
): Promise<void> {
  const payments = await work.system.rows<{ id: string }>({
    text: `select distinct payment_id as id from app.credit_entries
      where customer_id = $1 and account = 'customer' and kind in ('deposit', 'excess') and payment_id is not null`,
    values: [customerId],
  });
  for (const { id } of payments) {
    const payment = await find(findPayment, id, work);
    if (payment) await queue(payment, { entity: "Payment", operation: "push", localId: id }, work);
  }
}
