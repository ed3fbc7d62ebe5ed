import type { Rights } from "#platform/database/transaction.ts";
import type { AttachedCalendar } from "#modules/mail/queue/attached-document.ts";
import { isAmong, mentioningTemplates, tellingTemplates } from "../appointment-templates.ts";

interface About {
  template: string;
  orderId: string;
  bodyHtml: string;
}

/** The appointments that a mail puts into its reader's calendar or takes out of it. */
export async function findCalendars(
  { template, orderId, bodyHtml }: About,
  system: Rights,
): Promise<AttachedCalendar[]> {
  const tells =
    isAmong(tellingTemplates, template) ||
    (isAmong(mentioningTemplates, template) && bodyHtml.includes("appointment.start"));
  const found = await system.rows<{ id: string }>({
    text: `select a.id from app.appointments a join app.service_orders o on o.id = a.service_order_id
      where o.id = $1 and case a.status
        when 'cancelled' then
          $3 and a.id = (select c.appointment_id from app.appointment_changes c
            where c.service_order_id = o.id and c.kind = 'cancelled' order by c.changed_at desc limit 1)
          and ($4 or a.updated_at > now() - interval '1 hour')
        when 'requested' then $2
        when 'confirmed' then $2
        else false end`,
    values: [orderId, tells, isAmong(removing, template), template === "appointment-cancelled"],
  });
  return found.map(({ id }) => ({ type: "calendar", subjectId: id }));
}

/** A new appointment in the place of a cancelled one is a change for its customer. */
const removing = ["appointment-cancelled", "appointment-changed", "order-cancelled", "no-calibration"];
