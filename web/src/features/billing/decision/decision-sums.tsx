import { t } from "@boresight/domain/texts/text";
import { LinkedSums, taxSums } from "#features/billing/link/linked-sums.tsx";
import { chosenTotal } from "./chosen-total.ts";
import type { DecidedEstimate } from "./decided-estimate.ts";

interface StoredSums {
  subtotalCents: number;
  totalCents: number;
  taxes: readonly { name: string; rate: number; taxCents: number }[];
  taxExemptReason: string;
}

interface DecisionSumsProps {
  estimate: DecidedEstimate;
  stored: StoredSums;
  /** The optional lines that the customer wants; null where nothing is left to choose. */
  chosen: readonly string[] | null;
}

/** The stored sums; while optional lines are chosen only the total, which the choice changes. */
export function DecisionSums({ estimate, stored, chosen }: DecisionSumsProps) {
  const { subtotalCents, taxes, totalCents, taxExemptReason } = stored;
  const total = chosen ? chosenTotal(estimate, chosen) : totalCents;
  const isStored = total === totalCents;
  const parts = isStored ? [{ name: t("orders.subtotal"), amount: subtotalCents }, ...taxSums(taxes)] : [];
  const name = isStored ? t("base.total") : t("billing.totalWithTax");

  return <LinkedSums sums={[...parts, { name, amount: total, isMain: true }]} taxExemptReason={taxExemptReason} />;
}
