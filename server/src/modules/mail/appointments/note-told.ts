import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { belongsToCustomer } from "#modules/mail/links/issue-billing-link.ts";
import {
  endingTemplates,
  isAmong,
  mentioningTemplates,
  tellingTemplates,
  upcomingTemplates,
} from "../appointment-templates.ts";
import type { MessageChannel } from "#modules/mail/queue/send-later.ts";
import { placeOf } from "./tell-appointment.ts";

interface Written {
  channel: MessageChannel;
  template: string;
  orderId: string | null;
  recipient: string;
  /** Of a notice on a person's devices. */
  userId: string | null;
  dedupeKey: string | null;
  bodyHtml: string;
}

/** Messages of one occasion differ by their recipients alone. */
function occasionOf({ dedupeKey, recipient, userId }: Written): string {
  const last = `:${userId ?? recipient}`;
  return dedupeKey?.endsWith(last) ? dedupeKey.slice(0, -last.length) : (dedupeKey ?? "");
}

/** Whether what a waiting message is about is over, or was said by another one meanwhile. */
export async function isOvertaken(message: Written, system: Rights): Promise<boolean> {
  const { orderId, template } = message;
  if (!orderId || !isAmong(upcomingTemplates, template)) return false;
  const state = await system.maybe<{ isTold: boolean }>({
    text: `select exists (select from app_private.told_appointments t where t.service_order_id = $1 and t.occasion <> $2
        and (t.starts_at, t.place_id, t.status) is not distinct from (a.starts_at, ${placeOf}, a.status)) as is_told
      from app.appointments a where a.service_order_id = $1 and a.status in ${wordList(movableAppointmentStatuses)}`,
    values: [orderId, occasionOf(message)],
  });
  return !state || (state.isTold && isAmong(tellingTemplates, template));
}

/** Notes what the customer knows of the order's appointment once this message has gone out. */
export async function noteTold(message: Written, { system, now }: { system: Rights; now: Date }): Promise<void> {
  const { orderId, template } = message;
  if (!orderId) return;
  if (isAmong(endingTemplates, template))
    await system.run({
      text: `delete from app_private.told_appointments t where t.service_order_id = $1 and not exists
        (select from app.appointments a where a.id = t.appointment_id and a.status in ${wordList(movableAppointmentStatuses)})`,
      values: [orderId],
    });
  if (!(await says(message, orderId, system))) return;
  await system.run({
    text: `insert into app_private.told_appointments as t
        (service_order_id, appointment_id, status, starts_at, place_id, told_at, occasion, sequence)
      select $1, a.id, a.status, a.starts_at, ${placeOf}, $2, $3, a.version from app.appointments a
        where a.service_order_id = $1 and a.status in ${wordList(movableAppointmentStatuses)}
      on conflict (service_order_id) do update set appointment_id = excluded.appointment_id, status = excluded.status,
        starts_at = excluded.starts_at, place_id = excluded.place_id, told_at = excluded.told_at, occasion = excluded.occasion,
        sequence = case when (t.appointment_id, t.starts_at, t.place_id) is not distinct from (excluded.appointment_id, excluded.starts_at, excluded.place_id)
          then coalesce(t.sequence, excluded.sequence) else excluded.sequence end`,
    values: [orderId, now, occasionOf(message)],
  });
}

async function says({ channel, template, recipient, bodyHtml }: Written, orderId: string, system: Rights) {
  if (isAmong(tellingTemplates, template)) return true;
  return (
    isAmong(mentioningTemplates, template) &&
    channel === "email" &&
    bodyHtml.includes("appointment.start") &&
    (await belongsToCustomer(recipient, orderId, system))
  );
}
