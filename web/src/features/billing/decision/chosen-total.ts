import { cents, type Cents } from "@boresight/domain/base/money";
import { computeTotals } from "@boresight/domain/billing/document-totals";
import type { DecidedEstimate } from "./decided-estimate.ts";

/** What the estimate comes to with these of its optional lines. */
export function chosenTotal(
  { lines, taxes, isTaxExempt, totalCents }: DecidedEstimate,
  chosen: readonly string[],
): Cents {
  const counted = lines.map(({ unitPrice, discountBasisPoints, discountCents, ...line }) => ({
    ...line,
    unitPrice: cents(unitPrice),
    discount: { basisPoints: discountBasisPoints, amount: cents(discountCents) },
    isAccepted: chosen.includes(line.id),
  }));
  return computeTotals({ lines: counted, taxes, isTaxExempt })?.total ?? cents(totalCents);
}
