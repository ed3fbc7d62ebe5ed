import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { hoursByDay, type DayOfWork } from "@boresight/domain/schedule/hours/hours-by-day";
import { longestRun, workHoursSchema } from "@boresight/domain/schedule/hours/work-entry";
import type { WorkKind } from "@boresight/domain/schedule/hours/work-kind";
import { parseInput } from "@boresight/domain/base/problems";
import { dayAfter } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";

interface StoredSpan {
  userId: string;
  kind: WorkKind;
  timeZone: string;
  startedAt: string;
  endedAt: string | null;
  isCorrected: boolean;
}

/** An entry that began before the span may go on into it. */
const before = "interval '2 days'";

/**
 * Returns the hours of each technician and day of their location, both days included: the office's of everybody,
 * technicians' of themselves. What goes on counts until now.
 */
export async function readWorkHours(asked: unknown, { caller, now }: Transaction): Promise<readonly DayOfWork[]> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { from, to, technicianId } = parseInput(workHoursSchema, asked);
  const stored = await caller.rows<StoredSpan>({
    text: `select e.user_id, e.kind, f.time_zone, e.started_at, e.ended_at,
        exists (select from app.work_corrections c where c.work_entry_id = e.id) as is_corrected
      from app.work_entries e join app.facilities f on f.id = e.facility_id
      where not e.is_void and e.started_at >= $1::date - ${before} and e.started_at < $2::date + ${before}
        and ($3::uuid is null or e.user_id = $3)
      order by e.started_at`,
    values: [from, dayAfter(to), technicianId],
  });
  const spans = stored.map(({ startedAt, endedAt, ...span }) => {
    const start = Date.parse(startedAt);
    const end = endedAt === null ? Math.min(now.getTime(), start + longestRun) : Date.parse(endedAt);
    return { ...span, start, end: Math.max(start, end) };
  });
  return hoursByDay(spans).filter(({ day }) => day >= from && day <= to);
}
