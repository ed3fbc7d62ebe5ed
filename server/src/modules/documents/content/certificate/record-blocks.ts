import { documentKindWords, wordOfKind, type DocumentKind } from "@boresight/domain/files/document-kinds";
import type { Block } from "@boresight/domain/documents/document-content";
import type { StoredImage } from "#modules/documents/content/document-reader.ts";
import type { DocumentFrame } from "#modules/documents/content/read-frame.ts";
import { wordList } from "#platform/database/word-list.ts";
import { oncePerPicture } from "../once-per-picture.ts";
import type { CertifiedCalibration } from "./certified-calibration.ts";

/** A file of the order that stands behind the certificate. */
export interface CertifiedFile {
  blobId: string;
  name: string;
  mimeType: string;
  kind: string;
  sha256: string | null;
  addedAt: string;
}

const reports = ["preScan", "inProcessScan", "postScan", "calibrationReport", "alignment", "roadTest", "waiver"];
const pictures = ["vinPhoto", "odometerPhoto", "dashPhoto", "vehiclePhoto", "rideHeight", "targetPhoto", "roadTest"];
const kinds = [...new Set([...reports, ...pictures])];
const mostPictures = 12;
/** Reports come first, so that no number of photos pushes one out. */
export const mostFiles = 2000;

/** SQL: the reports and pictures of the order `o` that its customer sees. */
export const certifiedFiles = `(select coalesce(json_agg(json_build_object('blobId', g.blob_id, 'name', g.name,
    'mimeType', g.mime_type, 'kind', g.document_kind, 'sha256', g.sha256, 'addedAt', g.created_at) order by g.created_at, g.id), '[]')
  from (select * from app.files where service_order_id = o.id and is_uploaded and customer_visible and version_of is null
    and document_kind in ${wordList(kinds)} order by document_kind in ${wordList(reports)} desc, created_at, id limit ${mostFiles}) g)`;

/** Which scans and reports are on file, photographed ones and scanned photos too; each is named by its hash. */
export function reportBlocks(files: readonly CertifiedFile[], frame: DocumentFrame): readonly Block[] {
  const { say, name, own, moment } = frame;
  const found = kinds.flatMap((kind) => files.filter((file) => file.kind === kind && !isPhoto(file)));
  const scans: readonly DocumentKind[] = ["preScan", "inProcessScan", "postScan"];
  const missing = scans.filter((kind) => files.every((file) => file.kind !== kind));
  return [
    { kind: "heading", text: say("documents.scansAndReports") },
    ...(found.length > 0
      ? [
          {
            kind: "table",
            summary: say("documents.scansAndReports"),
            columns: [
              { head: say("base.report"), align: "start", share: 28 },
              { head: say("base.file"), align: "start", share: 42 },
              { head: say("documents.added"), align: "start", share: 30 },
            ],
            rows: found.map((file) => ({
              cells: [name(wordOfKind(file.kind)), own(file.name), moment(file.addedAt)],
              note: file.sha256 && `SHA-256 ${file.sha256}`,
            })),
          } as const,
        ]
      : []),
    ...missing.map(
      (kind) =>
        ({ kind: "paragraph", text: say("documents.notOnFile", { report: name(documentKindWords[kind]) }) }) as const,
    ),
  ];
}

/** The fault codes that attempts found, and those of them that somebody recorded as cleared. */
export function faultCodeBlocks(
  calibrations: readonly CertifiedCalibration[],
  { say, name }: DocumentFrame,
): readonly Block[] {
  const rows = calibrations.flatMap(({ name: system, attempts }) => {
    const cleared = new Set(attempts.flatMap(({ clearedCodes }) => clearedCodes));
    const found = new Set([...attempts.flatMap(({ faultCodes }) => faultCodes), ...cleared]);
    return found.size === 0 ? [] : [{ system, found: [...found], cleared: [...cleared] }];
  });
  if (rows.length === 0) return [{ kind: "paragraph", text: say("documents.noFaultCodes") }];
  return [
    {
      kind: "table",
      summary: say("calibrations.faultCodes"),
      columns: [
        { head: say("base.system"), align: "start", share: 40 },
        { head: say("documents.codesFound"), align: "start", share: 30 },
        { head: say("documents.codesRecordedCleared"), align: "start", share: 30 },
      ],
      rows: rows.map(({ system, found, cleared }) => ({
        cells: [
          name(system),
          { code: found.join(", ") },
          cleared.length > 0 ? { code: cleared.join(", ") } : say("documents.notRecorded"),
        ],
        note: null,
      })),
    },
  ];
}

const isPhoto = ({ kind, mimeType }: CertifiedFile): boolean =>
  pictures.includes(kind) && mimeType.startsWith("image/");

const picturesAmong = (files: readonly CertifiedFile[]): readonly CertifiedFile[] =>
  oncePerPicture(pictures.flatMap((kind) => files.filter((file) => file.kind === kind && isPhoto(file))));

const shownAmong = (files: readonly CertifiedFile[]) => picturesAmong(files).slice(0, mostPictures);

export function photoBlocks(files: readonly CertifiedFile[], { say, name, moment }: DocumentFrame): readonly Block[] {
  const more = picturesAmong(files).length - mostPictures;
  const photos = shownAmong(files).map(({ blobId, kind, addedAt }) => ({
    image: blobId,
    caption: say("documents.photoTaken", { kind: name(wordOfKind(kind)), moment: moment(addedAt) }),
  }));
  return photos.length > 0
    ? [
        { kind: "heading", text: say("documents.photos") },
        { kind: "photos", photos },
        ...(more > 0 ? [{ kind: "paragraph", text: say("documents.morePhotos", { count: more }) } as const] : []),
      ]
    : [];
}

export const photoImages = (files: readonly CertifiedFile[]): Record<string, StoredImage> =>
  Object.fromEntries(shownAmong(files).map(({ blobId, mimeType }) => [blobId, { blobId, mimeType }]));
