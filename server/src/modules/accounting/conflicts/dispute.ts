import type { QboConflictKind, QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";
import { raiseConflict, type QboConflict } from "./raise-conflict.ts";

/** What changes without the difference being another one. */
const passing = ["SyncToken", "Balance", "status"];

/** Raises a conflict, unless a person left this very difference as it is. */
export async function dispute(conflict: QboConflict, work: Work): Promise<void> {
  const { connectionId, entity, qboId, kind } = conflict;
  const latest = await work.system.maybe<{ isAccepted: boolean }>({
    text: `select status = 'solved' and resolution = 'accept' and ours - $7::text[] = $5::jsonb - $7::text[] and theirs - $7::text[] = $6::jsonb - $7::text[] as is_accepted from app.qbo_conflicts
      where connection_id = $1 and entity = $2 and qbo_id = $3 and kind = $4 order by created_at desc, id limit 1`,
    values: [
      connectionId,
      entity,
      qboId,
      kind,
      JSON.stringify(conflict.ours),
      JSON.stringify(conflict.theirs),
      passing,
    ],
  });
  if (!latest?.isAccepted) await raiseConflict(conflict, work);
}

interface Ended {
  connectionId: string;
  entity: QboEntityName;
  qboId: string;
  kinds: readonly QboConflictKind[];
}

interface Ending {
  id: string;
  kind: QboConflictKind;
  localId: string | null;
  label: string;
  resolution: "obsolete" | "ours";
}

/** Both sides say the same again: the open conflicts of these kinds have no object any more. */
export async function endDisputes({ connectionId, entity, qboId, kinds }: Ended, work: Work): Promise<void> {
  const ended = await work.system.rows<Ending>({
    text: `update app.qbo_conflicts set status = 'solved', solved_at = $5, updated_at = $5,
        resolution = case when decided_at is null then 'obsolete' else 'ours' end
      where connection_id = $1 and entity = $2 and qbo_id = $3 and kind = any ($4) and status = 'open'
      returning id, kind, local_id, label, resolution`,
    values: [connectionId, entity, qboId, kinds, work.now],
  });
  for (const { id, kind, localId, label, resolution } of ended) {
    const payload = { connectionId, entity, localId, label, conflictId: id, kind, resolution };
    await work.emit({ type: "qbo.conflictSolved", entityId: localId ?? id, payload });
  }
}
