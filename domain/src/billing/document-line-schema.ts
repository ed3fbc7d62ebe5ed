/** The lines of estimates and invoices as people send them (handbook sections 3 and 16). */
import { recordId as anyId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import type { TextProblem } from "#base/errors.ts";
import { cents } from "#base/money.ts";
import { line } from "#base/text-schema.ts";

export const recordId = anyId();
export const recordVersion = version().describe(
  "The version it was read in; a newer one in the meantime fails the request.",
);

export const highestPrice = 99_999_999;

const isEmpty = (input: unknown): boolean => input == null || Number.isNaN(input);

/** Whole cents within these bounds; the message says them as people type amounts. */
export function wholeCents(least: number, most = highestPrice) {
  const message = text("billing.amountRange", { least: least / 100, most: most / 100 });
  return z
    .int({ error: ({ input }) => (isEmpty(input) ? text("billing.enterAPrice") : message) })
    .min(least, message)
    .max(most, message)
    .transform(cents);
}

const wholeNumber = (least: number, most: number, message: string) =>
  z.int(message).min(least, message).max(most, message);

const percentRange = text("settings.wholeNumberUpTo", { least: 0, most: 10_000 });

/** Zero and null are no discount. */
export const lineDiscountSchema = z
  .object({
    basisPoints: wholeNumber(0, 10_000, percentRange).nullish().describe("In basis points: 12.5 % is 1250."),
    amount: wholeCents(0).nullish().describe("In cents, off the whole line."),
  })
  .refine(({ basisPoints, amount }) => !basisPoints || !amount, text("billing.discountIsOneOfTwo"))
  .meta({ id: "LineDiscountInput" });

const quantityRange = text("billing.quantityRange");

/** A negative price needs a type that allows it: see `negativePriceProblems`. */
export const documentLineSchema = z
  .object({
    id: recordId.nullish().describe("Of a line that stays; a new line has none."),
    lineItemTypeId: z.uuid(text("billing.chooseALineItemType")),
    description: line({ min: 1, max: 500, label: text("base.description") }),
    quantity: wholeNumber(1, 9_999_999, quantityRange).describe("In thousandths: 1.5 is 1500."),
    unitPrice: wholeCents(-highestPrice)
      .nullable()
      .default(null)
      .describe("In cents; below zero for discounts and credits. Null takes the customer's price."),
    discount: lineDiscountSchema.nullish(),
    taxable: z.boolean(text("billing.sayYesOrNo")),
    isOptional: z.boolean(text("billing.sayYesOrNo")).default(false).describe("The customer may leave it out."),
    calibrationId: recordId.nullable().default(null).describe("The order's calibration that it bills."),
    reason: line({ max: 300, label: text("base.theReason") })
      .default("")
      .describe("Why it was suggested, for staff."),
  })
  .refine(({ unitPrice, discount }) => (unitPrice ?? 0) >= 0 || (!discount?.basisPoints && !discount?.amount), {
    path: ["discount"],
    error: text("billing.discountOfCredit"),
  })
  .meta({ id: "DocumentLineInput" });

export type DocumentLineInput = z.output<typeof documentLineSchema>;

export const mostLines = 200;

/** All lines of a document in their order; those that are left out are deleted. */
export const documentLinesSchema = z
  .array(documentLineSchema)
  .max(mostLines, text("billing.atMostLines", { max: mostLines }))
  .superRefine((lines, context) => {
    lines.forEach(({ id }, index) => {
      if (id && lines.findIndex((line) => line.id === id) < index)
        context.addIssue({ code: "custom", path: [index, "id"], message: text("billing.listedTwice") });
    });
  });

/** The problems of lines below zero whose type is no adjustment. `categories` are of the lines' types, by id. */
export const negativePriceProblems = (
  lines: readonly Pick<DocumentLineInput, "lineItemTypeId" | "unitPrice">[],
  categories: ReadonlyMap<string, string>,
): TextProblem[] =>
  lines.flatMap(({ lineItemTypeId, unitPrice }, index) =>
    (unitPrice ?? 0) < 0 && categories.get(lineItemTypeId) !== "adjustment"
      ? [
          {
            field: `lines.${index}.unitPrice`,
            code: "negative-price",
            message: text("billing.negativeOnlyForAdjustments"),
          },
        ]
      : [],
  );
