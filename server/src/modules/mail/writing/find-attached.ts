import type { Rights } from "#platform/database/transaction.ts";
import { belongsToCustomer } from "#modules/mail/links/issue-billing-link.ts";
import { findCalendars } from "#modules/mail/appointments/find-calendars.ts";
import type { Attached, AttachedDocument } from "#modules/mail/queue/attached-document.ts";
import type { MessageChannel } from "#modules/mail/queue/send-later.ts";
import type { MailContext } from "../orders/mail-context.ts";

interface AboutDocument {
  channel: MessageChannel;
  template: string;
  orderId: string | null;
  recipient: string;
  context: MailContext;
  bodyHtml: string;
}

/** What a mail brings along: appointments for everyone's calendar, and documents for customers who chose that. */
export async function findAttached(message: AboutDocument, system: Rights): Promise<Attached[]> {
  const { channel, orderId, recipient } = message;
  const { statement, creditMemo } = message.context;
  // No page without a sign-in shows these two: the mail itself brings them.
  if (channel === "email" && statement)
    return [{ type: "statement", subjectId: statement.customerId, from: statement.from, to: statement.to }];
  if (channel === "email" && creditMemo) return [{ type: "creditMemo", subjectId: creditMemo.id }];
  // A notice is for everybody whom it is sent to, the insurer as well.
  const notice = noticeOf(message.template);
  if (channel === "email" && notice && orderId) return [{ type: notice, subjectId: orderId }];
  if (channel !== "email" || !orderId || !(await belongsToCustomer(recipient, orderId, system))) return [];
  const document = documentOf(message);
  if (!document) return findCalendars({ ...message, orderId }, system);
  const wants = await system.maybe({
    text: `select 1 from app.service_orders o join app.customers c on c.id = o.customer_id
      where o.id = $1 and c.document_delivery = 'attachment'`,
    values: [orderId],
  });
  return wants ? [document] : [];
}

function noticeOf(template: string): AttachedDocument["type"] | null {
  if (template === "calibration-notice") return "notCompleted";
  return template === "none-required" ? "noneRequired" : null;
}

function documentOf({ template, orderId, context }: AboutDocument): AttachedDocument | null {
  const { estimate, invoice } = context;
  switch (template) {
    case "estimate-sent":
    case "supplement-sent":
      return estimate?.id ? { type: "estimate", subjectId: estimate.id } : null;
    case "invoice-sent":
      return invoice?.id ? { type: "invoice", subjectId: invoice.id } : null;
    case "documents-ready":
      return orderId ? { type: "certificate", subjectId: orderId } : null;
    default:
      return null;
  }
}
