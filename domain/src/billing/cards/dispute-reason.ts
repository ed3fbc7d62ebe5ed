/** Why a cardholder disputes a payment, in words. */
import { text } from "#texts/text.ts";

const words: Readonly<Record<string, string>> = {
  bank_cannot_process: text("billing.disputeBankCannotProcess"),
  check_returned: text("billing.disputeCheckReturned"),
  credit_not_processed: text("billing.disputeCreditNotProcessed"),
  customer_initiated: text("billing.disputeCustomerInitiated"),
  debit_not_authorized: text("billing.disputeNotAuthorized"),
  duplicate: text("billing.disputeDuplicate"),
  fraudulent: text("billing.disputeFraudulent"),
  general: text("billing.disputeGeneral"),
  incorrect_account_details: text("billing.disputeIncorrectAccount"),
  insufficient_funds: text("billing.disputeInsufficientFunds"),
  product_not_received: text("billing.disputeNotReceived"),
  product_unacceptable: text("billing.disputeUnacceptable"),
  subscription_canceled: text("billing.disputeSubscriptionCanceled"),
  unrecognized: text("billing.disputeUnrecognized"),
};

/** A reason that the provider adds later is shown as it is. */
export const disputeReasonWords = (code: string): string =>
  words[code] ?? (code.replaceAll("_", " ").trim() || text("billing.disputeGeneral"));
