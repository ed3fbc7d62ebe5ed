import { text } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules of the business about the books in QuickBooks. */
export const accountingErrors = {
  "qbo-already-linked": { status: 409, message: text("errors.qbo-already-linked") },
  "qbo-company-not-offered": { status: 409, message: text("errors.qbo-company-not-offered") },
  "qbo-conflict-solved": { status: 409, message: text("errors.qbo-conflict-solved") },
  "qbo-consent-expired": { status: 409, message: text("errors.qbo-consent-expired") },
  "qbo-consent-refused": { status: 409, message: text("errors.qbo-consent-refused") },
  "qbo-field-not-taken": { status: 409, message: text("errors.qbo-field-not-taken") },
  "qbo-income-account-missing": { status: 409, message: text("errors.qbo-income-account-missing") },
  "qbo-item-not-created": { status: 409, message: text("errors.qbo-item-not-created") },
  "qbo-job-sending": { status: 409, message: text("errors.qbo-job-sending") },
  "qbo-job-settled": { status: 409, message: text("errors.qbo-job-settled") },
  "qbo-misconfigured": { status: 409, message: text("errors.qbo-misconfigured") },
  "qbo-not-connected": { status: 409, message: text("errors.qbo-not-connected") },
  "qbo-not-set-up": { status: 409, message: text("errors.qbo-not-set-up") },
  "qbo-payment-in-flight": { status: 409, message: text("errors.qbo-payment-in-flight") },
  "qbo-record-settled": { status: 409, message: text("errors.qbo-record-settled") },
  "qbo-resolution-not-offered": { status: 409, message: text("errors.qbo-resolution-not-offered") },
  "qbo-subscription-ended": { status: 409, message: text("errors.qbo-subscription-ended") },
  "qbo-unavailable": { status: 503, message: text("errors.qbo-unavailable") },
  "signature-wrong": { status: 401, message: text("errors.signature-wrong") },
} satisfies ErrorCatalogue;
