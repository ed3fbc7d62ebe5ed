import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Rights } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";

/** Which of ours a record there is, and what both sides said last. */
export interface Link {
  id: string;
  localId: string;
  qboId: string;
  origin: "ours" | "theirs";
  snapshot: RecordFields;
}

interface RecordThere {
  connectionId: string;
  entity: QboEntityName;
  qboId: string;
}

/** Returns the link of a record there, locked. */
export const lockLink = ({ connectionId, entity, qboId }: RecordThere, system: Rights): Promise<Link | undefined> =>
  system.maybe<Link>({
    isPrepared: true,
    text: `select id, local_id, qbo_id, origin, snapshot from app.qbo_links
      where connection_id = $1 and entity = $2 and qbo_id = $3 for update`,
    values: [connectionId, entity, qboId],
  });

/** Returns which of ours these records there are, by their ids there. */
export async function localIdsOf(
  { connectionId, entity }: Omit<RecordThere, "qboId">,
  qboIds: readonly string[],
  system: Rights,
): Promise<ReadonlyMap<string, string>> {
  const rows = await system.rows<{ qboId: string; localId: string }>({
    isPrepared: true,
    text: `select qbo_id, local_id from app.qbo_links where connection_id = $1 and entity = $2 and qbo_id = any ($3)`,
    values: [connectionId, entity, qboIds],
  });
  return new Map(rows.map(({ qboId, localId }) => [qboId, localId]));
}

interface Agreed {
  syncToken: string;
  snapshot: RecordFields;
}

/** Both sides agree on a version there. */
export const noteAgreed = (linkId: string, { syncToken, snapshot }: Agreed, now: Date) => ({
  isPrepared: true as const,
  text: "update app.qbo_links set sync_token = $2, snapshot = $3, synced_at = $4 where id = $1",
  values: [linkId, syncToken, JSON.stringify(snapshot), now],
});

interface NewLink extends RecordThere, Agreed {
  localId: string;
}

/** What was made there is ours now too. */
export const linkTheirs = (link: NewLink, { now }: Pick<Work, "now">) => ({
  text: `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at)
    values ($1, $2, $3, $4, $5, 'theirs', $6, $7)`,
  values: [
    link.connectionId,
    link.entity,
    link.localId,
    link.qboId,
    link.syncToken,
    JSON.stringify(link.snapshot),
    now,
  ],
});

export const removeLink = (linkId: string) => ({ text: "delete from app.qbo_links where id = $1", values: [linkId] });
