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

function within(amount: Cents): Cents {
  if (Math.abs(amount) > largestAmount) throw fail("amount-too-large");
  return amount;
}

/** The totals of a document, in cents. Throws `amount-too-large` when a line or a sum has more than 32 bits. */
export function documentTotals({ lines, taxes, isTaxExempt }: BilledDocument): DocumentTotals {
  const priced = lines.map((line) => ({ line, total: totalOf(line) }));
  const counted = priced.filter(({ line }) => counts(line));
  const subtotal = within(sum(counted.map(({ total }) => total)));
  const taxable = within(taxableBase(counted));
  const levied = taxes.map(({ name, rate }) => {
    const amount = isTaxExempt ? cents(0) : within(taxOn(taxable, rate));
    return { name, rate, taxable, amount };
  });
  const tax = within(sum(levied.map(({ amount }) => amount)));
  const total = within(sum([subtotal, tax]));
  return { lineTotals: priced.map((one) => one.total), subtotal, taxable, taxes: levied, tax, total };
}

/** Exact before it is judged: the product of two large numbers has no safe float. */
function totalOf(line: DocumentLine): Cents {
  const product = (BigInt(line.quantity) * BigInt(line.unitPrice)) / 1000n;
  if (product > BigInt(largestAmount) || product < BigInt(-largestAmount)) throw fail("amount-too-large");
  return within(discountedTotal(line));
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
