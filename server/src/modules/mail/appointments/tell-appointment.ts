import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { wordList } from "#platform/database/word-list.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "#modules/mail/orders/queue-order-mail.ts";
import {
  endingTemplates,
  mentioningTemplates,
  overtakenTemplates,
  reminderTemplate,
  type tellingTemplates,
} from "../appointment-templates.ts";

export interface Telling {
  orderId: string;
  userId: string | null;
  /** In seconds: changes in between become one message. */
  delay: number;
  /** What has become of it; null when only its order has changed. */
  event: "booked" | "cancelled" | "changed" | null;
  /** Why it was changed. */
  reason?: string | null;
}

/**
 * Queues what the customer does not know yet of the order's appointment, and takes back what waits and is true no longer:
 * however often it changes before the mail is written, one mail says what it is then. Who does the work and in which bay
 * is not the customer's.
 */
export async function tellAppointment(telling: Telling, system: Rights): Promise<void> {
  const { orderId, userId, delay } = telling;
  const waited = await takeBack(telling, system);
  const news = await readNews(orderId, system);
  const template = news.told || waited.size > 0 ? templateFor(news) : templateForOld(news, telling.event);
  if (!template) return;
  if (await (template === "appointment-cancelled" ? isEnding(orderId, system) : isMentioned(orderId, system))) return;
  const about = template === "appointment-cancelled" ? (news.told ?? news.cancelled) : news.booked;
  if (!about) return;
  const said = "reason" in about ? about.reason : (telling.reason ?? waited.get(template));
  const mail = { orderId, userId, delay, messageText: said || undefined, appointmentId: about.id };
  await queueEventMail(template, { ...mail, entry: `${about.id}:${about.version}` }, system);
}

/** Returns what the waiting mails added, by template. */
async function takeBack({ orderId, event }: Telling, system: Rights): Promise<ReadonlyMap<string, string | null>> {
  const overtaken = event === null ? overtakenTemplates : [...overtakenTemplates, reminderTemplate];
  const waiting = await system.rows<{ template: string; said: string | null }>({
    text: `delete from app.messages where service_order_id = $1 and status = 'queued' and context is not null
      and template in ${wordList(overtaken)} returning template, context #>> '{message,text}' as said`,
    values: [orderId],
  });
  return new Map(waiting.map(({ template, said }) => [template, said]));
}

interface Known {
  id: string;
  version: number;
  status: "confirmed" | "requested";
  /** It has stood for long enough that its customer knows of it, though nothing was noted. */
  isOld: boolean;
}

interface Cancelled {
  reason: string;
}

interface News {
  /** The appointment that is still to come. */
  booked: (Known & { isAsTold: boolean }) | null;
  /** What the customer knows of, unless it took place. */
  told: (Known & Cancelled & { isCancelled: boolean }) | null;
  /** What has just been cancelled. */
  cancelled: (Known & Cancelled) | null;
  isOrderOver: boolean;
}

const readNews = (orderId: string, system: Rights): Promise<News> =>
  system.one<News>({
    text: `select
        (select json_build_object(${known("a", "a.status")}, 'isAsTold',
            (t.starts_at, t.place_id) is not distinct from (a.starts_at, ${placeOf}))
          from app.appointments a where a.service_order_id = o.id and a.status in ${wordList(movableAppointmentStatuses)}) as booked,
        case when w.status not in ('arrived', 'completed', 'noShow') then
          json_build_object(${known("w", "t.status")}, 'isCancelled', w.status = 'cancelled',
            'reason', w.cancellation_reason) end as told,
        (select json_build_object(${known("a", "a.status")}, 'reason', a.cancellation_reason) from app.appointments a
          where a.service_order_id = o.id and a.status = 'cancelled' and a.updated_at = now() limit 1) as cancelled,
        s.is_terminal as is_order_over
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      left join app_private.told_appointments t on t.service_order_id = o.id
      left join app.appointments w on w.id = t.appointment_id
      where o.id = $1`,
    values: [orderId],
  });

const known = (row: string, status: string) =>
  `'id', ${row}.id, 'version', ${row}.version, 'status', ${status}, 'isOld', ${row}.created_at < now() - interval '1 minute'`;

/** Where the customer meets us: at the site for mobile work, else at the facility. */
export const placeOf = "case when a.kind = 'mobile' then a.address_id else a.facility_id end";

type Template = "appointment-cancelled" | (typeof tellingTemplates)[number];

/** Of an appointment that stood before anything was noted of it. */
function templateForOld(news: News, event: Telling["event"]): Template | null {
  const { booked, cancelled, isOrderOver } = news;
  if (!booked) return event === "cancelled" && cancelled?.isOld && !isOrderOver ? "appointment-cancelled" : null;
  if (!booked.isOld) return templateFor(news);
  if (event === "changed") return "appointment-changed";
  return event === "booked" ? templateFor(news) : null;
}

function templateFor({ booked, told, isOrderOver }: News): Template | null {
  if (!booked) return told?.isCancelled && !isOrderOver ? "appointment-cancelled" : null; // A cancelled order has a mail of its own.
  const isConfirmed = booked.status === "confirmed";
  if (!told) return isConfirmed ? "appointment-confirmed" : "appointment-requested";
  if (isConfirmed && told.status === "requested") return "appointment-confirmed";
  if (booked.isAsTold && told.status === booked.status) return null;
  return !isConfirmed && told.id !== booked.id ? "appointment-requested" : "appointment-changed";
}

/** A mail that waits says that there is none any more. */
async function isEnding(orderId: string, system: Rights): Promise<boolean> {
  const waiting = await system.maybe({
    text: `select from app.messages where service_order_id = $1 and status = 'queued' and context is not null
      and template in ${wordList(endingTemplates)} limit 1`,
    values: [orderId],
  });
  return waiting !== undefined;
}

/** Another mail that waits says it. */
async function isMentioned(orderId: string, system: Rights): Promise<boolean> {
  const waiting = await system.maybe({
    text: `select from app.messages m join app.email_templates t on t.key = m.template
      join app.email_template_texts x on x.email_template_id = t.id and x.locale = m.locale
      where m.service_order_id = $1 and m.status = 'queued' and m.context is not null and m.channel = 'email'
        and m.template in ${wordList(mentioningTemplates)} and x.body_html like '%appointment.start%' limit 1`,
    values: [orderId],
  });
  return waiting !== undefined;
}
