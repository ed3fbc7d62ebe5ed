import { Readable } from "node:stream";
import { kindOfAttachment, type AttachmentKind } from "@boresight/domain/inbox/attachment-kind";
import type { ReceivedAttachment, ReceivedMail } from "@boresight/domain/inbox/received-mail";
import { BoresightError } from "@boresight/domain/base/errors";
import { cleanFileName } from "@boresight/domain/base/file-name";
import { messageSlot } from "@boresight/domain/files/file-refusal";
import { largestFor, takesType } from "@boresight/domain/files/file-rules";
import { text } from "@boresight/domain/texts/text";
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { EstimateDocument } from "@boresight/domain/intake/reading/estimate-document";
import type { TextLine } from "@boresight/domain/intake/reading/mention";
import type { ScanPhase } from "@boresight/domain/intake/scans/scan-report";
import { bucketOf, readBuckets, type Bucket } from "#modules/files/buckets.ts";
import type { FileDeps } from "#modules/files/file-deps.ts";
import { inspectContent, type Inspected } from "#modules/files/inspect-content.ts";
import { blobKey } from "#modules/files/stored-file.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { readAttachment } from "./read-attachment.ts";

export interface AttachmentDeps extends FileDeps {
  clock: Clock;
  config: Pick<Config, "dataDir">;
}

/** A file of a mail whose content is stored and checked, before its row is. */
export interface StoredAttachment {
  file: StoredContent;
  kind: AttachmentKind;
  scanPhase: ScanPhase | null;
  scannedVin: string | null;
  /** Of an estimate. */
  document: EstimateDocument | null;
  lines: readonly TextLine[];
}

interface StoredContent extends Omit<Inspected, "isShown"> {
  id: string;
  blobId: string;
  size: number;
  sha256: string | null;
}

export interface StoredAttachments {
  files: readonly StoredAttachment[];
  /** What was left out, and why. */
  remarks: readonly Text[];
}

export const noAttachments: StoredAttachments = { files: [], remarks: [] };

/** Further files of one mail are left in it: nobody sends so many, but a machine may. */
const mostFiles = 50;

/**
 * Stores what came with a mail as uploads are: of a size and type that messages take, or an estimate or report that we
 * read, and free of viruses. To be called before the transaction in which the mail is placed, since it can take long.
 */
export async function storeAttachments(
  { attachments }: Pick<ReceivedMail, "attachments">,
  deps: AttachmentDeps,
): Promise<StoredAttachments> {
  if (attachments.length === 0) return noAttachments;
  const bucket = bucketOf("default", await readBuckets(deps.pool));
  const files: StoredAttachment[] = [];
  const remarks: Text[] = [];
  for (const attachment of attachments.slice(0, mostFiles)) {
    const stored = await storeOne(attachment, bucket, deps);
    if (typeof stored === "string") remarks.push(stored);
    else if (stored) files.push(stored);
  }
  if (attachments.length > mostFiles)
    remarks.push(text("mail.attachmentsTooMany", { max: mostFiles, more: attachments.length - mostFiles }));
  return { files, remarks };
}

async function storeOne(
  { name: said, mimeType: contentType, content }: ReceivedAttachment,
  bucket: Bucket,
  deps: AttachmentDeps,
): Promise<StoredAttachment | Text | null> {
  const name = cleanFileName(said);
  const maxSize = largestFor(messageSlot);
  if (content.length > maxSize) return text("mail.attachmentTooBig", { name, max: messageSlot.maxSizeMb });
  const received = await deps.incoming.receive(Readable.from([content]), maxSize);
  try {
    const inspected = await inspectContent({ name, contentType, received }, bucket, deps);
    if (isDecoration(inspected)) return null;
    const year = deps.clock().getUTCFullYear();
    const read = await readAttachment(content, inspected, { ...deps.config, year });
    const kind = kindOfAttachment(read);
    const isRead = kind === "estimate" || kind === "scanReport";
    if (!inspected.isGenuine || !(isRead || takesType(messageSlot, inspected)))
      return text("mail.attachmentNotTaken", { name });
    const blobId = deps.ids();
    await deps.blobs.keep(blobKey(blobId), received.path);
    const { mimeType, isGenuine, width, height, takenAt, virusScan } = inspected;
    const known = { name: inspected.name, mimeType, isGenuine, width, height, takenAt, virusScan };
    const { document, scanReport, lines } = read;
    return {
      file: { ...known, id: deps.ids(), blobId, size: received.size, sha256: received.sha256 },
      kind,
      lines,
      document: kind === "estimate" ? document : null,
      scanPhase: scanReport?.phase ?? null,
      scannedVin: scanReport?.vin ?? null,
    };
  } catch (error) {
    return refusalOf(error, name);
  } finally {
    await received.discard();
  }
}

const leastSide = 160;

/** The logo below a signature, or a mark of social media; no camera's picture is so small. */
const isDecoration = ({ width, height }: Pick<Inspected, "height" | "width">): boolean =>
  width !== null && height !== null && Math.min(width, height) < leastSide;

/** What the checks of uploads refuse is left out; any other failure is tried again with the whole mail. */
function refusalOf(error: unknown, name: string): Text {
  if (!(error instanceof BoresightError)) throw error;
  if (error.code === "file-infected") return text("mail.attachmentInfected", { name });
  if (error.code === "file-too-big" || error.code === "file-too-small")
    return text("mail.attachmentNotTaken", { name });
  throw error;
}
