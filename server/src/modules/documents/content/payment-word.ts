import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import type { DocumentWords } from "@boresight/domain/documents/document-words";
import type { TextKey } from "@boresight/domain/texts/catalogue";

const words: Readonly<Record<PaymentMethod, TextKey>> = {
  check: "billing.methodCheck",
  ach: "billing.methodAch",
  transfer: "billing.methodTransfer",
  cash: "billing.methodCash",
  card: "billing.methodCard",
  rewardCredit: "billing.methodRewardCredit",
  other: "billing.methodOther",
};

export function paymentWord(method: string, { say, own }: DocumentWords): string {
  const known = Object.entries(words).find(([key]) => key === method)?.[1];
  return known ? say(known) : own(method);
}
