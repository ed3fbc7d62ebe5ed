import type { WorkingCalendar } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";
import { facilityOfOrder, fallbackZone } from "./facility-of-order.ts";
import { enterStatus } from "./transitions/enter-status.ts";

interface Start extends WorkingCalendar {
  statusId: string;
  slaMinutes: number | null;
}

/** Starts the history of a new order in its first status, and the service level's clock there. */
export async function startOrder(id: string, { caller, system, now }: Transaction): Promise<void> {
  const { statusId, slaMinutes, ...calendar } = await system.one<Start>({
    text: `select o.status_id, s.sla_minutes,
        coalesce(f.time_zone, '${fallbackZone}') as time_zone,
        coalesce(f.working_hours, '{}') as working_hours, coalesce(f.closures, '[]') as closures
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where o.id = $1`,
    values: [id],
  });
  const order = { id, fromStatusId: null, statusChangedAt: null, calendar };
  await enterStatus([order], { id: statusId, slaMinutes }, { system, now, by: caller, note: "" });
}
