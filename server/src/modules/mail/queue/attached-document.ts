import type { MailAttachment } from "#integrations/mail/mail-sender.ts";

/** A document that a mail brings along: its PDF is read when the mail is sent. */
export interface AttachedDocument {
  type: "certificate" | "estimate" | "invoice" | "noneRequired" | "notCompleted";
  /** Of the estimate, the invoice, or the order that a certificate or a notice is about. */
  subjectId: string;
}

/** An appointment as a calendar file. */
export interface AttachedCalendar {
  type: "calendar";
  subjectId: string;
}

/** What happened on a customer's account in these days, both included. */
interface AttachedStatement {
  type: "statement";
  /** The customer. */
  subjectId: string;
  from: string;
  to: string;
}

interface AttachedMemo {
  type: "creditMemo";
  subjectId: string;
}

/** What is made when the mail is sent. */
type MadeDocument = AttachedMemo | AttachedStatement;

/** A stored file, as a mail's attachment or a text's picture. */
export interface AttachedFile {
  type: "file";
  subjectId: string;
}

export type Attached = AttachedCalendar | AttachedDocument | AttachedFile | MadeDocument;

export type ReadAttachments = (mail: Bringing) => Promise<MailAttachment[]>;

/** What of a mail says what it brings along. */
export interface Bringing {
  attachedDocuments: readonly Attached[];
  recipient: string;
}
