import type { QboConflictKind, QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Work } from "#platform/database/events.ts";

export interface QboConflict {
  connectionId: string;
  entity: QboEntityName;
  kind: QboConflictKind;
  localId: string | null;
  qboId: string;
  label: string;
  /** The fields that differ. */
  fields: readonly string[];
  /** Both sides under QuickBooks' names, amounts in cents. */
  ours: object;
  theirs: object;
  /** What both said before, when they once did. */
  agreed?: object | null;
}

/** Keeps what both sides say differently until a person decides. An open one of the same kind is brought up to date. */
export async function raiseConflict(conflict: QboConflict, { system, now, emit }: Work): Promise<string> {
  const { connectionId, entity, kind, localId, qboId, fields, ours, theirs, agreed } = conflict;
  const label = conflict.label.slice(0, 200);
  const { id, isNew } = await system.one<{ id: string; isNew: boolean }>({
    text: `insert into app.qbo_conflicts (connection_id, entity, local_id, qbo_id, kind, label, fields, ours, theirs, agreed, created_at, updated_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
      on conflict (connection_id, entity, qbo_id, kind) where status = 'open' do update
        set label = excluded.label, fields = excluded.fields, ours = excluded.ours, theirs = excluded.theirs,
          agreed = excluded.agreed, updated_at = excluded.updated_at
      returning id, xmax = 0 as is_new`,
    values: [
      connectionId,
      entity,
      localId,
      qboId,
      kind,
      label,
      fields,
      JSON.stringify(ours),
      JSON.stringify(theirs),
      agreed ? JSON.stringify(agreed) : null,
      now,
    ],
  });
  const payload = { connectionId, entity, localId, label, conflictId: id, kind };
  if (isNew) await emit({ type: "qbo.conflict", entityId: localId ?? id, payload });
  return id;
}
