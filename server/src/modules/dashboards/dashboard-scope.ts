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

/** What the figures are counted by: read first, so that the database knows the values when it plans the counting. */
export interface DashboardScope {
  /** All of them, in order. */
  statuses: readonly DashboardStatus[];
  /** Of which facilities alone the caller sees orders; null for no such limit. */
  facilityIds: readonly string[] | null;
  /** The days of the span, as `2026-05-04`, the present one last: those of the shop's base facility. */
  days: readonly string[];
  /** The first day of the equal span before. */
  before: string;
}

export async function readDashboardScope(days: number, caller: Caller & Rights): Promise<DashboardScope> {
  const scope = await caller.one<DashboardScope>({
    text: `with shop as (select (now() at time zone app_private.shop_zone())::date as today),
        day as (select day::date from shop, generate_series(today - ($1::integer - 1), today, interval '1 day') day)
      select (select json_agg(json_build_object('id', id, 'key', key, 'statusName', status_name, 'category', category,
            'isActive', is_active, 'isTerminal', is_terminal) order by sort_order) from app.service_order_statuses) as statuses,
        app_private.own_facility_ids() as facility_ids,
        (select array_agg(to_char(day, 'YYYY-MM-DD') order by day) from day) as days,
        to_char(today - (2 * $1::integer - 1), 'YYYY-MM-DD') as before
      from shop`,
    values: [days],
  });
  return { ...scope, facilityIds: caller.role === "technician" ? scope.facilityIds : null };
}
