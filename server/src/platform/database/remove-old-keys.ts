import { clientKeyHours } from "@boresight/domain/base/client-key";
import type { Rights } from "./transaction.ts";

/** Deletes client keys that are too old to be sent again. */
export async function removeOldKeys(system: Rights, now: Date): Promise<void> {
  await system.run({
    text: "delete from app_private.client_keys where created_at < $1::timestamptz - make_interval(hours => $2)",
    values: [now, clientKeyHours],
  });
}
