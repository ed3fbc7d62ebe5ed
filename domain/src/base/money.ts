import { localeTag } from "#texts/language.ts";

/** An amount in whole cents. Only this file does arithmetic on it. */
export type Cents = number & { readonly unit: "cents" };

/** A quantity in whole thousandths: 1.5 pieces are 1500. */
export type Thousandths = number;

/** Reads a stored or received number as cents; throws for anything but a safe whole number. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value as Cents;
}

export const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((total, one) => total + one, 0));

/** What is left of the first after the second. */
export const difference = (amount: Cents, other: Cents): Cents => cents(amount - other);

/** A charge as a credit, and the other way around. */
export const negated = (amount: Cents): Cents => cents(0 - amount);

/** The smallest of several amounts. */
export const smallest = (...amounts: readonly [Cents, ...Cents[]]): Cents => cents(Math.min(...amounts));

/** Zero instead of less than zero. */
export const notBelowZero = (amount: Cents): Cents => cents(Math.max(0, amount));

/** Half a cent rounds away from zero, for credits too: 2.5 is 3, -2.5 is -3. */
function roundHalfUp(numerator: bigint, denominator: bigint): Cents {
  const half = numerator < 0n ? -denominator / 2n : denominator / 2n;
  return cents(Number((numerator + half) / denominator));
}

/** 36.4 miles at 70 cents: `lineTotal(36_400, cents(70))` is 2548. */
export const lineTotal = (quantity: Thousandths, unitPrice: Cents): Cents =>
  roundHalfUp(BigInt(quantity) * BigInt(unitPrice), 1000n);

/** Whether quantity times price needs no rounding. */
export const isWholeProduct = (quantity: Thousandths, unitPrice: Cents): boolean =>
  (BigInt(quantity) * BigInt(unitPrice)) % 1000n === 0n;

/** Tax at a rate in thousandths of a percent (8.81 % is 8810), once per document: 80000 at 8810 is 7048. */
export const taxOn = (taxable: Cents, rate: number): Cents => roundHalfUp(BigInt(taxable) * BigInt(rate), 100_000n);

/** A percentage in basis points (12.5 % is 1250): 333 at 5000 is 167, and in steps of 100 it is 200. */
export const percentOf = (amount: Cents, basisPoints: number, step = 1): Cents =>
  cents(step * roundHalfUp(BigInt(amount) * BigInt(basisPoints), 10_000n * BigInt(step)));

/** At most this percentage in basis points, rounded down: 333 at 5000 is 166. Not for amounts below zero. */
export const cappedPercentOf = (amount: Cents, basisPoints: number): Cents =>
  cents(Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n));

/** The amount times part of whole: 1000 of 40000 in 50000 is 800. Nothing of nothing is zero. */
export const proportionOf = (amount: Cents, part: Cents, whole: Cents): Cents =>
  whole === 0 ? whole : roundHalfUp(BigInt(amount) * BigInt(part), BigInt(whole));

/** `$1,234.56` in the reader's locale; cents always shown. */
export const formatCents = (amount: Cents | number, locale = localeTag(), currency = "USD"): string =>
  new Intl.NumberFormat(locale, { style: "currency", currency }).format(amount / 100);
