import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

const mostShown = 50;

/** Returns the drives of the last day that are not over, who is expected first comes first. Throws `permission-error`. */
export async function readOnTheRoad(_: unknown, { caller, now }: Transaction): Promise<readonly string[]> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const rows = await caller.rows<{ id: string }>({
    text: `select id from app.trips where ended_at is null and created_at > $1::timestamptz - interval '1 day'
      order by arrived_at is not null, expected_at nulls last, started_at limit ${mostShown}`,
    values: [now],
  });
  return rows.map(({ id }) => id);
}
