import { BoresightError } from "@boresight/domain/base/errors";
import { t } from "@boresight/domain/texts/text";
import type { QboConflictKind } from "@boresight/domain/accounting/qbo";
import type { QboPayment } from "#integrations/quickbooks/entities/payment.ts";
import { takeBackPayment } from "#modules/billing/payments/reverse-payment.ts";
import type { Work } from "#platform/database/events.ts";
import { paymentLabel } from "../push/record-labels.ts";
import type { Applied } from "./apply-customer.ts";
import { bookTheirs, type PaymentThere } from "./book-theirs.ts";
import { dispute, endDisputes } from "../conflicts/dispute.ts";
import { localIdsOf, removeLink, type Link } from "./link.ts";
import { isAsAgreed } from "./payment-there.ts";

/** What can be said of a payment that a person must look at. */
const kinds: readonly QboConflictKind[] = ["payment", "deletedThere"];

/** Books a payment that was received there. What cannot be booked, such as one of a void invoice, a person looks at. */
export async function applyNewPayment(there: PaymentThere, work: Work): Promise<void> {
  const { connectionId, record } = there;
  const qboId = record.Id;
  try {
    await bookTheirs(there, work);
    await endDisputes({ connectionId, entity: "Payment", qboId, kinds }, work);
  } catch (error) {
    if (!(error instanceof BoresightError)) throw error;
    await dispute(
      {
        connectionId,
        entity: "Payment",
        kind: "payment",
        localId: null,
        qboId,
        label: await labelOf(there, work),
        fields: [],
        ours: { problem: error.code },
        theirs: fieldsOf(record),
      },
      work,
    );
  }
}

/** As payments of ours are called in the queue. */
async function labelOf({ customerId, record }: PaymentThere, { system }: Work): Promise<string> {
  const { label } = await system.one<{ label: string }>({
    text: `select ${paymentLabel("$2::integer")} as label from app.customers c where c.id = $1`,
    values: [customerId, record.TotalAmt],
  });
  return label;
}

/**
 * Follows a payment that both sides know. One that was received there and deleted there is taken back; any other change
 * a person looks at: money does not move here by itself.
 */
export async function applyPayment(
  { connectionId, link, label, record }: Applied<QboPayment>,
  work: Work,
): Promise<void> {
  const { localId, qboId, snapshot: agreed } = link;
  const { isReversed } = await work.system.one<{ isReversed: boolean }>({
    text: `select p.returned_cents = p.amount_cents
        or exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed from app.payments p where p.id = $1`,
    values: [localId],
  });
  const about = { connectionId, entity: "Payment" as const, localId, qboId, label, agreed };
  const end = (over: readonly QboConflictKind[]) => endDisputes({ ...about, kinds: over }, work);
  if (!record || record.TotalAmt === 0) {
    if (isReversed) {
      await endReversed(link, connectionId, work);
      return end([...kinds, "reversedHere"]);
    }
    if (link.origin === "theirs") {
      await takeBack({ link, connectionId }, work);
      return end(kinds);
    }
    return dispute({ ...about, kind: "deletedThere", fields: [], ours: agreed, theirs: {} }, work);
  }
  const paidIds = (record.Line ?? []).flatMap(({ LinkedTxn = [] }) => LinkedTxn.map(({ TxnId }) => TxnId));
  const invoices = await localIdsOf({ connectionId, entity: "Invoice" }, paidIds, work.system);
  if (isReversed || isAsAgreed(record, agreed, invoices)) {
    await work.system.run({
      text: "update app.qbo_links set sync_token = $2, synced_at = $3 where id = $1",
      values: [link.id, record.SyncToken, work.now],
    });
    return end(kinds);
  }
  const fields = record.TotalAmt === agreed["TotalAmt"] ? ["Line"] : ["TotalAmt", "Line"];
  return dispute({ ...about, kind: "payment", fields, ours: agreed, theirs: fieldsOf(record) }, work);
}

/** Books back what was deleted there; its link goes first, so that nothing is deleted there for it. */
export async function takeBack(
  { link, connectionId }: { link: Pick<Link, "id" | "localId">; connectionId: string },
  work: Work,
): Promise<void> {
  await work.system.run(removeLink(link.id));
  await takeBackPayment({ id: link.localId, reason: t("accounting.deletedInQuickbooks"), by: null }, work);
  await endDeletions({ localId: link.localId, connectionId }, work);
}

/** It was taken back here, and is not there any more: nothing is left to be deleted there. */
async function endReversed(link: Link, connectionId: string, work: Work): Promise<void> {
  await work.system.run(removeLink(link.id));
  await endDeletions({ localId: link.localId, connectionId }, work);
}

const endDeletions = ({ localId, connectionId }: { localId: string; connectionId: string }, { system, now }: Work) =>
  system.run({
    text: `update app.qbo_jobs set status = 'done', finished_at = $3, updated_at = $3
      where connection_id = $1 and entity = 'Payment' and local_id = $2 and operation = 'delete'
        and status in ('pending', 'unconfirmed', 'failed')`,
    values: [connectionId, localId, now],
  });

const fieldsOf = ({ SyncToken, CustomerRef, TotalAmt, TxnDate, PaymentRefNum, Line = [] }: QboPayment) => ({
  SyncToken,
  CustomerRef,
  TotalAmt,
  Line,
  ...(TxnDate !== undefined && { TxnDate }),
  ...(PaymentRefNum !== undefined && { PaymentRefNum }),
});
