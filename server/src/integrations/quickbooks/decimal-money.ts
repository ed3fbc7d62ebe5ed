/** QuickBooks speaks of money as decimal numbers of dollars; we keep whole cents. Both ways go through text, exactly. */
import { cents, type Cents, type Thousandths } from "@boresight/domain/base/money";
import { z } from "zod";

/** QuickBooks takes no larger amounts, and up to here every cent has a decimal number of its own. */
const most = 9_999_999_999_999;

// More than the noise of sums of binary fractions, less than any part of a cent that people enter.
const noise = 5e-7;

function wholeParts(value: number, places: number): number | null {
  if (!Number.isFinite(value) || Math.abs(value) > most) return null;
  const text = value.toFixed(places);
  if (Math.abs(Number(text) - value) > noise) return null;
  const whole = Number(text.replace(".", "")) + 0; // Never -0.
  return Math.abs(whole) <= most ? whole : null;
}

function decimalOf(whole: number, places: number): number {
  if (!Number.isSafeInteger(whole) || Math.abs(whole) > most) throw new RangeError(`${whole} is too large an amount`);
  const digits = Math.abs(whole)
    .toString()
    .padStart(places + 1, "0");
  const decimal = Number(`${digits.slice(0, -places)}.${digits.slice(-places)}`);
  return whole < 0 ? -decimal : decimal;
}

/** 19.99 is 1999 cents; null for an amount with a part of a cent. */
export function centsOfDecimal(value: number): Cents | null {
  const whole = wholeParts(value, 2);
  return whole === null ? null : cents(whole);
}

/** 1999 cents are 19.99; throws for more than QuickBooks takes. */
export const decimalOfCents = (amount: Cents): number => decimalOf(amount, 2);

/** An amount on the wire, cents on our side. */
export const moneySchema = z.codec(
  z.number().refine((value) => centsOfDecimal(value) !== null, { error: "is not a whole number of cents" }),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (value) => centsOfDecimal(value) ?? cents(0), encode: decimalOfCents },
);

/** A quantity on the wire, thousandths on our side. */
export const quantitySchema = z.codec(
  z.number().refine((value) => wholeParts(value, 3) !== null, { error: "is not a whole number of thousandths" }),
  z.custom<Thousandths>((value) => Number.isSafeInteger(value)),
  { decode: (value) => wholeParts(value, 3) ?? 0, encode: (quantity) => decimalOf(quantity, 3) },
);

/** Prices that a bookkeeper enters may be finer than a cent: those are null on our side. */
export const enteredPriceSchema = z.number().transform(centsOfDecimal);
export const enteredQuantitySchema = z.number().transform((value): Thousandths | null => wholeParts(value, 3));
