import { fail } from "@boresight/domain/base/errors";
import type { StatusTransition, TransitionContext } from "@boresight/domain/orders/status-transition";
import type { StatusCategory } from "@boresight/domain/statuses/status-look";
import type { WorkingCalendar } from "@boresight/domain/schedule/working-time";
import { text } from "@boresight/domain/texts/text";
import { idIn } from "#platform/database/id-in.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { readCurrentTasks } from "#modules/tasks/read-asked-tasks.ts";
import { noticeOfCalibration, openDisclosureState } from "./notice-conditions.ts";
import { facilityOfOrder, fallbackZone } from "#modules/orders/facility-of-order.ts";

/** An order as a status change needs it: its status, what its guards check, and the working time of its service level. */
export interface GuardedOrder {
  id: string;
  number: string;
  version: number;
  statusId: string;
  statusKey: string;
  statusName: string;
  statusChangedAt: string;
  lastChangeWasStatus: boolean;
  context: TransitionContext;
  calendar: WorkingCalendar;
}

type StoredOrder = Omit<GuardedOrder, "context"> & { context: Omit<TransitionContext, "tasks"> };

/** Reads orders past the caller's rights: the caller must have seen them before. */
export async function readGuardedOrders(system: Rights, ids: readonly string[]): Promise<readonly GuardedOrder[]> {
  const { condition, values } = idIn("o.id", ids);
  const orders = await system.rows<StoredOrder>({
    isPrepared: true,
    text: `select o.id, o.internal_order_number as number, o.version, o.status_id, s.key as status_key, s.status_name,
        o.status_changed_at, o.status_changed_at = o.updated_at as last_change_was_status,
        json_build_object(
          'calibrationType', o.calibration_type, 'intakeMethod', o.intake_method, 'hasPickupAddress', o.pickup_address_id is not null,
          'vinNumber', v.vin_number, 'isVinConfirmed', o.vin_confirmed_at is not null,
          'rideHeightModified', o.ride_height_modified, 'rideHeightDecision', o.ride_height_decision,
          'requiresPo', c.requires_po, 'poNumber', o.po_number,
          'calibrations', coalesce((select json_agg(json_build_object('key', y.key, 'name', y.name, 'method', k.method, 'result', k.result,
              'isUnderWay', k.attempt_started_at is not null, 'notice', ${noticeOfCalibration})
              order by k.sort_order)
            from app.order_calibrations k join app.line_item_types y on y.id = k.line_item_type_id where k.service_order_id = o.id), '[]'),
          'openDisclosureState', ${openDisclosureState},
          'appointmentAt', (select a.starts_at from app.appointments a
            where a.service_order_id = o.id and a.status in ('confirmed', 'arrived') order by a.starts_at desc limit 1),
          'readinessChecks', coalesce((select json_agg(json_build_object('key', r.key, 'outcome', r.outcome,
              'isOverridden', r.overridden_by is not null))
            from app.readiness_checks r where r.service_order_id = o.id), '[]'),
          'hasSentEstimate', exists (select from app.estimates e where e.service_order_id = o.id and e.status in ('sent', 'viewed')),
          'hasApprovedEstimate', exists
            (select from app.estimates e where e.service_order_id = o.id and e.status in ('approved', 'converted')),
          'hasIssuedInvoice', exists
            (select from app.invoices i where i.service_order_id = o.id and i.status not in ('draft', 'void')),
          'openBalanceCents', coalesce((select sum(i.balance_cents)::integer from app.invoices i
            where i.service_order_id = o.id and i.status not in ('draft', 'void')), 0),
          'previousStatusKey', (select p.key from app.status_changes h join app.service_order_statuses p on p.id = h.from_status_id
            where h.service_order_id = o.id and h.to_status_id = o.status_id and not p.is_terminal order by h.changed_at desc limit 1)
        ) as context,
        json_build_object('timeZone', coalesce(f.time_zone, '${fallbackZone}'), 'workingHours', coalesce(f.working_hours, '{}'),
          'closures', coalesce(f.closures, '[]')) as calendar
      from app.service_orders o
      join app.service_order_statuses s on s.id = o.status_id
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = o.customer_id
      left join app.facilities f on f.id = ${facilityOfOrder}
      where ${condition}`,
    values,
  });
  const tasks = Map.groupBy(await readCurrentTasks(system, ids), ({ orderId }) => orderId);
  return orders.map((order) => ({ ...order, context: { ...order.context, tasks: tasks.get(order.id) ?? [] } }));
}

/** Returns the order, locked until the transaction ends. Throws `not-found`. */
export async function readGuardedOrder(system: Rights, id: string): Promise<GuardedOrder> {
  await lockRows(system, "app.service_orders", { ids: [id] });
  const [order] = await readGuardedOrders(system, [id]);
  if (!order) throw fail("not-found", { message: text("orders.orderNotFound") });
  return order;
}

export interface StoredTransition extends StatusTransition {
  toStatusId: string;
  toStatusName: string;
  toCategory: StatusCategory;
  toIsTerminal: boolean;
  fromCategory: string;
  slaMinutes: number | null;
}

/** Returns the transitions out of these statuses, in the order of the board. */
export const readTransitionsFrom = (
  system: Rights,
  statusKeys: readonly string[],
): Promise<readonly StoredTransition[]> =>
  system.rows<StoredTransition>({
    isPrepared: true,
    text: `select origin.key as from_key, target.key as to_key, t.roles, t.guards, t.requires_note,
        target.id as to_status_id, target.status_name as to_status_name, target.category as to_category,
        target.is_terminal as to_is_terminal, origin.category as from_category,
        target.sla_minutes
      from app.service_order_transitions t
      join app.service_order_statuses origin on origin.id = t.from_status_id
      join app.service_order_statuses target on target.id = t.to_status_id
      where origin.key = any ($1) and target.is_active
      order by target.sort_order`,
    values: [statusKeys],
  });
