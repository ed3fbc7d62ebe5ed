import { openEstimateStatuses } from "@boresight/domain/billing/estimate-status";
import type { DocumentContent, DocumentType } from "@boresight/domain/documents/document-content";
import type { StoredImage } from "#modules/documents/content/document-reader.ts";
import { documentWithState, isShownOutside, stateOfDocument } from "#modules/documents/document-state.ts";
import { mostFiles } from "../certificate/record-blocks.ts";
import { oncePerPicture } from "../once-per-picture.ts";
import { wordList } from "#platform/database/word-list.ts";

/** A document that was issued for the order. */
export interface IssuedPart {
  type: DocumentType;
  number: string;
  /** Of an invoice its id. */
  invoiceId: string | null;
  sha256: string | null;
  issuedAt: string;
  content: DocumentContent;
  images: Readonly<Record<string, StoredImage>>;
  /** Of a notice that somebody signed for. */
  receipt?: Receipt | null;
}

interface Receipt {
  fullName: string;
  acknowledgedAt: string;
  subjectHash: string;
  signature: { blobId: string; mimeType: string } | null;
}

export interface PacketParts {
  issued: readonly IssuedPart[];
  files: readonly FilePart[];
}

/** A file of the order: a report or a picture. */
export interface FilePart {
  blobId: string;
  name: string;
  mimeType: string;
  kind: string;
  sha256: string | null;
}

/** What an insurer is shown: what was agreed, or else what was offered last and not answered yet. */
const isAgreed = `e.status in ('approved', 'converted')`;
const isPacketEstimate = `(e.id is null or ${isAgreed} or e.status in ${wordList(openEstimateStatuses)})`;

/** SQL: of an order the latest document of each type that is valid and not hidden from its customer. */
export const documentsOfPacket = (orderId: string): string => `select distinct on (d.type) d.* from ${documentWithState}
  where d.service_order_id = ${orderId} and ${stateOfDocument} = 'valid' and ${isShownOutside} and ${isPacketEstimate}
  order by d.type, ${isAgreed} desc nulls last, e.revision desc nulls last, d.issued_at desc, d.revision desc`;

/** SQL: these documents of the order `o`. */
export const issuedParts = `(select coalesce(json_agg(json_build_object('type', d.type, 'number', d.number, 'invoiceId', d.invoice_id, 'sha256', d.sha256,
    'issuedAt', d.issued_at, 'content', d.content, 'images', d.images, 'receipt', (select json_build_object('fullName', y.full_name,
        'acknowledgedAt', y.acknowledged_at, 'subjectHash', y.subject_hash,
        'signature', case when g.is_uploaded then json_build_object('blobId', g.blob_id, 'mimeType', g.mime_type) end)
      from app.acknowledgements y left join app.files g on g.id = y.signature_file_id where y.document_id = d.id))), '[]')
  from (${documentsOfPacket("o.id")}) d)`;

const scans = ["preScan", "inProcessScan", "postScan", "calibrationReport"];
export const reportKinds: readonly string[] = [...scans, "alignment"];

const pictures = [
  "vinPhoto",
  "odometerPhoto",
  "dashPhoto",
  "vehiclePhoto",
  "rideHeight",
  "damagePhoto",
  "targetPhoto",
  "roadTest",
];

/** SQL: the reports and pictures of the order `o` that its customer sees. */
export const fileParts = `(select coalesce(json_agg(json_build_object('blobId', g.blob_id, 'name', g.name, 'mimeType', g.mime_type,
    'kind', g.document_kind, 'sha256', g.sha256) order by g.created_at, g.id), '[]')
  from (select * from app.files where service_order_id = o.id and is_uploaded and customer_visible and version_of is null
    and document_kind in ${wordList([...reportKinds, ...pictures])}
    order by document_kind in ${wordList(reportKinds)} desc, created_at, id limit ${mostFiles}) g)`;

export const isPicture = ({ mimeType }: FilePart): boolean => mimeType.startsWith("image/");
export const isPdf = ({ mimeType }: FilePart): boolean => mimeType === "application/pdf";

export const isHtml = ({ mimeType }: FilePart): boolean =>
  mimeType === "text/html" || mimeType === "application/xhtml+xml";

const mostPictures = 60;
/** The others are named by the list of contents. */
export const mostReports = 200;

const ofPictureKinds = (files: readonly FilePart[]): readonly FilePart[] =>
  pictures.flatMap((kind) => files.filter((file) => file.kind === kind));

/**
 * The pictures that are shown, and how many more there are: those of the certificate or among the reports stand there
 * already, and a picture that was uploaded again is the same one.
 */
export function picturesAmong({ files, issued }: Pick<PacketParts, "files" | "issued">): {
  shown: readonly FilePart[];
  more: number;
} {
  const certified = new Set(issued.flatMap(({ images }) => Object.keys(images)));
  const elsewhere = files.filter((file) => certified.has(file.blobId) || reportKinds.includes(file.kind));
  const all = oncePerPicture(ofPictureKinds(files).filter(isPicture), elsewhere);
  return { shown: all.slice(0, mostPictures), more: Math.max(0, all.length - mostPictures) };
}

/** Reports, and what stands in a photo's place without being a picture: each is shown by itself, or it is said why not. */
export const reportsAmong = (files: readonly FilePart[]): readonly FilePart[] => [
  ...reportKinds.flatMap((kind) => files.filter((file) => file.kind === kind)),
  ...ofPictureKinds(files).filter((file) => !isPicture(file)),
];
