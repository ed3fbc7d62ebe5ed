/** The inputs that record and reverse payments (handbook section 7). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import type { CalendarDay } from "#base/calendar-day.ts";
import { fail } from "#base/errors.ts";
import { cents } from "#base/money.ts";
import { line, note } from "#base/text-schema.ts";
import { recordId } from "./document-line-schema.ts";

export const paymentMethods = ["card", "ach", "check", "cash", "transfer", "rewardCredit", "other"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const amountAboveZero = text("billing.amountAboveZero");
const largestAmount = 2 ** 31 - 1;
const amountCents = z
  .int(amountAboveZero)
  .min(1, amountAboveZero)
  .max(largestAmount, text("errors.amount-too-large"))
  .transform(cents)
  .describe("In cents.");

const mostInvoices = 100;

/** `lastDay` is the last day that a payment can be of: today, where the day begins first. */
export const newPaymentSchema = (lastDay: CalendarDay) =>
  z.object({
    customerId: recordId,
    method: z.enum(paymentMethods, text("billing.chooseAPaymentMethod")).meta({ id: "PaymentMethod" }),
    amountCents,
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, text("billing.currencyIsThreeLetters"))
      .nullish()
      .describe("The shop's own, unless omitted."),
    receivedOn: z.iso
      .date(text("base.enterADate"))
      .refine((day) => day <= lastDay, text("errors.payment-in-the-future")),
    reference: line({ max: 80, label: text("base.reference") }).default(""),
    note: note({ max: 500, label: text("base.note") }).default(""),
    allocations: z
      .array(z.object({ invoiceId: recordId, amountCents }).meta({ id: "PaidInvoiceInput" }))
      .max(mostInvoices, text("billing.atMostInvoices", { max: mostInvoices }))
      .nullable()
      .default(null)
      .describe("The invoices that it pays; null pays the oldest due first, an empty list none."),
    keepExcess: z
      .boolean(text("billing.sayYesOrNo"))
      .default(false)
      .describe("What is more than owed becomes the customer's credit; otherwise it is refused."),
  });

export type NewPayment = z.output<ReturnType<typeof newPaymentSchema>>;

/** Throws `payment-in-the-future` for a day after today in the shop's time zone. */
export function requireReceived({ receivedOn }: Pick<NewPayment, "receivedOn">, today: CalendarDay): void {
  if (receivedOn > today) throw fail("payment-in-the-future");
}

/** Throws `invalid-input` for a currency that is not the shop's. */
export function requireCurrency(currency: string | null | undefined, shopCurrency: string): void {
  if (!currency || currency === shopCurrency) return;
  const message = text("billing.theShopsCurrency", { currency: shopCurrency });
  throw fail("invalid-input", { message, fields: [{ field: "currency", code: "other-currency", message }] });
}

export const paymentReversalSchema = z.object({
  id: recordId,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

export const creditUseSchema = z
  .object({
    customerId: recordId,
    invoiceId: recordId.nullish().describe("The one that it pays; several are named as invoiceIds."),
    invoiceIds: z
      .array(recordId)
      .min(1, text("billing.chooseAnInvoice"))
      .max(mostInvoices, text("billing.atMostInvoices", { max: mostInvoices }))
      .nullish()
      .describe("All of them or none, what is due first at the front."),
    amountCents: amountCents
      .nullable()
      .default(null)
      .describe("In cents, for all of them together; null uses as much as there is."),
  })
  .refine(({ invoiceId, invoiceIds }) => !invoiceId !== !invoiceIds, {
    path: ["invoiceIds"],
    error: text("billing.chooseAnInvoice"),
  });

/** `lastDay` as of payments. */
export const creditRefundSchema = (lastDay: CalendarDay) =>
  z.object({
    customerId: recordId,
    amountCents,
    method: z
      .enum(paymentMethods, text("billing.chooseAPaymentMethod"))
      .exclude(["rewardCredit"])
      .meta({ id: "RefundMethod" })
      .nullable()
      .default(null)
      .describe("How the money went back."),
    paidOn: z.iso
      .date(text("base.enterADate"))
      .refine((day) => day <= lastDay, text("errors.payment-in-the-future"))
      .nullable()
      .default(null)
      .describe("The day on which it did; null is today."),
    note: note({ min: 3, max: 500, label: text("base.note") }),
  });

/** `lastDay` as of payments. */
export const invoiceRefundSchema = (lastDay: CalendarDay) =>
  creditRefundSchema(lastDay)
    .omit({ customerId: true, note: true })
    .extend({ invoiceId: recordId, reason: note({ min: 3, max: 500, label: text("base.theReason") }) });

export const rewardAdjustmentSchema = z.object({
  customerId: recordId,
  amountCents: z
    .int(text("billing.enterAnAmount"))
    .min(-largestAmount, text("errors.amount-too-large"))
    .max(largestAmount, text("errors.amount-too-large"))
    .refine((amount) => amount !== 0, text("billing.enterAnAmount"))
    .transform(cents)
    .describe("In cents; below zero takes credit away."),
  note: note({ min: 3, max: 500, label: text("base.note") }),
});
