/** What of an estimate is above what its payer pays. It informs: the shop decides what it offers. */
import { cents, type Cents, type Thousandths } from "#base/money.ts";
import type { PayerCap, PayerRuleContent } from "./payer-rule.ts";

export interface CappedLine {
  id: string;
  typeKey: string;
  category: string;
  quantity: Thousandths;
  unitPrice: Cents;
}

export type CapFinding =
  | { kind: "price"; lineId: string; unitPrice: Cents; cap: Cents }
  | { kind: "count"; lineIds: readonly string[]; count: Thousandths; cap: number }
  | { kind: "included"; lineId: string }
  /** Amounts of different currencies are never compared. */
  | { kind: "notComparable"; lineIds: readonly string[]; currency: string };

const covers =
  ({ typeKeys }: PayerCap) =>
  ({ typeKey, category }: CappedLine): boolean =>
    typeKeys.length === 0 ? category === "calibration" : typeKeys.includes(typeKey);

/** Lines of an estimate in the shop's currency against the caps and included operations of a rule. */
export function aboveCaps(
  lines: readonly CappedLine[],
  { caps, included }: Pick<PayerRuleContent, "caps" | "included">,
  currency: string,
): readonly CapFinding[] {
  const charged = lines.filter(({ unitPrice }) => unitPrice > 0);
  return [
    ...caps.flatMap((cap) => findingsOf(cap, charged.filter(covers(cap)), currency)),
    ...charged
      .filter(({ typeKey }) => included.includes(typeKey))
      .map(({ id }) => ({ kind: "included", lineId: id }) as const),
  ];
}

function findingsOf(cap: PayerCap, lines: readonly CappedLine[], currency: string): CapFinding[] {
  const count = lines.reduce((total, { quantity }) => total + quantity, 0);
  const most = cap.count;
  const lineIds = lines.map(({ id }) => id);
  return [
    ...pricesAbove(cap, lines, currency),
    ...(most !== null && count > most * 1000 ? [{ kind: "count", lineIds, count, cap: most } as const] : []),
  ];
}

function pricesAbove(
  { unitPriceCents, currency: own }: PayerCap,
  lines: readonly CappedLine[],
  currency: string,
): CapFinding[] {
  if (unitPriceCents === null || lines.length === 0) return [];
  if (own !== currency) return [{ kind: "notComparable", lineIds: lines.map(({ id }) => id), currency: own }];
  const cap = cents(unitPriceCents);
  return lines
    .filter(({ unitPrice }) => unitPrice > cap)
    .map(({ id, unitPrice }) => ({ kind: "price", lineId: id, unitPrice, cap }));
}
