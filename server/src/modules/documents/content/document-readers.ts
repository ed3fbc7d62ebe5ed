import type { DocumentType } from "@boresight/domain/documents/document-content";
import { readCertificate } from "./certificate/read-certificate.ts";
import type { DocumentReader } from "./document-reader.ts";
import { readNotice } from "./notices/read-notice.ts";
import { readEstimateReview } from "./order/read-estimate-review.ts";
import { readHandover } from "./order/read-handover.ts";
import { readWorkOrder } from "./order/read-work-order.ts";
import { readPacket } from "./packet/read-packet.ts";
import { readCreditMemo } from "./read-credit-memo.ts";
import { readEstimate } from "./read-estimate.ts";
import { readInvoice } from "./read-invoice.ts";
import { readStatement } from "./read-statement.ts";

/** What each type of document says: about an estimate, an invoice, a customer's account, or a service order. */
export const documentReaders: Readonly<Record<DocumentType, DocumentReader>> = {
  estimate: readEstimate,
  invoice: readInvoice,
  creditMemo: readCreditMemo,
  statement: readStatement,
  certificate: readCertificate,
  noneRequired: readNotice("noneRequired"),
  notCompleted: readNotice("notCompleted"),
  packet: readPacket,
  workOrder: readWorkOrder,
  handover: readHandover,
  estimateReview: readEstimateReview,
};
