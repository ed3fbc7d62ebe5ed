/** What a document says, worded and formatted in its language. The typesetter lays it out and knows no word. */
import type { Language } from "#texts/language.ts";

/** The documents that the product makes. Those of `issuedKinds` are numbered, dated and never change. */
export const documentTypes = [
  "estimate",
  "invoice",
  "creditMemo",
  "statement",
  "certificate",
  "noneRequired",
  "notCompleted",
  "packet",
  "workOrder",
  "handover",
  "estimateReview",
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Text of a code (VIN, order number, phone, amount) runs left to right in every language. */
export type Text = string | { code: string };

/** The name of an image among those given beside the content. */
export type ImageName = string;

/** Why a file of an order is not shown in a document, or not whole. `pages`: only some of its pages are. */
export const fileProblems = [
  "broken",
  "incomplete",
  "locked",
  "missing",
  "otherReader",
  "pages",
  "tooLarge",
  "unknown",
] as const;
export type FileProblem = (typeof fileProblems)[number];

export interface DocumentContent {
  type: DocumentType;
  language: Language;
  /** `Invoice`. */
  title: string;
  /** `INV-1001`; null for a document without one. */
  number: string | null;
  /** What stands out above everything: `Draft`, `Superseded by …`. */
  banner: string | null;
  letterhead: Letterhead;
  /** Dates and numbers beside the title. */
  facts: readonly Fact[];
  /** Blocks of lines beneath the letterhead: whom it is for, which vehicle. */
  parties: readonly Party[];
  blocks: readonly Block[];
  /** Small print at the foot of every page. */
  footer: string | null;
  /** `Page {page} of {pages}`: the typesetter puts the numbers in. */
  pageWords: string;
  /** What is said of a file with a problem; `{shown}` and `{pages}` are the typesetter's. Documents without files need none. */
  fileWords?: Readonly<Record<FileProblem, string>>;
  verification: Verification | null;
}

export interface Letterhead {
  shopName: string;
  /** Address, phone, email, registration. */
  lines: readonly Text[];
  logo: ImageName | null;
  /** `#00719a`: of rules and headings; text stays black. */
  accentColor: string;
  pageSize: "a4" | "us-letter";
}

export interface Verification {
  /** The address the QR code holds. */
  url: string;
  /** Says what the code is for; also the alternative text of the QR code. */
  words: string;
}

export interface Fact {
  label: string;
  value: Text;
}

export interface Party {
  heading: string;
  lines: readonly Text[];
}

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "subheading"; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "notice"; tone: "info" | "warning"; text: string }
  | { kind: "facts"; facts: readonly Fact[] }
  | TableBlock
  | { kind: "totals"; rows: readonly { label: string; value: Text; isStrong: boolean }[] }
  | { kind: "photos"; photos: readonly { image: ImageName; caption: string }[] }
  | { kind: "checklist"; items: readonly string[] }
  | SignatureBlock
  | { kind: "pageBreak" }
  /** The pages of a PDF that somebody uploaded, so many at most, each as a page of its own. */
  | { kind: "pages"; pdf: ImageName; pages: number; title: string }
  /** What an uploaded HTML report says, set as text; `cut` and `unreadable` are said of what is not shown. */
  | { kind: "report"; html: ImageName; title: string; cut: string; unreadable: string }
  /** A whole document within a packet, with its own title and letterhead. */
  | { kind: "document"; content: DocumentContent };

export interface TableBlock {
  kind: "table";
  /** What the table holds, for those who hear it. */
  summary: string;
  columns: readonly { head: string; align: "start" | "end"; share: number }[];
  rows: readonly TableRow[];
}

export interface TableRow {
  cells: readonly Text[];
  /** Beneath the row, across its columns. */
  note: string | null;
}

export interface SignatureBlock {
  kind: "signature";
  /** `Received by`. */
  label: string;
  /** Null: a line to sign on. */
  image: ImageName | null;
  name: string | null;
  /** Date, method. */
  about: string | null;
}
