/** Whoever records work at a stop is there, and where the work is finished they are done: whether or not they have said so. */
import { tellsAheadHours } from "@boresight/domain/schedule/road/late-arrivals";
import { neighborHours } from "@boresight/domain/schedule/travel/working-day";
import { wordList } from "#platform/database/word-list.ts";
import type { Work } from "#platform/database/events.ts";

type Seeing = Pick<Work, "now" | "system">;

/** The stop of this order that is due about now. */
const dueStop = (statuses: readonly string[]): string => `from app.appointments a
  where a.service_order_id = $1 and a.kind = 'mobile' and a.status in ${wordList(statuses)}
    and a.starts_at between $2::timestamptz - make_interval(hours => ${neighborHours}) and $2::timestamptz + make_interval(hours => ${tellsAheadHours})`;

/** Its technician works on this order; what others record may come from the office. */
export const seeAtStop = (orderId: string, userId: string | null, { system, now }: Seeing): Promise<unknown> =>
  system.run({
    text: `insert into app_private.seen_stops (appointment_id, there_at) select a.id, $2 ${dueStop(["confirmed", "arrived"])}
      and (a.technician_id = $3 or exists (select from app.trips t where t.appointment_id = a.id and t.user_id = $3))
      on conflict do nothing`,
    values: [orderId, now, userId],
  });

/** The work on this order is finished. */
export const seeDone = (orderId: string, { system, now }: Seeing): Promise<unknown> =>
  system.run({
    text: `insert into app_private.seen_stops as s (appointment_id, there_at, done_at)
      select a.id, $2, $2 ${dueStop(["arrived", "completed"])}
      on conflict (appointment_id) do update set done_at = excluded.done_at where s.done_at is null`,
    values: [orderId, now],
  });
