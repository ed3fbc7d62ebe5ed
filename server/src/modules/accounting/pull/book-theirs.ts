import { fail } from "@boresight/domain/base/errors";
import type { QboPayment } from "#integrations/quickbooks/entities/payment.ts";
import { bookPayment } from "#modules/billing/payments/book-payment.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import type { Work } from "#platform/database/events.ts";
import { linkTheirs, localIdsOf } from "./link.ts";
import { methodThere, ownParts, type OwnParts } from "./payment-there.ts";

export interface PaymentThere {
  connectionId: string;
  customerId: string;
  record: QboPayment;
}

/**
 * Books a payment that was received there, as far as it is ours, and links it. Does nothing for one that is older than
 * what we send and pays nothing of ours. Throws what `bookPayment` throws, and `qbo-payment-in-flight` while we may have
 * sent the very same.
 */
export async function bookTheirs({ connectionId, customerId, record }: PaymentThere, work: Work): Promise<void> {
  const { system } = work;
  const paidIds = (record.Line ?? []).flatMap(({ LinkedTxn = [] }) => LinkedTxn.map(({ TxnId }) => TxnId));
  const parts = ownParts(record, await localIdsOf({ connectionId, entity: "Invoice" }, paidIds, system));
  const today = await shopDay(work);
  const receivedOn = record.TxnDate !== undefined && record.TxnDate < today ? record.TxnDate : today;
  if (parts.amount <= 0 || (await isTheirsAlone({ connectionId, parts, receivedOn }, work))) return;
  if (await mayBeOurs({ connectionId, customerId, parts }, work)) throw fail("qbo-payment-in-flight");
  const id = await bookPayment(
    {
      customerId,
      receivedOn,
      method: methodThere(record),
      amount: parts.amount,
      reference: (record.PaymentRefNum ?? "").slice(0, 80),
      note: (record.PrivateNote ?? "").slice(0, 500),
      allocations: parts.paid.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
      keepExcess: parts.unapplied > 0,
      by: null,
    },
    work,
  );
  const { Id: qboId, SyncToken: syncToken } = record;
  const snapshot = await agreedFields(record, parts, work);
  await system.run(linkTheirs({ connectionId, entity: "Payment", localId: id, qboId, syncToken, snapshot }, work));
}

/** Money that pays nothing of ours and came before the first day that we send is the books' own. */
async function isTheirsAlone(
  { connectionId, parts, receivedOn }: { connectionId: string; parts: OwnParts; receivedOn: string },
  { system }: Work,
): Promise<boolean> {
  if (parts.paid.length > 0) return false;
  const { isEarlier } = await system.one<{ isEarlier: boolean }>({
    text: "select coalesce($2::date < sends_from, true) as is_earlier from app.qbo_connections where id = $1",
    values: [connectionId, receivedOn],
  });
  return isEarlier;
}

/** A payment of ours of the same amount was sent and its fate is not known: theirs may be that one. */
async function mayBeOurs(
  { connectionId, customerId, parts }: { connectionId: string; customerId: string; parts: OwnParts },
  { system }: Work,
): Promise<boolean> {
  const row = await system.maybe({
    text: `select from app.qbo_jobs j join app.payments p on p.id = j.local_id
      where j.connection_id = $1 and j.entity = 'Payment' and j.operation = 'push' and j.payload_hash is not null
        and j.status in ('sending', 'failed') and p.customer_id = $2 and p.amount_cents = $3
        and not exists (select from app.qbo_links l where l.connection_id = $1 and l.entity = 'Payment' and l.local_id = p.id)
      limit 1`,
    values: [connectionId, customerId, parts.amount],
  });
  return row !== undefined;
}

/** In the order in which we would send it, so that nothing has to be sent. */
async function agreedFields(record: QboPayment, { paid }: OwnParts, { system }: Work) {
  const numbers = await system.rows<{ id: string; number: string }>({
    text: "select id, number from app.invoices where id = any ($1)",
    values: [paid.map(({ invoiceId }) => invoiceId)],
  });
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const ordered = paid.toSorted((one, other) =>
    (numberOf.get(one.invoiceId) ?? "").localeCompare(numberOf.get(other.invoiceId) ?? ""),
  );
  return {
    CustomerRef: { value: record.CustomerRef.value },
    TotalAmt: record.TotalAmt,
    TxnDate: record.TxnDate ?? "",
    PaymentRefNum: record.PaymentRefNum ?? "",
    PrivateNote: record.PrivateNote ?? "",
    Line: ordered.map(({ qboId, amount }) => ({ Amount: amount, LinkedTxn: [{ TxnId: qboId, TxnType: "Invoice" }] })),
  };
}
