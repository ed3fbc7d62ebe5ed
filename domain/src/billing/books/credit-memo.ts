/** Credit memos: what of an issued invoice is taken back, and how that divides into sales and taxes. */
import { fail } from "#base/errors.ts";
import { cents, difference, proportionOf, sum, type Cents } from "#base/money.ts";
import { note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { recordId } from "#billing/document-line-schema.ts";

const amountAboveZero = text("billing.amountAboveZero");

export const creditMemoSchema = z.object({
  invoiceId: recordId,
  amountCents: z
    .int(amountAboveZero)
    .min(1, amountAboveZero)
    .max(2 ** 31 - 1, text("errors.amount-too-large"))
    .transform(cents)
    .describe("In cents, with tax: what the customer owes less."),
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

export const creditMemoVoidSchema = z.object({
  id: recordId,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

interface TaxOfInvoice {
  name: string;
  rate: number;
  taxableCents: Cents;
  taxCents: Cents;
}

export interface CreditedInvoice {
  total: Cents;
  taxes: readonly TaxOfInvoice[];
  /** What earlier memos took back of it. */
  credited: Cents;
}

interface CreditParts {
  subtotal: Cents;
  tax: Cents;
  taxes: readonly TaxOfInvoice[];
}

/**
 * Divides an amount as the invoice is divided. Memos over the whole invoice take back exactly its taxes, however many they
 * are. Throws `credit-memo-over-total`.
 */
export function divideCredit({ total, taxes, credited }: CreditedInvoice, amount: Cents): CreditParts {
  const left = difference(total, credited);
  if (amount > left) throw fail("credit-memo-over-total", { data: { mostCents: left } });
  const upTo = sum([credited, amount]);
  const part = (whole: Cents) => difference(proportionOf(whole, upTo, total), proportionOf(whole, credited, total));
  const parts = taxes.map((one) => ({
    ...one,
    taxableCents: part(one.taxableCents),
    taxCents: part(one.taxCents),
  }));
  const tax = sum(parts.map(({ taxCents }) => taxCents));
  return { subtotal: difference(amount, tax), tax, taxes: parts };
}

export const creditMemoNumber = (counted: number): string => `CM-${counted}`;
