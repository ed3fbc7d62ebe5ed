import { fail } from "@boresight/domain/base/errors";
import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import type { QboConflictKind, QboEntityName } from "@boresight/domain/accounting/qbo";
import type { Transaction } from "#platform/database/transaction.ts";

export interface OpenConflict {
  id: string;
  connectionId: string;
  entity: QboEntityName;
  localId: string | null;
  qboId: string;
  kind: QboConflictKind;
  label: string;
  fields: readonly string[];
  ours: RecordFields;
  theirs: RecordFields;
  customerId: string | null;
}

/** Returns an open conflict, locked, with whose it is. Throws `not-found` and `qbo-conflict-solved`. */
export async function lockConflict(id: string, { caller, system }: Transaction): Promise<OpenConflict> {
  await caller.one({ text: "select id from app.qbo_conflicts where id = $1", values: [id] });
  await system.run({ text: "select from app.qbo_conflicts where id = $1 for update", values: [id] });
  const { status, ...conflict } = await system.one<OpenConflict & { status: string }>({
    text: `select x.id, x.connection_id, x.entity, x.local_id, x.qbo_id, x.kind, x.label, x.fields, x.ours, x.theirs, x.status,
        coalesce(c.id, i.customer_id, p.customer_id, e.customer_id) as customer_id
      from app.qbo_conflicts x
        left join app.customers c on x.entity = 'Customer' and c.id = x.local_id
        left join app.invoices i on x.entity = 'Invoice' and i.id = x.local_id
        left join app.payments p on x.entity = 'Payment' and p.id = x.local_id
        left join app.estimates e on x.entity = 'Estimate' and e.id = x.local_id
      where x.id = $1`,
    values: [id],
  });
  if (status !== "open") throw fail("qbo-conflict-solved");
  return conflict;
}
