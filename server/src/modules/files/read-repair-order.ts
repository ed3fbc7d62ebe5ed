import { buffer } from "node:stream/consumers";
import { readPdfText, type PdfText } from "#integrations/pdf/pdf-text.ts";
import { asSystem, type Statement } from "#platform/database/transaction.ts";
import type { FileDeps } from "./file-deps.ts";
import { blobKey } from "./stored-file.ts";

/** Queues the reading of a repair order, once per content. A photo has no text; other files are ignored. */
export const readRepairOrderLater = (fileId: string): Statement => ({
  text: `with asked as (
      insert into app_private.repair_order_texts as t (file_id, blob_id, state)
      select id, blob_id, case mime_type when 'application/pdf' then 'pending' else 'noText' end
      from app.files where id = $1 and document_kind = 'repairOrder' and is_uploaded and version_of is null
      on conflict (file_id) do update set blob_id = excluded.blob_id, state = excluded.state, lines = '[]', read_at = null
        where t.blob_id <> excluded.blob_id
      returning blob_id, state)
    select graphile_worker.add_job('read-repair-order', json_build_object('blobId', blob_id), queue_name => 'read-repair-order')
    from asked where state = 'pending'`,
  values: [fileId],
});

const mostBytes = 50_000_000;
const unreadable: PdfText = { state: "failed", lines: [] };

/** Ignores content that was replaced or deleted in the meantime. */
export async function readRepairOrder(
  blobId: string,
  { pool, blobs }: Pick<FileDeps, "blobs" | "pool">,
): Promise<void> {
  const asked = await asSystem(pool, (system) =>
    system.maybe<{ size: number }>({
      text: `select f.size::float8 as size from app_private.repair_order_texts t join app.files f on f.id = t.file_id
        where t.blob_id = $1 and t.state = 'pending'`,
      values: [blobId],
    }),
  );
  if (!asked) return;
  const content = asked.size <= mostBytes ? await blobs.open(blobKey(blobId)) : null;
  const { state, lines } = content ? await readPdfText(new Uint8Array(await buffer(content))) : unreadable;
  await asSystem(pool, (system) =>
    system.run({
      text: `update app_private.repair_order_texts set state = $2, lines = $3, read_at = now()
        where blob_id = $1 and state = 'pending'`,
      values: [blobId, state, JSON.stringify(lines)],
    }),
  );
}
