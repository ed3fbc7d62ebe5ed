import { invoicedCategories } from "@boresight/domain/statuses/status-look";
import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import { soughtOrderSchema, type SoughtOrder } from "@boresight/domain/orders/order-code";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import { searchKey } from "@boresight/domain/base/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** Several vehicles may share the end of a VIN, and a vehicle may have several orders. */
const mostFound = 5;

/**
 * For staff: returns the order with this number or, for a VIN, its open orders, the reader's own appointments of today
 * first. Throws `permission-error`.
 */
export async function findArrivingOrders(
  input: unknown,
  { caller, now }: Pick<Transaction, "caller" | "now">,
): Promise<readonly string[]> {
  const sought = parseInput(soughtOrderSchema, input);
  if (!isStaff(caller.role)) throw fail("permission-error");
  const found =
    sought.by === "number"
      ? await caller.rows<{ id: string }>({
          text: "select id from app.service_orders where internal_order_number = $1",
          values: [sought.number],
        })
      : await ofVehicle(sought, { caller, now });
  return found.map(({ id }) => id);
}

function ofVehicle(
  sought: Exclude<SoughtOrder, { by: "number" }>,
  { caller, now }: Pick<Transaction, "caller" | "now">,
) {
  const { condition, values } = vehicleOf(sought);
  return caller.rows<{ id: string }>({
    text: `select o.id
      from app.vehicles v
      join app.service_orders o on o.vehicle_id = v.id
      join app.service_order_statuses s on s.id = o.status_id
      left join app.appointments a on a.service_order_id = o.id and a.status in ${wordList(bookedAppointmentStatuses)}
      left join app.facilities f on f.id = a.facility_id,
      lateral (select coalesce((a.starts_at at time zone f.time_zone)::date = ($1::timestamptz at time zone f.time_zone)::date, false)
        as is_today) appointment
      where ${condition} and not s.is_terminal and s.category not in ${wordList(invoicedCategories)} and o.released_at is null
      order by appointment.is_today and coalesce(a.technician_id, o.assigned_technician_id) is not distinct from $2::uuid desc,
        appointment.is_today desc, a.starts_at nulls last, o.created_at desc, o.id
      limit ${mostFound}`,
    values: [now, caller.userId, ...values],
  });
}

function vehicleOf(sought: Exclude<SoughtOrder, { by: "number" }>) {
  if (sought.by === "vin") return { condition: "v.vin_number = $3", values: [sought.vin] };
  // The index on the search text finds the few vehicles that contain these characters anywhere.
  const condition = "v.search_text like $3 and right(v.vin_number, 8) = $4";
  return { condition, values: [`%${searchKey(sought.end)}%`, sought.end] };
}
