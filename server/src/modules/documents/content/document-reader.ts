/** The seam between the store of documents and what they say: one reader for each type. */
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { DocumentContent, ImageName, Fact, Text, Block } from "@boresight/domain/documents/document-content";
import type { NoticedCalibration, NoticeStatement } from "@boresight/domain/documents/notices";
import type { DocumentLooks } from "@boresight/domain/settings/document-settings";
import type { Language } from "@boresight/domain/texts/language";
import type { Rights } from "#platform/database/transaction.ts";
import { plainText } from "@boresight/domain/documents/printed-text";
import type { DocumentWords } from "@boresight/domain/documents/document-words";

/**
 * What stands beside the content and is loaded when the PDF is set: a stored content (an image of any format, or a PDF
 * for `pages`), or the shop's logo. Their names are unique across documents, because a packet holds several: the blob's
 * id, and the logo's mark.
 */
export type StoredImage = { blobId: string; mimeType: string } | { logoMark: string };

export interface ReadDocument {
  content: DocumentContent;
  images: Readonly<Record<ImageName, StoredImage>>;
  /** Null: it is about no single order. */
  serviceOrderId: string | null;
  customerId: string;
  /** What was stated with a notice, and what it is about. */
  notice?: NoticeStatement & { calibrations: readonly NoticedCalibration[] };
}

/** Both days included. */
interface StatementPeriod {
  from: CalendarDay;
  to: CalendarDay;
}

export interface ReadingContext {
  /** Those of the system: whoever asks has seen the subject before. */
  rights: Rights;
  /** A statement is of this day; content that is not issued names no moment, so that the same is made once. */
  now: Date;
  /** Of a statement; by default the month of today, until today. */
  period?: Partial<StatementPeriod> | undefined;
  /** By default the customer's. */
  language?: Language | undefined;
  /**
   * What the QR code of an issued document holds, below the web app's address, which is put in front when the PDF is
   * set: `/verify/…`. Null: it is not issued, and has no verification.
   */
  verificationPath: string | null;
  /** Of this document about the same subject, from 1: a certificate's number ends with it. */
  revision: number;
  /** What the person who issues a notice states with it. */
  statement?: NoticeStatement | undefined;
  /** Instead of the shop's own, to try them out. */
  looks?: DocumentLooks;
}

/**
 * Takes the id of an estimate, invoice, service order or customer. Throws `not-found`. Leaves `letterhead.shopName` empty
 * where the shop has set no name: the product's is put in when the PDF is set.
 */
export type DocumentReader = (subjectId: string, context: ReadingContext) => Promise<ReadDocument>;

/** A row whose texts, however deep, can stand on paper; moments become text. */
export const printableRow = <Row>(row: Row): Row =>
  // What went in as a row comes out as one: the author of the statement declares moments as text.
  JSON.parse(JSON.stringify(row), (_name, value: unknown) =>
    typeof value === "string" ? plainText(value) : value,
  ) as Row;

/** The facts that there are: a label without a value stands on no document. */
export const factsOf = (
  facts: readonly (readonly [label: string, value: Text | false | null | undefined])[],
): readonly Fact[] => facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** A code if there is one. */
export const codeOf = (code: string | null | undefined): Text | null => (code ? { code } : null);

/** What people typed, a paragraph for each of theirs; nothing for an empty text. */
export const paragraphsOf = (typed: string, { own }: DocumentWords): readonly Block[] =>
  typed
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => ({ kind: "paragraph", text: own(paragraph.trim()) }));

/** The same under a heading, which stands only with text beneath it. */
export function headedText(heading: string, typed: string, words: DocumentWords): readonly Block[] {
  const paragraphs = paragraphsOf(typed, words);
  return paragraphs.length > 0 ? [{ kind: "subheading", text: heading }, ...paragraphs] : [];
}
