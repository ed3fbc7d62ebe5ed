import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { finishedCategories } from "@boresight/domain/statuses/status-look";
import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import { wordList } from "#platform/database/word-list.ts";
import { raiseAlert } from "./raise-alert.ts";

/** Orders and appointments to come still wait for somebody who works here no more. */
export async function alertOfLeftTechnician(
  { entityId }: DomainEvent<"technician.left">,
  { system, now }: Work,
): Promise<void> {
  const left = await system.one<{ name: string; orders: number; appointments: number }>({
    text: `select u.display_name as name,
        (select count(*)::integer from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
          where o.assigned_technician_id = u.id and s.category not in ${wordList(finishedCategories)}) as orders,
        (select count(*)::integer from app.appointments a
          where a.technician_id = u.id and a.starts_at > $2 and a.status in ${wordList(movableAppointmentStatuses)}) as appointments
      from app.users u where u.id = $1`,
    values: [entityId, now],
  });
  if (left.orders + left.appointments === 0) return;
  const message = text("alerts.technicianLeft", left);
  const dedupeKey = `technicianLeft:${entityId}`;
  await system.run(raiseAlert({ kind: "technicianLeft", severity: "warning", message, dedupeKey }));
}
