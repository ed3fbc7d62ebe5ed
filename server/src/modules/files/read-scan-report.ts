import { buffer } from "node:stream/consumers";
import { rowOfText, rowsOfPages, type Row } from "@boresight/domain/intake/reading/layout";
import type { DocumentKind } from "@boresight/domain/files/document-kinds";
import { mostRows, readScanReport as readScan, readWorkReport } from "@boresight/domain/intake/scans/read-scan-report";
import { isScanPhase, type ReportPhase } from "@boresight/domain/intake/scans/scan-report";
import { readFile } from "#integrations/documents/read-file.ts";
import { htmlLines } from "#integrations/pdf/html-lines.ts";
import { jsonText } from "#platform/database/json-text.ts";
import { asSystem, type Statement } from "#platform/database/transaction.ts";
import type { FileDeps } from "./file-deps.ts";
import { blobKey } from "./stored-file.ts";

/** Of which moment the documents of each kind are that are read. */
const phaseOfKind = {
  preScan: "pre",
  inProcessScan: "inProcess",
  postScan: "post",
  calibrationReport: "calibration",
  alignment: "alignment",
  roadTest: "roadTest",
} satisfies Partial<Record<DocumentKind, ReportPhase>>;

/** Queues the reading of the report of a scan or of work, once per content; does nothing for other files. */
export const readScanReportLater = (fileId: string): Statement => ({
  text: `with asked as (
      insert into app.scan_reports as s (file_id, service_order_id, blob_id, phase)
      select id, service_order_id, blob_id, $2::jsonb ->> document_kind
      from app.files where id = $1 and $2::jsonb ? document_kind and is_uploaded and version_of is null and service_order_id is not null
        and (document_kind <> 'roadTest' or mime_type not like 'image/%' and mime_type not like 'video/%') -- photos of the road say no VIN
      on conflict (file_id) do update set blob_id = excluded.blob_id, phase = excluded.phase, state = 'pending', report = null, read_at = null
        where s.blob_id <> excluded.blob_id or s.phase <> excluded.phase
      returning file_id, blob_id)
    select graphile_worker.add_job('read-scan-report', json_build_object('blobId', asked.blob_id),
      queue_name => case when f.mime_type like 'image/%' then 'read-picture' else 'read-scan-report' end)
    from asked join app.files f on f.id = asked.file_id`,
  values: [fileId, JSON.stringify(phaseOfKind)],
});

const mostBytes = 50_000_000;

interface Asked {
  name: string;
  size: number;
  mimeType: string;
  phase: ReportPhase;
}

interface ReadRows {
  state: "failed" | "noText" | "read" | "unsupported";
  rows: readonly Row[];
  isPartial: boolean;
}

/** Ignores content that was replaced or deleted in the meantime. */
export async function readScanReport(blobId: string, { pool, blobs }: Pick<FileDeps, "blobs" | "pool">): Promise<void> {
  const asked = await asSystem(pool, (system) =>
    system.maybe<Asked>({
      text: `select f.name, f.size::float8 as size, f.mime_type, s.phase from app.scan_reports s join app.files f on f.id = s.file_id
        where s.blob_id = $1 and s.state = 'pending' limit 1`,
      values: [blobId],
    }),
  );
  if (!asked) return;
  const opened = asked.size <= mostBytes ? await blobs.open(blobKey(blobId)) : null;
  const { state, rows, isPartial }: ReadRows = opened
    ? await rowsOf(new Uint8Array(await buffer(opened)), asked)
    : { state: "failed", rows: [], isPartial: false };
  const report = (isScanPhase(asked.phase) ? readScan : readWorkReport)(rows);
  await asSystem(pool, (system) =>
    system.run({
      text: `update app.scan_reports set state = $2, report = $3, is_partial = $4, read_at = now() where blob_id = $1 and state = 'pending'`,
      values: [
        blobId,
        state === "read" && !report ? "unknownLayout" : state,
        report && jsonText(report),
        isPartial || rows.length > mostRows,
      ],
    }),
  );
}

/** Tools save their reports as PDF, picture, text or HTML. */
async function rowsOf(content: Uint8Array<ArrayBuffer>, file: Asked): Promise<ReadRows> {
  const { state, format, lines, printed, isPartial } = await readFile(content, file);
  if (format === "HTML") return rowsOfHtml(content);
  const rows = printed ? rowsOfPages(printed.pages) : lines.map(({ text, page }) => rowOfText(text, page));
  return { state, rows, isPartial };
}

function rowsOfHtml(content: Uint8Array): ReadRows {
  const read = htmlLines(content);
  if (!read) return { state: "noText", rows: [], isPartial: false };
  // The cells of a table stay apart.
  const rows = read.lines.map((line) => rowOfText(line.replaceAll(" · ", "   "), 1));
  return { state: "read", rows, isPartial: read.isCut };
}
