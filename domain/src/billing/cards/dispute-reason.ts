/** Why a cardholder disputes a payment, in words. */
import { t } from "#texts/text.ts";

const words: Readonly<Record<string, string>> = {
  bank_cannot_process: t("billing.disputeBankCannotProcess"),
  check_returned: t("billing.disputeCheckReturned"),
  credit_not_processed: t("billing.disputeCreditNotProcessed"),
  customer_initiated: t("billing.disputeCustomerInitiated"),
  debit_not_authorized: t("billing.disputeNotAuthorized"),
  duplicate: t("billing.disputeDuplicate"),
  fraudulent: t("billing.disputeFraudulent"),
  general: t("billing.disputeGeneral"),
  incorrect_account_details: t("billing.disputeIncorrectAccount"),
  insufficient_funds: t("billing.disputeInsufficientFunds"),
  product_not_received: t("billing.disputeNotReceived"),
  product_unacceptable: t("billing.disputeUnacceptable"),
  subscription_canceled: t("billing.disputeSubscriptionCanceled"),
  unrecognized: t("billing.disputeUnrecognized"),
};

/** A reason that the provider adds later is shown as it is. */
export const disputeReasonWords = (code: string): string =>
  words[code] ?? (code.replaceAll("_", " ").trim() || t("billing.disputeGeneral"));
