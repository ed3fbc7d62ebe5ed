import type { Rights } from "#platform/database/transaction.ts";

const daysKept = 90;

/** Removes what nobody asks for any more: calls, reported events and finished jobs of long ago, and consents never ended. */
export async function removeOldQboRows(system: Rights, now: Date): Promise<void> {
  const before = new Date(now.getTime() - daysKept * 24 * 3_600_000);
  await system.run({ text: "delete from app.qbo_exchanges where at < $1", values: [before] });
  await system.run({ text: "delete from app_private.qbo_events where received_at < $1", values: [before] });
  await system.run({
    text: "delete from app.qbo_jobs where status in ('done', 'skipped') and created_at < $1 and finished_at < $1",
    values: [before],
  });
  await system.run({ text: "delete from app_private.qbo_consents where expires_at < $1", values: [now] });
}
