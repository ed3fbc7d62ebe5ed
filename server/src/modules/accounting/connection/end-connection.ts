import type { Work } from "#platform/database/events.ts";

interface Ended {
  connectionId: string;
  by: string | null;
}

/**
 * Forgets a connection's tokens, which a job then revokes at Intuit, and marks it as disconnected. Its links stay, so
 * that the same company can be connected again.
 */
export async function endConnection({ connectionId, by }: Ended, { system, now }: Work): Promise<void> {
  await system.run({
    text: `update app.qbo_connections set status = 'disconnected', disconnected_at = $2, disconnected_by = $3,
        broken_at = null, broken_reason = null, reconnect_before = null
      where id = $1`,
    values: [connectionId, now, by],
  });
  // Still encrypted: the queue's rows are readable like any other.
  await system.run({
    text: `with forgotten as (delete from app_private.qbo_tokens where connection_id = $1 returning connection_id, sealed)
      select graphile_worker.add_job('revoke-qbo-tokens',
        json_build_object('environment', c.environment, 'sealed', encode(f.sealed, 'base64')), max_attempts => 12)
      from forgotten f join app.qbo_connections c on c.id = f.connection_id`,
    values: [connectionId],
  });
}

/** One change of what is connected at a time. */
export const lockConnections = {
  text: "select pg_advisory_xact_lock(hashtext('qbo-connections'))",
};
