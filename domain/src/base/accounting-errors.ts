import { t } from "#texts/text.ts";
import type { ErrorCatalogue } from "./error-catalogue.ts";

/** Rules of the business about the books in QuickBooks. */
export const accountingErrors = {
  "qbo-already-linked": { status: 409, message: t("errors.qbo-already-linked") },
  "qbo-income-account-missing": { status: 409, message: t("errors.qbo-income-account-missing") },
  "qbo-item-not-created": { status: 409, message: t("errors.qbo-item-not-created") },
  "qbo-job-sending": { status: 409, message: t("errors.qbo-job-sending") },
  "qbo-job-settled": { status: 409, message: t("errors.qbo-job-settled") },
  "qbo-not-connected": { status: 409, message: t("errors.qbo-not-connected") },
  "qbo-record-settled": { status: 409, message: t("errors.qbo-record-settled") },
} satisfies ErrorCatalogue;
