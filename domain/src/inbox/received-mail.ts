/** A mail that came in, as its reader understood it. */
import type { CalendarReply } from "#schedule/invitations/calendar-reply.ts";
import type { Text } from "#texts/travelling-text.ts";

/** Machines answer by themselves, report that a mail did not arrive, and send to lists: nobody answers those unasked. */
export type MailKind = "message" | "automatic" | "bounce" | "list";

export interface MailAddress {
  /** Without line breaks and other control characters; may be empty. */
  name: string;
  /** In lower case. */
  address: string;
}

/** What the host that received the mail says of where it came from, in the words of RFC 8601; null what it does not say. */
export interface MailAuthentication {
  spf: string | null;
  dkim: string | null;
  dmarc: string | null;
  /** The host that says so. */
  by: string;
}

export interface ReceivedAttachment {
  /** Clean, and never empty. */
  name: string;
  mimeType: string;
  content: Uint8Array;
}

export interface ReceivedMail {
  /** Of `app_private.received_mails`; null of a mail that a test wrote. */
  id: string | null;
  /** With its angle brackets; empty where it has none. */
  messageId: string;
  /** Which mails it answers, the nearest first, each with its angle brackets. */
  references: readonly string[];
  /** An empty address where it names nobody. */
  from: MailAddress;
  replyTo: MailAddress | null;
  /** Of To and Cc. */
  to: readonly MailAddress[];
  /** Where it was in fact delivered, by the envelope or Delivered-To; may carry a token. */
  deliveredTo: readonly string[];
  subject: string;
  /** Plain, with what it quotes; made of the HTML where it has no other. */
  text: string;
  kind: MailKind;
  authentication: MailAuthentication | null;
  attachments: readonly ReceivedAttachment[];
  /** What a calendar program answers to one of our invitations. */
  calendarReply: CalendarReply | null;
  /** Sentences about what could not be read or was left out, for the office. */
  remarks: readonly Text[];
  /** When it came here. */
  receivedAt: Date;
}
