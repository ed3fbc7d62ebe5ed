/** What of the shop's work goes to the books: queued with the change itself, and sent when its turn comes. */
import type { Reactions } from "#platform/database/events.ts";
import { resumeBooks } from "./push/resume-books.ts";
import { moveLinks } from "./push/move-links.ts";
import {
  pushApprovedEstimate,
  pushInvoice,
  pushLinkedCustomer,
  pushLinkedItem,
  pushPayment,
  pushPaymentsOfCredit,
  takeBackThere,
  voidThere,
} from "./push/queue-changes.ts";
import { wakeWaiting } from "./jobs/lanes.ts";

export const accountingReactions: Reactions = {
  "customer.updated": pushLinkedCustomer,
  "customer.merged": moveLinks,
  "catalog.updated": pushLinkedItem,
  "estimate.approved": pushApprovedEstimate,
  "invoice.issued": pushInvoice,
  "invoice.updated": pushInvoice,
  "invoice.voided": voidThere,
  "payment.received": pushPayment,
  "payment.reversed": takeBackThere,
  "credit.applied": pushPaymentsOfCredit,
  "qbo.connected": resumeBooks,
  "qbo.conflictSolved": ({ payload: { connectionId } }, { system }) =>
    wakeWaiting({ connectionId, problems: ["waitsForConflict"] }, system),
};
