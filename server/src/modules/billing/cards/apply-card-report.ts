import { cents, difference, formatCents, notBelowZero, smallest } from "@boresight/domain/base/money";
import { t } from "@boresight/domain/texts/text";
import type { CardReport } from "#integrations/cards/card-provider.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/events.ts";
import { isUuid } from "#platform/uuid.ts";
import { openCardStatuses } from "./open-card-statuses.ts";
import { bookPayment } from "../payments/book-payment.ts";
import { lockPayableInvoices } from "../payments/lock-payable-invoices.ts";
import { takeBackPayment } from "../payments/reverse-payment.ts";
import { shopDay } from "../shop-day.ts";

interface StoredCardPayment {
  id: string;
  customerId: string;
  status: string;
  amountCents: number;
  currency: string;
  reference: string | null;
}

/** Books what the provider reports of a payment, each outcome once, in the order in which it arrives. */
export async function applyCardReport(report: CardReport, work: Work): Promise<void> {
  const payment = await lockCardPayment(report, work);
  if (!payment) return;
  const isOpen = openCardStatuses.includes(payment.status);
  const { change, failure } = report;
  if (change === "succeeded") {
    // A page that was closed here may have been paid in that instant.
    if (isOpen || payment.status === "canceled" || payment.status === "failed") await succeed(payment, report, work);
  } else if (change === "disputed" || change === "refunded") {
    if (payment.status === "succeeded" || payment.status === "disputed") await takeBack(payment, report, work);
  } else if (isOpen) await note(payment, { status: change, failure }, work);
}

async function lockCardPayment({ paymentId, reference }: CardReport, { system }: Work) {
  const found = await system.maybe<{ id: string }>({
    text: "select id from app.card_payments where id = $1 or ($1::uuid is null and reference = $2)",
    values: [paymentId !== null && isUuid(paymentId) ? paymentId : null, reference],
  });
  if (!found) return undefined;
  await lockRows(system, "app.card_payments", { ids: [found.id] });
  return system.one<StoredCardPayment>({
    text: "select id, customer_id, status, amount_cents, currency, reference from app.card_payments where id = $1",
    values: [found.id],
  });
}

async function note(
  { id }: StoredCardPayment,
  { status, failure, reference = null }: { status: string; failure: string; reference?: string | null },
  { system }: Work,
): Promise<void> {
  await system.run({
    text: `update app.card_payments set status = $2, failure = $3, reference = coalesce($4, reference) where id = $1`,
    values: [id, status, failure.slice(0, 300), reference],
  });
}

/** What was paid pays the invoices as far as they are still open; the rest becomes the customer's credit. */
async function succeed(payment: StoredCardPayment, report: CardReport, work: Work): Promise<void> {
  const { system } = work;
  const { id, customerId } = payment;
  const amount = cents(report.amountCents ?? payment.amountCents);
  const wanted = await system.rows<{ invoiceId: string; amountCents: number }>({
    text: "select invoice_id, amount_cents from app.card_payment_invoices where card_payment_id = $1 order by invoice_id",
    values: [id],
  });
  const open = await lockPayableInvoices({ customerId, ids: wanted.map(({ invoiceId }) => invoiceId) }, system);
  let left = amount;
  const allocations = wanted.flatMap(({ invoiceId, amountCents }) => {
    const balance = open.find((invoice) => invoice.id === invoiceId)?.balance ?? cents(0);
    const paid = smallest(cents(amountCents), notBelowZero(balance), left);
    left = difference(left, paid);
    return paid > 0 ? [{ invoiceId, amount: paid }] : [];
  });
  await note(payment, { status: "succeeded", failure: "", reference: report.reference }, work);
  if (amount !== payment.amountCents || (report.currency ?? payment.currency) !== payment.currency)
    await work.emit({
      type: "payment.differs",
      entityId: id,
      payload: {
        customerId,
        expected: formatCents(payment.amountCents, undefined, payment.currency),
        reported: formatCents(amount, undefined, report.currency ?? payment.currency),
      },
    });
  await bookPayment(
    {
      customerId,
      method: "card",
      amount,
      receivedOn: await shopDay(work),
      reference: (report.reference ?? "").slice(0, 80),
      note: "",
      allocations,
      keepExcess: true,
      cardPaymentId: id,
      by: null,
    },
    work,
  );
}

async function takeBack(payment: StoredCardPayment, report: CardReport, work: Work): Promise<void> {
  const booked = await work.system.maybe<{ id: string }>({
    text: `select p.id from app.payments p where p.card_payment_id = $1
      and not exists (select from app.payment_reversals r where r.payment_id = p.id)`,
    values: [payment.id],
  });
  await note(payment, { status: report.change, failure: report.failure }, work);
  const reason =
    report.change === "refunded"
      ? t("billing.refundedByCard")
      : t("billing.disputedByPayer", { reason: report.failure || "–" });
  if (booked) await takeBackPayment({ id: booked.id, reason, by: null }, work);
}
