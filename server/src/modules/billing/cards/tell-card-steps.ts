import { cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/database/events.ts";
import type { BookedCard, StoredCardPayment } from "./book-card-payment.ts";
import type { StoredCardRecord } from "./store-card-report.ts";

interface Told {
  payment: StoredCardPayment;
  records: readonly StoredCardRecord[];
  /** Nothing is sent about a payment that is not known to be paid. */
  booked: BookedCard | undefined;
}

/** Says once what each refund and dispute has come to. */
export async function tellCardSteps({ payment, records, booked }: Told, work: Work): Promise<void> {
  if (!booked) return;
  for (const record of records) {
    if ((record.kind !== "refund" && record.kind !== "dispute") || record.state === record.toldState) continue;
    await work.system.run({
      text: "update app.card_records set told_state = $2 where id = $1",
      values: [record.recordId, record.state],
    });
    await emitStep(record, { payment, booked }, work);
  }
}

async function emitStep(
  record: StoredCardRecord,
  { payment, booked }: { payment: StoredCardPayment; booked: BookedCard },
  work: Work,
): Promise<void> {
  const { kind, state, recordId, reason, respondBy } = record;
  const amountCents = record.amount ?? cents(booked.amount);
  const orderId = await onlyOrderOf(payment.id, work);
  const common = {
    customerId: booked.customerId,
    amountCents,
    reason,
    recordId,
    ...(orderId !== null && { serviceOrderId: orderId }),
  };
  if (kind === "refund") {
    if (state === "failed") await work.emit({ type: "payment.refundFailed", entityId: booked.id, payload: common });
    return;
  }
  const dispute = {
    state,
    respondBy: respondBy === null ? null : new Date(respondBy).toISOString(),
    isReversed: booked.isReversed,
  };
  await work.emit({ type: "payment.disputed", entityId: booked.id, payload: { ...common, ...dispute } });
}

/** The order of the invoices that were to be paid, when it is the only one. */
async function onlyOrderOf(cardPaymentId: string, { system }: Work): Promise<string | null> {
  const orders = await system.rows<{ id: string }>({
    text: `select distinct i.service_order_id as id from app.card_payment_invoices w join app.invoices i on i.id = w.invoice_id
      where w.card_payment_id = $1 and i.service_order_id is not null limit 2`,
    values: [cardPaymentId],
  });
  return orders.length === 1 ? (orders[0]?.id ?? null) : null;
}
