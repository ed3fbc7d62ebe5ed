/** Whether the tax of two programs differs by no more than their ways of rounding it. */
import { cents, difference, type Cents } from "#base/money.ts";

interface Taxed {
  total: Cents;
  tax: Cents;
}

interface Rounded {
  /** Taxable ones: QuickBooks may round the tax of each. */
  lines: number;
  /** State, city and the like, each rounded by itself. */
  components: number;
}

/** A rate that is another one shows in whole dollars. */
const most = 25;

/**
 * Returns what ours is more than theirs in cents, below zero when it is less; null where it is no rounding: another net
 * amount, the same total, or more than half a cent for each line and component.
 */
export function taxRounding(ours: Taxed, theirs: Taxed, { lines, components }: Rounded): Cents | null {
  const isOfTax = difference(ours.total, ours.tax) === difference(theirs.total, theirs.tax);
  const more = difference(ours.total, theirs.total);
  const bound = Math.min(most, Math.max(1, Math.ceil((lines * Math.max(1, components)) / 2)));
  return isOfTax && more !== cents(0) && Math.abs(more) <= bound ? more : null;
}
