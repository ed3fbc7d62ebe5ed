import { minutesLeft } from "@boresight/domain/schedule/appointment-length";
import type { IntakeMethod } from "@boresight/domain/intake/intake-method";
import { isFinished } from "@boresight/domain/statuses/status-look";
import type { Rights } from "#platform/database/transaction.ts";
import { readOrderToBook } from "#modules/schedule/read-bookable-order.ts";
import { onlyCalibration } from "#modules/schedule/slots/record-duration-override.ts";

interface Finished {
  appointmentId: string;
  kind: IntakeMethod;
  /** Whole minutes of work that were recorded for the order. */
  worked: number;
  category: Parameters<typeof isFinished>[0];
}

/**
 * Records how long the only calibration of a finished order really took, anew when the hours are corrected: the usual
 * lengths learn from it. Without recorded work there is nothing to learn.
 */
export async function measureWork(orderId: string, system: Rights): Promise<void> {
  const finished = await system.maybe<Finished>({
    text: `select a.id as appointment_id, a.kind, s.category,
        coalesce((select round(sum(extract(epoch from e.ended_at - e.started_at)) / 60)
          from app.work_entries e where e.service_order_id = o.id and e.kind = 'work' and not e.is_void), 0)::integer as worked
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      join app.appointments a on a.service_order_id = o.id and a.status = 'completed'
      where o.id = $1 order by a.starts_at desc limit 1`,
    values: [orderId],
  });
  if (!finished || !isFinished(finished.category)) return;
  const { appointmentId, kind, worked } = finished;
  await system.run({
    text: "delete from app_private.measured_lengths where appointment_id = $1",
    values: [appointmentId],
  });
  const { types } = await readOrderToBook(orderId, system);
  const taught = onlyCalibration(types);
  const besides = types.filter((type) => type !== taught).map(({ minutes }) => minutes);
  const minutes = minutesLeft(worked, { kind, workMinutes: besides });
  if (!taught || minutes === 0) return;
  await system.run({
    text: `insert into app_private.measured_lengths (appointment_id, line_item_type_id, work_minutes) values ($1, $2, $3)`,
    values: [appointmentId, taught.id, minutes],
  });
}
