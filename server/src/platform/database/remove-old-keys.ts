import { clientKeyDays, mostClientKeys } from "@boresight/domain/base/client-key";
import type { Rights } from "./transaction.ts";

/** Deletes client keys that are too old to be sent again, and the oldest of callers who have too many. */
export async function removeOldKeys(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app_private.client_keys where created_at < $1::timestamptz - make_interval(days => $2)",
    values: [now, clientKeyDays],
  });
  await system.run({
    text: `delete from app_private.client_keys k using (
        select id, row_number() over (partition by caller order by created_at desc) as place from app_private.client_keys
        where caller in (select caller from app_private.client_keys group by caller having count(*) > $1)) as one
      where k.id = one.id and one.place > $1`,
    values: [mostClientKeys],
  });
}
