import { isStaff } from "@boresight/domain/accounts/roles";
import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

const mostShown = 100;
const expected = [...bookedAppointmentStatuses, "completed", "noShow"] as const;

/** Returns the appointments of today, each by the clock of its facility, the first of the day first. Throws `permission-error`. */
export async function todaysAppointments(_: unknown, { caller, now }: Transaction): Promise<readonly string[]> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const rows = await caller.rows<{ id: string }>({
    text: `select a.id from app.facilities f cross join lateral
        (select ($1::timestamptz at time zone f.time_zone)::date as today) day
      join app.appointments a on a.facility_id = f.id and a.status in ${wordList(expected)}
        and a.starts_at >= day.today::timestamp at time zone f.time_zone
        and a.starts_at < (day.today + 1)::timestamp at time zone f.time_zone
      order by a.starts_at, a.id limit ${mostShown}`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}
