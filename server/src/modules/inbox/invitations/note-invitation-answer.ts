import { isOfPresentTime, type CalendarReply } from "@boresight/domain/schedule/invitations/calendar-reply";
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Filed } from "#modules/inbox/evidence/gather-evidence.ts";
import type { Work } from "#platform/database/events.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Invited {
  orderId: string;
  version: number;
  toldSequence: number | null;
  isAsTold: boolean;
}

/**
 * Notes what somebody answers to an invitation. Only whom it was sent to can answer it, for themselves, and only while the
 * appointment stands at the time that it told; anything else changes nothing.
 */
export async function noteInvitationAnswer({ mail, gathered }: Filed, work: Work): Promise<void> {
  const reply = mail.calendarReply;
  const { address, name } = mail.from;
  if (!reply || gathered.evidence.isForged || reply.attendee !== address) return;
  const invited = await work.system.maybe<Invited>({
    text: `select a.service_order_id as order_id, a.version, t.sequence as told_sequence, (t.starts_at = a.starts_at) is true as is_as_told
      from app.appointments a left join app_private.told_appointments t on t.appointment_id = a.id
      where a.id = $1 and a.status in ${wordList(movableAppointmentStatuses)} and exists (select from app.messages m
        where m.service_order_id = a.service_order_id and m.channel = 'email' and lower(m.recipient) = $2
          and m.attached_documents @> jsonb_build_array(jsonb_build_object('type', 'calendar', 'subjectId', a.id)))`,
    values: [reply.appointmentId, address],
  });
  if (!invited || !isOfPresentTime(reply.sequence, invited)) return;
  const isNew = await storeAnswer({ reply, address, name, orderId: invited.orderId }, work);
  if (!isNew) return;
  const { appointmentId, answer, note, proposedAt } = reply;
  const payload = { serviceOrderId: invited.orderId, answer, address, who: name || address, note, proposedAt };
  await work.emit({ type: "invitation.answered", entityId: appointmentId, payload });
}

interface Answered {
  reply: CalendarReply;
  address: string;
  name: string;
  orderId: string;
}

/** False where a later answer of the same person is there already: mails overtake one another. */
async function storeAnswer({ reply, address, name, orderId }: Answered, { system, now }: Work): Promise<boolean> {
  const { appointmentId, answer, note, proposedAt, sequence, stampedAt } = reply;
  const stored = await system.run({
    text: `insert into app.appointment_answers as known
        (service_order_id, appointment_id, answer, address, name, note, proposed_at, sequence, stamped_at, answered_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (appointment_id, address) do update set answer = excluded.answer, name = excluded.name, note = excluded.note,
        proposed_at = excluded.proposed_at, sequence = excluded.sequence, stamped_at = excluded.stamped_at, answered_at = excluded.answered_at
      where (excluded.sequence, excluded.stamped_at) > (known.sequence, known.stamped_at)`,
    values: [
      orderId,
      appointmentId,
      answer,
      address,
      name.slice(0, 200),
      note,
      proposedAt,
      sequence,
      stampedAt ?? now,
      now,
    ],
  });
  return stored > 0;
}
