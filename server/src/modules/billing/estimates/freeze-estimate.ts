import { validUntilOf } from "@boresight/domain/billing/estimate-status";
import type { BillingContext } from "#modules/billing/documents/read-billing-context.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { contentHashOf } from "./content-hash.ts";
import type { LockedEstimate } from "./lock-estimate.ts";

/** From now on it stays as it is: what is approved is exactly this. */
export async function freezeEstimate(
  { id, number, validUntil }: LockedEstimate,
  { today, termsVersion, settings }: BillingContext,
  { system, now }: Pick<Transaction, "system" | "now">,
): Promise<void> {
  const contentHash = await contentHashOf({ id, number, termsVersion, currency: settings.currency }, system);
  await system.run({
    text: `update app.estimates set status = 'sent', issue_date = $2, valid_until = $3, sent_at = $4, terms_version = $5,
        content_hash = $6, reminders_sent = 0
      where id = $1`,
    values: [
      id,
      today,
      validUntil ?? validUntilOf(today, settings.estimateValidityDays),
      now,
      termsVersion,
      contentHash,
    ],
  });
}

export const supersedeOthers = ({ id, serviceOrderId }: LockedEstimate, system: Rights): Promise<number> =>
  system.run({
    text: `update app.estimates set status = 'superseded'
      where service_order_id = $2 and id <> $1 and status in ('sent', 'viewed')`,
    values: [id, serviceOrderId],
  });
