import { cents, difference, negated, type Cents } from "@boresight/domain/base/money";
import { cardBalance, cardPaymentState, type CardBalance } from "@boresight/domain/billing/cards/card-balance";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Work } from "#platform/database/events.ts";
import { allocate, bookCardPayment, type BookedCard, type StoredCardPayment } from "./book-card-payment.ts";
import { claimOf, returnReason } from "./card-reasons.ts";
import { lockCredit } from "../payments/locks.ts";
import { regainPayment, returnPayment } from "../payments/return-payment.ts";
import { recordColumns, type StoredCardRecord } from "./store-card-report.ts";
import { tellCardSteps } from "./tell-card-steps.ts";

interface Reported {
  cardPaymentId: string;
  /** The row of the report that may have changed it. */
  recordId: string;
}

/**
 * Brings a payment by card to what the provider's objects come to: booked once, less what refunds and disputes have taken,
 * and paid again where a refund failed or a dispute was won. What a person took back by hand stays as it is.
 */
export async function settleCardBalance({ cardPaymentId, recordId }: Reported, work: Work): Promise<void> {
  const payment = await lockCardPayment(cardPaymentId, work);
  const records = await readRecords(cardPaymentId, work);
  const booked = await lockBooked(cardPaymentId, work);
  await lockCredit(payment.customerId, work); // Before invoices, as everybody locks them who moves money of both.
  const balance = cardBalance(records, booked?.amount ?? payment.amount);
  const cause = records.find((record) => record.recordId === recordId);
  if (booked) await adjust({ cardPaymentId, booked, returned: balance.returned, cause }, work);
  else if (balance.paid !== null) await bookCardPayment(payment, { ...balance, paid: balance.paid, records }, work);
  await saveState(payment, { balance, records, isPaid: booked !== undefined || balance.paid !== null }, work);
  await tellCardSteps({ payment, records, booked: booked ?? (await readBooked(cardPaymentId, work)) }, work);
}

async function lockCardPayment(id: string, { system }: Work): Promise<StoredCardPayment> {
  await lockRows(system, "app.card_payments", { ids: [id] });
  return system.one<StoredCardPayment>({
    text: `select id, customer_id, status, amount_cents as amount, currency, reference, failure, contested_cents as contested
      from app.card_payments where id = $1`,
    values: [id],
  });
}

const readRecords = (cardPaymentId: string, { system }: Work) =>
  system.rows<StoredCardRecord>({
    text: `select ${recordColumns} from app.card_records where card_payment_id = $1 order by happened_at, id`,
    values: [cardPaymentId],
  });

const readBooked = (cardPaymentId: string, { system }: Work) =>
  system.maybe<BookedCard>({
    text: `select p.id, p.customer_id, p.amount_cents as amount, p.returned_cents as returned,
        exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed
      from app.payments p where p.card_payment_id = $1`,
    values: [cardPaymentId],
  });

async function lockBooked(cardPaymentId: string, work: Work): Promise<BookedCard | undefined> {
  const booked = await readBooked(cardPaymentId, work);
  if (!booked) return undefined;
  await lockRows(work.system, "app.payments", { ids: [booked.id] });
  return readBooked(cardPaymentId, work);
}

interface Adjusted {
  cardPaymentId: string;
  booked: BookedCard;
  returned: Cents;
  cause: StoredCardRecord | undefined;
}

async function adjust({ cardPaymentId, booked, returned, cause }: Adjusted, work: Work): Promise<void> {
  const change = difference(returned, cents(booked.returned));
  if (booked.isReversed || change === 0) return;
  const { id, customerId } = booked;
  const about = { id, customerId, reason: returnReason(cause, change), recordId: claimOf(cause) };
  if (change > 0) return returnPayment({ ...about, amount: change }, work);
  const amount = negated(change);
  await regainPayment({ ...about, amount, allocations: await allocate(cardPaymentId, amount, work) }, work);
}

interface Settled {
  balance: CardBalance;
  records: readonly StoredCardRecord[];
  isPaid: boolean;
}

/** A payment from before its records were kept stays what it was until they say otherwise. */
async function saveState(
  { id, status, failure, contested, amount }: StoredCardPayment,
  { balance, records, isPaid }: Settled,
  { system }: Work,
): Promise<void> {
  const paid = balance.paid ?? (isPaid ? amount : null);
  const next = cardPaymentState(records, { ...balance, paid }) ?? status;
  const said = isPaid
    ? ""
    : (records.findLast(({ kind, reason }) => kind !== "session" && reason !== "")?.reason ?? failure);
  if (next === status && said === failure && balance.contested === contested) return;
  await system.run({
    text: "update app.card_payments set status = $2, failure = $3, contested_cents = $4 where id = $1",
    values: [id, next, said, balance.contested],
  });
}
