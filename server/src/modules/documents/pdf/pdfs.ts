/** PDFs of documents: of an issued one once and for good, of all others anew when their content is another. */
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fail } from "@boresight/domain/base/errors";
import type { IssuedType } from "@boresight/domain/documents/issued-document";
import type { DocumentStatement } from "@boresight/domain/documents/signed/document-statement";
import type { DocumentContent } from "@boresight/domain/documents/document-content";
import type { Pool } from "pg";
import { typesetPdf } from "#integrations/pdf/typeset-pdf.ts";
import { contentKeeper, type FileDeps } from "#modules/files/file-deps.ts";
import { blobKey, derivedFolder } from "#modules/files/stored-file.ts";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { limitWork } from "#platform/limits/limited-work.ts";
import type { ReadDocument } from "#modules/documents/content/document-reader.ts";
import { contentHash } from "../content/content-hash.ts";
import { readEvidence } from "#modules/documents/signing/order-evidence.ts";
import type { DocumentSigning } from "#modules/documents/signing/open-signing.ts";
import { statementOf } from "#modules/documents/signing/statement-of.ts";
import { imageLoaders } from "./load-image.ts";
import { addPdfFile, pdfName } from "./pdf-file.ts";
import { withReportText } from "./report-text.ts";
import type { Config } from "#platform/settings/config.ts";

export interface PdfDeps extends Pick<FileDeps, "blobs" | "incoming"> {
  pool: Pool;
  clock: Clock;
  config: PrintPlace;
  signing: DocumentSigning;
}

/** An issued document's PDF as it is stored. */
interface StoredPdf {
  name: string;
  blobId: string;
  size: number;
  sha256: string;
}

export interface Pdfs {
  /** Returns the PDF of an issued document, set and stored by the first who asks. Throws `not-found`. */
  ofIssued: (documentId: string) => Promise<StoredPdf>;
  /** Returns the PDF of content that was not issued. */
  ofContent: (read: ReadDocument) => Promise<Buffer>;
  /** The same, kept nowhere. */
  ofPreview: (read: ReadDocument) => Promise<Buffer>;
  /** What tells the PDFs of `ofContent` apart. */
  markOf: (read: ReadDocument) => string;
}

/** Others wait. */
const work = { atOnce: 2, waiting: 600, retryAfter: 5 };

export function createPdfs(deps: PdfDeps): Pdfs {
  const { atOnce, waiting, retryAfter } = work;
  const limited = limitWork({ name: "pdfs", atOnce, waiting, refuse: () => fail("pdf-busy", { retryAfter }) });
  const once = sharing();
  const markOf = (read: ReadDocument) => contentHash({ ...read, content: printableContent(read.content, deps.config) });

  return {
    markOf,
    ofIssued: async (id) =>
      (await asSystem(deps.pool, (system) => findStored(id, system))) ??
      once(id, () => limited(() => setIssued(id, deps))),
    ofPreview: (read) => limited(() => setContent(read, deps)),
    ofContent(read) {
      const mark = markOf(read);
      const key = `${derivedFolder(mark)}document.pdf`;
      return once(key, async () => {
        const made = await deps.blobs.open(key);
        return made ? buffer(made) : limited(() => makePdf(key, read, deps));
      });
    },
  };
}

/** Gives everyone who asks for the same meanwhile the same result. */
function sharing() {
  const underWay = new Map<string, Promise<unknown>>();
  return <Result>(key: string, make: () => Promise<Result>): Promise<Result> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is always made by the same function
    const making = (underWay.get(key) as Promise<Result> | undefined) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

async function makePdf(key: string, read: ReadDocument, deps: PdfDeps): Promise<Buffer> {
  const pdf = await signMade(await setContent(read, deps), read, deps);
  await deps.blobs.cache(key, pdf);
  return pdf;
}

async function setContent({ content, images }: ReadDocument, deps: PdfDeps): Promise<Buffer> {
  const readAsSystem = <Found>(read: (system: Rights) => Promise<Found>) => asSystem(deps.pool, read);
  const loaders = imageLoaders(images, deps.blobs, readAsSystem);
  const said = await withReportText(printableContent(content, deps.config), loaders);
  return Buffer.from(await typesetPdf({ content: said, images: loaders }));
}

/** A packet leaves the shop as an issued document does; all other content is for the shop, or changes from day to day. */
async function signMade(pdf: Buffer, { content, serviceOrderId }: ReadDocument, deps: PdfDeps): Promise<Buffer> {
  if (content.type !== "packet" || serviceOrderId === null) return pdf;
  const evidence = await asSystem(deps, (system) => readEvidence(serviceOrderId, system));
  const printed = printableContent(content, deps.config);
  return deps.signing.signPdf(pdf, statementOf({ content: printed, revision: 1, issuedAt: null, evidence }));
}

interface Unset {
  type: IssuedType;
  number: string;
  revision: number;
  serviceOrderId: string;
  issuedAt: string;
  content: DocumentContent;
  images: ReadDocument["images"];
  evidence: DocumentStatement["evidence"];
}

/**
 * Set and stored between two transactions, because both can take long: no row is locked meanwhile. Of several that set the same
 * one, the first to write its row wins.
 */
async function setIssued(id: string, deps: PdfDeps): Promise<StoredPdf> {
  const { document, blobId } = await asSystem(deps, async (system, { ids }) => ({
    document: await system.one<Unset>({
      text: "select type, number, revision, service_order_id, issued_at, content, images, evidence from app.documents where id = $1",
      values: [id],
    }),
    blobId: ids(),
  }));
  const content = printableContent(document.content, deps.config);
  const images = imageLoaders(document.images, deps.blobs, (read) => asSystem(deps.pool, read));
  const unsigned = Buffer.from(await typesetPdf({ content, images }));
  const pdf = await deps.signing.signPdf(unsigned, statementOf({ ...document, content }));
  const stored = { blobId, size: pdf.length, sha256: createHash("sha256").update(pdf).digest("hex") };
  // Before its row: of what fails after this, the repair job removes the content.
  await contentKeeper(deps)(blobId, pdf);
  const kept = await asSystem(deps, async (system, transaction) => {
    // A newer document may still name it.
    await system.run({ text: "select from app.documents where id = $1 for no key update", values: [id] });
    const before = await findStored(id, system);
    if (before) return before;
    await addPdfFile({ ...document, ...stored, documentId: id }, transaction);
    return { ...stored, name: pdfName(document) };
  });
  if (kept.blobId !== blobId) await deps.blobs.remove(blobKey(blobId));
  return kept;
}

const findStored = (id: string, system: Rights): Promise<StoredPdf | undefined> =>
  system.maybe<StoredPdf>({
    text: `select f.name, f.blob_id, f.size::float8 as size, d.sha256
      from app.documents d join app.files f on f.id = d.file_id where d.id = $1`,
    values: [id],
  });

type PrintPlace = Pick<Config, "brandName" | "clientUrl">;

/** The content as this server prints it: under its name where the shop has none, verified at its own address. */
function printableContent(content: DocumentContent, place: PrintPlace): DocumentContent {
  const { letterhead, verification, blocks } = content;
  return {
    ...content,
    letterhead: { ...letterhead, shopName: letterhead.shopName || place.brandName },
    verification: verification && { ...verification, url: place.clientUrl + verification.url },
    blocks: blocks.map((block) =>
      block.kind === "document" ? { ...block, content: printableContent(block.content, place) } : block,
    ),
  };
}
