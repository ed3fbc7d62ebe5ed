/** What an estimate or invoice comes to (handbook section 8). */
import { fail } from "#base/errors.ts";
import {
  cents,
  difference,
  lineTotal,
  notBelowZero,
  negated,
  proportionOf,
  sum,
  taxOn,
  type Cents,
  type Thousandths,
} from "#base/money.ts";
import { discountedTotal, type PricedLine } from "./line-discount.ts";

/** A line as it counts in its document; a negative unit price makes it a discount line. */
export interface DocumentLine extends PricedLine {
  taxable: boolean;
  /** An optional line counts once it is accepted. */
  isOptional?: boolean | undefined;
  isAccepted?: boolean | null | undefined;
}

export interface TaxComponent {
  name: string;
  /** In thousandths of a percent: 8.81 % is 8810. */
  rate: number;
}

export interface BilledDocument {
  lines: readonly DocumentLine[];
  taxes: readonly TaxComponent[];
  isTaxExempt: boolean;
}

export interface TaxAmount extends TaxComponent {
  /** What it is levied on. */
  taxable: Cents;
  amount: Cents;
}

export interface DocumentTotals {
  /** One for each line in the same order, optional ones included whether they count or not. */
  lineTotals: Cents[];
  subtotal: Cents;
  /** What taxes are levied on, also when the customer is exempt. */
  taxable: Cents;
  /** Each component rounded by itself; none is levied on another. */
  taxes: TaxAmount[];
  tax: Cents;
  total: Cents;
}

/** Whether a line is part of the sums. */
export const counts = ({ isOptional = false, isAccepted }: DocumentLine): boolean => !isOptional || isAccepted === true;

/** Amounts travel and are stored as 32-bit whole numbers. */
const largestAmount = 2 ** 31 - 1;
const isStorable = (amount: Cents): boolean => Math.abs(amount) <= largestAmount;

/** The totals of a document, in cents. Throws `amount-too-large` when a line or a sum has more than 32 bits. */
export function documentTotals(document: BilledDocument): DocumentTotals {
  const totals = computeTotals(document);
  if (totals === null) throw fail("amount-too-large");
  return totals;
}

/** The same for who shows totals while people type: null instead of the error, whose catalogue is not loaded then. */
export function computeTotals({ lines, taxes, isTaxExempt }: BilledDocument): DocumentTotals | null {
  if (!lines.every(isPriceStorable)) return null;
  const priced = lines.map((line) => ({ line, total: discountedTotal(line) }));
  const counted = priced.filter(({ line }) => counts(line));
  const subtotal = sum(counted.map(({ total }) => total));
  const taxable = taxableBase(counted);
  if (!isStorable(subtotal) || !isStorable(taxable)) return null;
  const levied = taxes.map(({ name, rate }) => ({
    name,
    rate,
    taxable,
    amount: isTaxExempt ? cents(0) : taxOn(taxable, rate),
  }));
  const tax = sum(levied.map(({ amount }) => amount));
  const total = sum([subtotal, tax]);
  if (!isStorable(tax) || !isStorable(total)) return null;
  return { lineTotals: priced.map((one) => one.total), subtotal, taxable, taxes: levied, tax, total };
}

/** Judged before it is rounded: the product of two large numbers has no safe float. */
function isPriceStorable({ quantity, unitPrice }: DocumentLine): boolean {
  const thousandths = BigInt(quantity) * BigInt(unitPrice);
  const most = BigInt(largestAmount) * 1000n;
  return thousandths <= most && thousandths >= -most;
}

interface CountedLine {
  line: DocumentLine;
  total: Cents;
}

/** Taxable discount lines reduce what is taxed by the share of the charges that is taxable; never below zero. */
function taxableBase(counted: readonly CountedLine[]): Cents {
  const charges = counted.filter(({ total }) => total > 0);
  const taxed = sum(charges.filter(({ line }) => line.taxable).map(({ total }) => total));
  const credits = counted.filter(({ line, total }) => total < 0 && line.taxable);
  const discount = negated(sum(credits.map(({ total }) => total)));
  const allCharges = sum(charges.map(({ total }) => total));
  return notBelowZero(difference(taxed, proportionOf(discount, taxed, allCharges)));
}

/** What is left of the lines' prices after what they cost us, in cents. For admins only. */
export const marginOf = (lines: readonly { totalPrice: Cents; quantity: Thousandths; purchaseCost: Cents }[]): Cents =>
  sum(lines.map(({ totalPrice, quantity, purchaseCost }) => difference(totalPrice, lineTotal(quantity, purchaseCost))));
