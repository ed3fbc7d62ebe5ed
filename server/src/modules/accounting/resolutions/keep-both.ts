import type { Transaction } from "#platform/database/transaction.ts";
import type { OpenConflict } from "./lock-conflict.ts";

/**
 * Both stay as they are: ours is not sent for this difference, until it changes again. What theirs says then is compared
 * with what a person accepted.
 */
export async function keepBoth(
  { connectionId, entity, qboId, fields, kind, ours, theirs }: OpenConflict,
  { system, now }: Transaction,
): Promise<void> {
  const isOfFields = kind === "fields" || kind === "inactiveThere";
  const kept = isOfFields ? Object.fromEntries(Object.entries(ours).filter(([name]) => fields.includes(name))) : {};
  const syncToken = theirs["SyncToken"];
  await system.run({
    text: `update app.qbo_links set snapshot = snapshot || $4::jsonb, sync_token = coalesce($5, sync_token), synced_at = $6
      where connection_id = $1 and entity = $2 and qbo_id = $3`,
    values: [connectionId, entity, qboId, JSON.stringify(kept), typeof syncToken === "string" ? syncToken : null, now],
  });
}
