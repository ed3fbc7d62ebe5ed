import { latestCardRecord, type CardRecord } from "@boresight/domain/billing/cards/card-record";
import type { CardReport } from "#integrations/cards/card-provider.ts";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import { isUuid } from "#platform/ids.ts";

/** What is stored of a provider's object, and what in it comes from which report. */
export interface StoredCardRecord extends CardRecord {
  recordId: string;
  currency: string | null;
  reason: string;
  respondBy: number | null;
  /** The state that the office has been alerted to. */
  toldState: string | null;
}

interface Stored {
  cardPaymentId: string;
  /** The row of the report. */
  recordId: string;
}

/**
 * Keeps the latest state of the object. Returns whose it is; null while that is not known. The payment of a report is
 * found by our own id, or by the provider's name of it.
 */
export async function storeCardReport(
  { provider, report }: { provider: string; report: CardReport },
  { system }: Work,
): Promise<Stored | null> {
  const reference = report.reference ?? (await referenceOfCharge(provider, report.chargeId, system));
  const cardPaymentId = await findCardPayment({ provider, paymentId: report.paymentId, reference }, system);
  if (cardPaymentId === null && !isOfUnknown(report, reference)) return null;
  const known = await readRecord(provider, report, system);
  const told = { ...report, recordId: "", toldState: null };
  const record = known ? latestCardRecord<StoredCardRecord>(known, told) : told;
  const recordId = await saveRecord(
    { provider, record, links: { reference, cardPaymentId, chargeId: report.chargeId } },
    system,
  );
  if (report.kind === "charge" && reference !== null)
    await adoptParts({ provider, chargeId: report.id, reference }, system);
  if (cardPaymentId === null) return null;
  if (reference !== null) await link({ provider, reference, cardPaymentId }, system);
  return { cardPaymentId, recordId };
}

/** Our pages and payments say whose they are; of the rest that may be known only later. */
const isOfUnknown = ({ kind, chargeId }: CardReport, reference: string | null): boolean =>
  kind !== "session" && kind !== "intent" && (reference !== null || chargeId !== null);

async function referenceOfCharge(provider: string, chargeId: string | null, system: Rights): Promise<string | null> {
  if (chargeId === null) return null;
  const charge = await system.maybe<{ reference: string | null }>({
    text: "select reference from app.card_records where provider = $1 and kind = 'charge' and provider_id = $2",
    values: [provider, chargeId],
  });
  return charge?.reference ?? null;
}

interface Sought {
  provider: string;
  paymentId: string | null;
  reference: string | null;
}

async function findCardPayment({ provider, paymentId, reference }: Sought, system: Rights): Promise<string | null> {
  const found = await system.maybe<{ id: string }>({
    text: `select id from (
        select id, 1 as rank from app.card_payments where id = $2 and provider = $1
        union all select id, 2 from app.card_payments where provider = $1 and reference = $3
        union all select card_payment_id, 3 from app.card_records where provider = $1 and reference = $3 and card_payment_id is not null
      ) found order by rank limit 1`,
    values: [provider, paymentId !== null && isUuid(paymentId) ? paymentId : null, reference],
  });
  return found?.id ?? null;
}

/** As they are read from the table, for `latestCardRecord`. */
export const recordColumns = `id as record_id, kind, provider_id as id, state, told_state, amount_cents as amount, returned_cents as returned,
  currency, reason, (extract(epoch from respond_by) * 1000)::float8 as respond_by, (extract(epoch from happened_at) * 1000)::float8 as happened_at,
  (extract(epoch from told_at) * 1000)::float8 as told_at`;

const readRecord = (provider: string, { kind, id }: CardReport, system: Rights) =>
  system.maybe<StoredCardRecord>({
    text: `select ${recordColumns} from app.card_records where provider = $1 and kind = $2 and provider_id = $3`,
    values: [provider, kind, id],
  });

const moment = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

interface Saved {
  provider: string;
  record: Omit<StoredCardRecord, "recordId" | "toldState">;
  links: { reference: string | null; cardPaymentId: string | null; chargeId: string | null };
}

async function saveRecord({ provider, record, links }: Saved, system: Rights): Promise<string> {
  const { kind, id, state, amount, returned, currency, reason, respondBy, happenedAt, toldAt } = record;
  const saved = await system.one<{ id: string }>({
    text: `insert into app.card_records as r (provider, kind, provider_id, card_payment_id, reference, charge_id, state, amount_cents,
        returned_cents, reason, respond_by, happened_at, told_at, currency)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      on conflict (provider, kind, provider_id) do update set
        card_payment_id = coalesce(r.card_payment_id, excluded.card_payment_id), reference = coalesce(r.reference, excluded.reference),
        charge_id = coalesce(r.charge_id, excluded.charge_id), state = excluded.state, amount_cents = coalesce(excluded.amount_cents, r.amount_cents),
        returned_cents = excluded.returned_cents, reason = excluded.reason, respond_by = excluded.respond_by,
        happened_at = least(r.happened_at, excluded.happened_at), told_at = excluded.told_at,
        currency = coalesce(excluded.currency, r.currency)
      returning id`,
    values: [
      provider,
      kind,
      id,
      links.cardPaymentId,
      links.reference,
      links.chargeId,
      state,
      amount,
      returned,
      reason.slice(0, 300),
      moment(respondBy),
      moment(happenedAt),
      moment(toldAt),
      currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    ],
  });
  return saved.id;
}

/** Refunds and disputes that named no more than the charge. */
const adoptParts = (
  { provider, chargeId, reference }: { provider: string; chargeId: string; reference: string },
  system: Rights,
): Promise<number> =>
  system.run({
    text: "update app.card_records set reference = $3 where provider = $1 and charge_id = $2 and reference is null",
    values: [provider, chargeId, reference],
  });

/** What was reported of the payment before it was known whose it is belongs to it now. */
async function link(
  { provider, reference, cardPaymentId }: { provider: string; reference: string; cardPaymentId: string },
  system: Rights,
): Promise<void> {
  await system.run({
    text: "update app.card_records set card_payment_id = $3 where provider = $1 and reference = $2 and card_payment_id is null",
    values: [provider, reference, cardPaymentId],
  });
  await system.run({
    text: `update app.card_payments p set reference = $3 where id = $1 and reference is null
      and not exists (select from app.card_payments other where other.provider = $2 and other.reference = $3)`,
    values: [cardPaymentId, provider, reference],
  });
}

/** Deletes what was reported of payments that are not ours: others may use the same account of the provider. */
export const forgetUnknownCardRecords = (system: Rights, now: Date): Promise<number> =>
  system.run({
    text: `delete from app.card_records where card_payment_id is null and created_at < $1::timestamptz - make_interval(days => $2)`,
    values: [now, unknownDays],
  });

const unknownDays = 90;
