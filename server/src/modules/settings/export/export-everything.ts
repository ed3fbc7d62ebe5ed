/** Everything that an admin may read, as one zip of CSV files, and the files themselves. */
import { csvLine } from "@boresight/domain/base/csv";
import { fail } from "@boresight/domain/base/errors";
import type { BlobStore } from "#integrations/blobs/blob-store.ts";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { zip, type ZipEntry } from "#platform/zip.ts";
import { Readable } from "node:stream";
import type { Pool } from "pg";
import { exportTable, readTables } from "./export-table.ts";

export interface ExportDeps {
  pool: Pool;
  clock: Clock;
  blobs: BlobStore;
}

/**
 * Returns the zip in pieces. Throws `elevated-claim-required` without a fresh proof
 * of who the caller is.
 */
export function exportEverything(caller: Caller, deps: ExportDeps): AsyncGenerator<Uint8Array> {
  if (caller.role !== "admin") throw fail("permission-error");
  if (!caller.isElevated) throw fail("elevated-claim-required");
  return zip(entriesOf(caller, deps));
}

async function* entriesOf(caller: Caller, deps: ExportDeps): AsyncGenerator<ZipEntry> {
  const modified = deps.clock();
  for (const table of await readTables(caller, deps.pool))
    yield { name: `tables/${table.name}.csv`, modified, content: textOf(exportTable(table, caller, deps.pool)) };
  const missing: string[] = [];
  for await (const { id, name, blobKey } of filesOf(caller, deps.pool)) {
    const content = await deps.blobs.open(blobKey);
    if (content) yield { name: `files/${id}/${name}`, modified, content };
    else missing.push(csvLine([id, name]));
  }
  if (missing.length > 0)
    yield { name: "missing-files.csv", modified, content: textOf(["\uFEFF", csvLine(["id", "name"]), ...missing]) };
}

const textOf = (parts: Iterable<string> | AsyncIterable<string>): Readable =>
  Readable.from(parts, { objectMode: false });

interface ExportedFile {
  id: string;
  name: string;
  blobKey: string;
}

const filesAtOnce = 250;

async function* filesOf(caller: Caller, pool: Pool): AsyncGenerator<ExportedFile> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const files = await inReport(pool, caller, ({ caller: rights }) =>
      rights.rows<ExportedFile>({
        text: `select id, regexp_replace(name, '[/\\\\]|^\\.{0,2}$', '_', 'g') as name,
            'files/' || left(blob_id::text, 2) || '/' || blob_id as blob_key
          from app.files where is_uploaded and id > $1 order by id limit ${filesAtOnce}`,
        values: [after],
      }),
    );
    yield* files;
    const last = files.at(-1);
    if (!last || files.length < filesAtOnce) return;
    after = last.id;
  }
}
