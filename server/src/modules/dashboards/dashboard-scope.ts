import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface DashboardStatus {
  id: string;
  key: string;
  statusName: string;
  category: string;
  isActive: boolean;
  isTerminal: boolean;
}

/** What open orders are counted by: read first, so that the database knows the values when it plans the counting. */
export interface DashboardScope {
  /** All of them, in order. */
  statuses: readonly DashboardStatus[];
  /** Of which facilities alone the caller sees orders; null for no such limit. */
  facilityIds: readonly string[] | null;
}

export async function readDashboardScope(caller: Caller & Rights): Promise<DashboardScope> {
  const scope = await caller.one<DashboardScope>({
    text: `select (select json_agg(json_build_object('id', id, 'key', key, 'statusName', status_name, 'category', category,
          'isActive', is_active, 'isTerminal', is_terminal) order by sort_order) from app.service_order_statuses) as statuses,
        app_private.own_facility_ids() as facility_ids`,
  });
  return { ...scope, facilityIds: caller.role === "technician" ? scope.facilityIds : null };
}
