import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { isOfPresentTime } from "@boresight/domain/schedule/invitations/calendar-reply";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Answered {
  id: string;
  sequence: number;
  version: number;
  toldSequence: number | null;
  isAsTold: boolean;
}

/** Returns for each answer whether it is to the time that its appointment has, which is still ahead. */
export async function readCurrentAnswers(ids: readonly string[], system: Rights): Promise<boolean[]> {
  const answers = await system.rows<Answered>({
    text: `select n.id, n.sequence, a.version, t.sequence as told_sequence, (t.starts_at = a.starts_at) is true as is_as_told
      from app.appointment_answers n join app.appointments a on a.id = n.appointment_id
      left join app_private.told_appointments t on t.appointment_id = a.id
      where n.id = any ($1) and a.status in ${wordList(movableAppointmentStatuses)}`,
    values: [ids],
  });
  const current = new Set(
    answers.filter(({ sequence, ...invitation }) => isOfPresentTime(sequence, invitation)).map(({ id }) => id),
  );
  return ids.map((id) => current.has(id));
}
