import type { Transaction } from "#platform/database/transaction.ts";

/** Off: it does not belong in the books, or there are none. */
export type AccountingState = "off" | "waiting" | "synced" | "failed" | "conflict";

/** How far invoices are in the shop's books, in the order of their ids; null for everybody but admins. */
export async function readAccountingStates(
  ids: readonly string[],
  { caller, system }: Pick<Transaction, "caller" | "system">,
): Promise<(AccountingState | null)[]> {
  if (caller.role !== "admin") return ids.map(() => null);
  const rows = await system.rows<{ id: string; state: AccountingState }>({
    isPrepared: true,
    text: `select i.id, case
          when exists (select from app.qbo_conflicts x where x.connection_id = b.id and x.entity = 'Invoice' and x.local_id = i.id
            and x.status = 'open') then 'conflict'
          when exists (select from app.qbo_jobs j where j.connection_id = b.id and j.entity = 'Invoice' and j.local_id = i.id
            and j.status = 'failed') then 'failed'
          when exists (select from app.qbo_jobs j where j.connection_id = b.id and j.entity = 'Invoice' and j.local_id = i.id
            and j.status in ('pending', 'sending', 'unconfirmed')) then 'waiting'
          when exists (select from app.qbo_links l where l.connection_id = b.id and l.entity = 'Invoice' and l.local_id = i.id)
            then 'synced'
          else 'off' end as state
      from app.invoices i cross join app.qbo_connections b
      where i.id = any ($1) and b.status in ('connected', 'broken')`,
    values: [ids],
  });
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  return ids.map((id) => states.get(id) ?? "off");
}
