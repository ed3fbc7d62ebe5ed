import { draftDays } from "@boresight/domain/intake/intake";
import type { Rights } from "#platform/database/transaction.ts";

/** Deletes drafts untouched for 30 days. */
export async function removeOldDrafts(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app.intake_drafts where updated_at < $1::timestamptz - make_interval(days => $2)",
    values: [now, draftDays],
  });
}
