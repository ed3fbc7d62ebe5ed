import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readDashboardScope } from "#modules/dashboards/dashboard-scope.ts";
import type { FigureFilter } from "./figure-span.ts";

/** How many open orders are in a status, and how many of them are late. */
export interface OpenStatus {
  key: string;
  statusName: string;
  category: string;
  count: number;
  late: number;
}

/**
 * The open orders by status. They are few, and read by the index that holds all that is asked for; the limits of a technician are said
 * again by value, so that the database begins with an index of their facility.
 */
export async function readOpenOrders(
  { facility, customerKind }: Pick<FigureFilter, "facility" | "customerKind">,
  caller: Caller & Rights,
): Promise<OpenStatus[]> {
  const { statuses, facilityIds } = await readDashboardScope(caller);
  const open = statuses.filter(({ isTerminal }) => !isTerminal);
  const counted = await caller.rows<{ statusId: string; count: number; late: number }>({
    text: `select o.status_id, count(*)::integer as count, (count(*) filter (where o.status_due_at < now()))::integer as late
      from app.service_orders o ${customerKind ? "join app.customers c on c.id = o.customer_id" : ""}
      where o.status_id = any ($1::uuid[]) and ($2::uuid is null or o.facility_id = $2)
        and ${customerKind ? "c.customer_kind = $3" : "$3::text is null"} ${facilityIds ? "and o.facility_id = any ($4::uuid[])" : ""}
      group by o.status_id`,
    values: [open.map(({ id }) => id), facility, customerKind, ...(facilityIds ? [facilityIds] : [])],
  });
  return open
    .map((status) => ({ ...status, count: 0, late: 0, ...counted.find(({ statusId }) => statusId === status.id) }))
    .filter(({ isActive, count }) => isActive || count > 0);
}
