import { buffer } from "node:stream/consumers";
import { cutDetails } from "#integrations/documents/cut-details.ts";
import { readFile, type ReadFile } from "#integrations/documents/read-file.ts";
import { nameVehicle } from "#integrations/vin-decoder/name-vehicle.ts";
import { openVinTable } from "#integrations/vin-decoder/table/open-vin-table.ts";
import { jsonText } from "#platform/database/json-text.ts";
import { asSystem, type Statement } from "#platform/database/transaction.ts";
import type { Config } from "#platform/settings/config.ts";
import type { FileDeps } from "./file-deps.ts";
import { blobKey } from "./stored-file.ts";

/** Queues the reading of a repair order, once per content. Pictures take long, so papers do not wait for them. */
export const readRepairOrderLater = (fileId: string): Statement => ({
  text: `with asked as (
      insert into app_private.repair_order_texts as t (file_id, blob_id, state)
      select id, blob_id, 'pending' from app.files where id = $1 and document_kind = 'repairOrder' and is_uploaded and version_of is null
      on conflict (file_id) do update set blob_id = excluded.blob_id, state = excluded.state, lines = '[]', document = null, pieces = null, read_at = null
        where t.blob_id <> excluded.blob_id
      returning file_id, blob_id)
    select graphile_worker.add_job('read-repair-order', json_build_object('blobId', asked.blob_id),
      queue_name => case when f.mime_type like 'image/%' then 'read-picture' else 'read-repair-order' end)
    from asked join app.files f on f.id = asked.file_id`,
  values: [fileId],
});

const mostBytes = 50_000_000;
const unreadable: ReadFile = {
  state: "failed",
  lines: [],
  document: null,
  format: null,
  printed: null,
  isPartial: false,
};

interface ReadingDeps extends Pick<FileDeps, "blobs" | "pool"> {
  config: Pick<Config, "dataDir">;
  clock: () => Date;
}

/** Ignores content that was replaced or deleted in the meantime. What was read is published before its pieces are drawn. */
export async function readRepairOrder(blobId: string, { pool, blobs, config, clock }: ReadingDeps): Promise<void> {
  const asked = await asSystem(pool, (system) =>
    system.maybe<{ name: string; size: number; mimeType: string }>({
      text: `select f.name, f.size::float8 as size, f.mime_type from app_private.repair_order_texts t join app.files f on f.id = t.file_id
        where t.blob_id = $1 and (t.state = 'pending' or t.pieces is null)`,
      values: [blobId],
    }),
  );
  if (!asked) return;
  const opened = asked.size <= mostBytes ? await blobs.open(blobKey(blobId)) : null;
  const read = opened ? await readFile(new Uint8Array(await buffer(opened)), asked) : unreadable;
  const table = await openVinTable(config.dataDir);
  const document = read.document && nameVehicle(read.document, table, clock().getUTCFullYear());
  await asSystem(pool, (system) =>
    system.run({
      text: `update app_private.repair_order_texts set state = $2, lines = $3, document = $4, format = $5, is_partial = $6, read_at = now()
        where blob_id = $1 and state = 'pending'`,
      values: [blobId, read.state, jsonText(read.lines), document && jsonText(document), read.format, read.isPartial],
    }),
  );
  const pieces = await cutDetails(read);
  await asSystem(pool, (system) =>
    system.run({
      text: "update app_private.repair_order_texts set pieces = $2 where blob_id = $1",
      values: [blobId, jsonText(pieces)],
    }),
  );
}
