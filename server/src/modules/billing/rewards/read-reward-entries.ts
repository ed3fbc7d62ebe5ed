import type { RewardEntry } from "@boresight/domain/billing/reward";
import type { Rights } from "#platform/database/transaction.ts";

export type StoredRewardEntry = RewardEntry & { invoiceId: string | null; paymentId: string | null };

/** Returns the reward account of a customer, oldest first, and lets nobody else write to it until the transaction ends. */
export async function lockRewardEntries(customerId: string, system: Rights): Promise<StoredRewardEntry[]> {
  await system.run({
    text: "select pg_advisory_xact_lock(hashtextextended($1::uuid::text || 'reward', 0))", // As guard_credit() takes it.
    values: [customerId],
  });
  const rows = await system.rows<StoredRewardEntry>({
    text: `select id, kind, amount_cents as amount, of_entry_id, expires_on::text, created_at, invoice_id, payment_id
      from app.credit_entries where customer_id = $1 and account = 'reward' order by created_at, id`,
    values: [customerId],
  });
  return [...rows];
}

export interface NewRewardEntry {
  kind: RewardEntry["kind"];
  amount: number;
  ofEntryId?: string | null;
  invoiceId?: string | null;
  paymentId?: string | null;
  expiresOn?: string | null;
  note?: string;
}

/** Adds rows to the ledger, in this order. */
export async function addRewardEntries(
  { customerId, by, now }: { customerId: string; by: string | null; now: Date },
  entries: readonly NewRewardEntry[],
  system: Rights,
): Promise<void> {
  for (const { kind, amount, ofEntryId, invoiceId, paymentId, expiresOn, note } of entries)
    await system.run({
      text: `insert into app.credit_entries
          (customer_id, account, kind, amount_cents, of_entry_id, invoice_id, payment_id, expires_on, note, created_at, created_by)
        values ($1, 'reward', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      values: [
        customerId,
        kind,
        amount,
        ofEntryId ?? null,
        invoiceId ?? null,
        paymentId ?? null,
        expiresOn ?? null,
        note ?? "",
        now,
        by,
      ],
    });
}
