import type { Work } from "#platform/database/events.ts";
import "../qbo-events.ts";

/** Why nothing can be done there until a person helps. */
type BrokenReason = "tokenRefused" | "appNotAuthorized" | "personLostRights" | "subscriptionEnded";

interface Broken {
  connectionId: string;
  reason: BrokenReason;
}

/** Marks a connection as broken: its jobs pause, and the office is alerted. Does nothing to one that is not connected. */
export async function breakConnection({ connectionId, reason }: Broken, { system, now, emit }: Work): Promise<void> {
  const broken = await system.maybe<{ companyName: string }>({
    text: `update app.qbo_connections set status = 'broken', broken_at = $2, broken_reason = $3
      where id = $1 and status = 'connected' returning company_name`,
    values: [connectionId, now, reason],
  });
  if (!broken) return;
  const { companyName } = broken;
  await emit({ type: "qbo.disconnected", entityId: connectionId, payload: { companyName, reason } });
}
