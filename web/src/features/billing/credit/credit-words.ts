import { t } from "@boresight/domain/texts/text";

const words: Readonly<Record<string, string>> = {
  earn: t("billing.creditEarned"),
  redeem: t("billing.creditRedeemed"),
  expire: t("orders.expired"),
  adjust: t("billing.creditChangedByHand"),
  reverse: t("billing.reversed"),
  deposit: t("billing.creditDeposited"),
  excess: t("billing.creditPaidTooMuch"),
  apply: t("billing.creditApplied"),
  refund: t("billing.creditRefunded"),
  memo: t("billing.creditMemo"),
};

/** What became of credit, as `Earned`. */
export const entryWord = (kind: string): string => words[kind] ?? kind;
