// Files that were uploaded for a message which was never sent: nobody else has seen them.
import { clientKeyDays } from "@boresight/domain/base/client-key";
import { asSystem } from "#platform/database/transaction.ts";
import { isPaired } from "#modules/files/file-store-identity.ts";
import { removeContent } from "#modules/files/remove-file.ts";
import type { RepairDeps } from "./repair-files.ts";

/** A device that was offline so long has lost its message. */
const keptDays = clientKeyDays + 1;
const mostAtOnce = 1000;

/** Deletes the oldest of them with their contents. */
export async function removeUnsentFiles(deps: Pick<RepairDeps, "blobs" | "clock" | "pool">): Promise<void> {
  if (!(await isPaired(deps))) return;
  const removed = await asSystem(deps.pool, (system) =>
    system.rows<{ blobId: string }>({
      text: `with unsent as (
          select id from app.files where service_order_id is null and metadata @> '{"forMessage": true}'
            and created_at < $1::timestamptz - make_interval(days => $2) and not app_private.is_certificate(id)
            and not exists (select from app.conversation_files c where c.file_id = files.id)
          order by created_at limit $3 for update skip locked)
        delete from app.files f using unsent where unsent.id in (f.id, f.version_of) returning f.blob_id`,
      values: [deps.clock(), keptDays, mostAtOnce],
    }),
  );
  for (const { blobId } of removed) await removeContent(blobId, deps.blobs);
}
