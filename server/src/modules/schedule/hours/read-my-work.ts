import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

const mostShown = 60;

/** Returns what the caller has done today by the clock of its location, begun yesterday or not, and what still goes on; the first one first. */
export async function readMyWork(_: unknown, { caller, now }: Transaction): Promise<readonly string[]> {
  if (!isStaff(caller.role) || caller.userId === null) return [];
  const rows = await caller.rows<{ id: string }>({
    text: `select e.id from app.work_entries e join app.facilities f on f.id = e.facility_id
      where e.user_id = $1 and not e.is_void and (e.ended_at is null or e.started_at > $2::timestamptz - interval '2 days'
        and (e.ended_at at time zone f.time_zone)::date >= ($2::timestamptz at time zone f.time_zone)::date)
      order by e.started_at limit ${mostShown}`,
    values: [caller.userId, now],
  });
  return rows.map(({ id }) => id);
}
