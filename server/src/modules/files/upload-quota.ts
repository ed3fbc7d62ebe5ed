// Files that belong to no order yet: each login may upload only so many bytes of them, or a stranger could fill the
// disk.
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { UploadQuota } from "#platform/settings/file-settings.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { isLinked } from "./stored-file.ts";
import { isStaff } from "@boresight/domain/accounts/roles";

interface Upload {
  caller: Caller;
  quota: UploadQuota;
  /** In bytes; 0 checks whether there is any room left. */
  size: number;
}

const hour = 3600;
const day = 24 * hour;

/** Before a body is read: refuses an upload that is certain not to fit. */
export const requireRoom = (upload: Upload, pool: Pool): Promise<void> =>
  asSystem(pool, (system) => requireWithinQuota(upload, system));

/** Throws `file-quota-reached`. The uploads of one login are counted one after the other. */
export async function requireWithinQuota({ caller, quota, size }: Upload, system: Rights): Promise<void> {
  if (caller.userId === null || isStaff(caller.role)) return;
  const linked = isLinked(caller);
  const limit = linked
    ? { within: hour, bytes: quota.bytesPerHour, files: quota.filesPerHour }
    : { within: day, bytes: quota.unlinkedBytesPerDay, files: quota.filesPerHour };
  await system.run({
    text: "select pg_advisory_xact_lock(hashtextextended('upload quota ' || $1::text, 0))",
    values: [caller.userId],
  });
  const used = await system.one<{ files: number; bytes: number }>({
    text: `select count(*)::integer as files, coalesce(sum(size), 0)::float8 as bytes from app.files
      where uploaded_by = $1 and service_order_id is null and updated_at > now() - make_interval(secs => $2)`,
    values: [caller.userId, limit.within],
  });
  if (used.files < limit.files && used.bytes + size <= limit.bytes) return;
  throw fail("file-quota-reached", { retryAfter: limit.within, data: { maxSize: limit.bytes, maxFiles: limit.files } });
}
