import { t } from "@boresight/domain/texts/text";

/** Returns `Net 30`, or that payment is due on completion. */
export const termsWords = (days: number): string =>
  days > 0 ? t("customers.netPaymenttermsdays", { days }) : t("customers.onReceipt");
