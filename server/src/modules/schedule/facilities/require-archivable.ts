import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import { clockTimeOf } from "@boresight/domain/schedule/facility-time";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";

const mostNamed = 20;

/** Throws `facility-is-base`, or `facility-in-use` with the appointments that are still to come. */
export async function requireArchivable(id: string, { caller, system, now }: Transaction): Promise<void> {
  const { isBase, timeZone } = await caller.one<{ isBase: boolean; timeZone: string }>({
    text: "select is_base, time_zone from app.facilities where id = $1",
    values: [id],
  });
  if (isBase) throw fail("facility-is-base");
  const ahead = await system.rows<{ number: string | null; startsAt: string }>({
    text: `select o.internal_order_number as number, a.starts_at
      from app.appointments a left join app.service_orders o on o.id = a.service_order_id
      where a.facility_id = $1 and a.ends_at > $2
        and (a.status = any ($3) or a.status = 'arrived' or a.status = 'held' and a.held_until > $2)
      order by a.starts_at limit ${mostNamed}`,
    values: [id, now, movableAppointmentStatuses],
  });
  if (ahead.length === 0) return;
  const appointments = ahead.map(({ number, startsAt }) => {
    const { date, time } = clockTimeOf(timeZone, startsAt);
    return `${number ?? text("schedule.timeKeptForAnOrder")} (${date} ${time})`;
  });
  throw fail("facility-in-use", { message: text("schedule.appointmentsAhead", { list: appointments.join(", ") }) });
}
