import {
  lineTotal,
  negated,
  notBelowZero,
  percentOf,
  smallest,
  sum,
  type Cents,
  type Thousandths,
} from "#base/money.ts";

/** At most one of both: a percentage in basis points (12.5 % is 1250), or an amount in cents. Zero is none. */
export interface LineDiscount {
  basisPoints?: number | null | undefined;
  amount?: Cents | null | undefined;
}

export interface PricedLine {
  quantity: Thousandths;
  unitPrice: Cents;
  discount?: LineDiscount | null | undefined;
}

/** What a line is reduced by: never more than the line, and nothing for a line that is a credit itself. */
export function discountOf({ quantity, unitPrice, discount }: PricedLine): Cents {
  const price = notBelowZero(lineTotal(quantity, unitPrice));
  const wanted = discount?.amount || percentOf(price, discount?.basisPoints ?? 0);
  return smallest(notBelowZero(wanted), price);
}

/** The line's price after its discount, in cents (handbook section 8): 1.5 at $3.33 less 10 % is $4.50. */
export const discountedTotal = (line: PricedLine): Cents =>
  sum([lineTotal(line.quantity, line.unitPrice), negated(discountOf(line))]);
