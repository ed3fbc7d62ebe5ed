import { fail } from "@boresight/domain/base/errors";
import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** What else the order's last status change changed, as it was before. */
export interface TakenAlong {
  /** By column: where the work is done and by whom, where a booking has said so. */
  place: Readonly<Record<string, string | null>>;
  /** Its appointment, where that followed the status. */
  appointment: { id: string; status: string } | null;
}

/**
 * Reads it from the audit, which has everything of a transaction at one moment. Throws `order-changed` when somebody
 * has changed the order's appointment since.
 */
export async function readTakenAlong(orderId: string, system: Rights): Promise<TakenAlong> {
  const { isOvertaken, ...along } = await system.one<TakenAlong & { isOvertaken: boolean }>({
    text: `select exists (select from app.appointments p
          where p.service_order_id = o.id and p.updated_at > o.status_changed_at) as is_overtaken,
        (select coalesce(jsonb_object_agg(was.key, was.value -> 0), '{}') from app.audit_entries e, jsonb_each(e.changes) was
          where e.entity = 'service_orders' and e.entity_id = o.id and e.at = o.status_changed_at and e.action = 'changed'
            and was.key in ('facility_id', 'assigned_technician_id')) as place,
        (select jsonb_build_object('id', p.id, 'status', e.changes #>> '{status,0}')
          from app.appointments p join app.audit_entries e on e.entity = 'appointments' and e.entity_id = p.id
          where p.service_order_id = o.id and e.at = o.status_changed_at and e.action = 'changed'
            and e.changes #>> '{status,0}' in ${wordList(bookedAppointmentStatuses)} limit 1) as appointment
      from app.service_orders o where o.id = $1`,
    values: [orderId],
  });
  if (isOvertaken) throw fail("order-changed");
  return along;
}
