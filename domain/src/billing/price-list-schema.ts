/** The input that saves a price list with its prices (handbook section 9). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";
import { highestPrice, recordId, recordVersion, wholeCents } from "./document-line-schema.ts";
import { overlappingEntry } from "./price-list.ts";

const percentageRange = text("settings.wholeNumberUpTo", { least: 0, most: 100_000 });
const day = z.iso.date(text("base.enterADate")).nullable().default(null);

const entrySchema = z
  .object({
    lineItemTypeId: z.uuid(text("billing.chooseALineItemType")),
    unitPrice: wholeCents(-highestPrice).nullable().default(null).describe("In cents."),
    percentage: z
      .int(percentageRange)
      .min(0, percentageRange)
      .max(100_000, percentageRange)
      .nullable()
      .default(null)
      .describe("Of the catalog's price in basis points: 9000 is 10 % off."),
    validFrom: day.describe("The first day; null has always been."),
    validUntil: day.describe("The last day; null is for good."),
  })
  .refine(({ unitPrice, percentage }) => (unitPrice === null) !== (percentage === null), {
    path: ["unitPrice"],
    error: text("billing.enterAPriceOrPercentage"),
  })
  .refine(({ validFrom, validUntil }) => validFrom === null || validUntil === null || validFrom <= validUntil, {
    path: ["validUntil"],
    error: text("billing.lastDayBeforeFirst"),
  })
  .meta({ id: "ListedPriceInput" });

const mostPrices = 500;

export const priceListSchema = z
  .object({
    id: recordId.nullish().describe("Of the list that is changed; a new one has none."),
    version: recordVersion.nullish(),
    name: line({ min: 1, max: 80, label: text("base.name") }),
    autoApprove: z
      .boolean(text("billing.sayYesOrNo"))
      .default(false)
      .describe("A standing agreement: estimates of its customers need no approval."),
    isActive: z.boolean(text("billing.sayYesOrNo")).default(true),
    entries: z
      .array(entrySchema)
      .max(mostPrices, text("billing.atMostPrices", { max: mostPrices }))
      .superRefine((entries, context) => {
        const index = overlappingEntry(entries);
        if (index !== null)
          context.addIssue({ code: "custom", path: [index, "validFrom"], message: text("billing.pricesOverlap") });
      })
      .describe("The whole list, as it is to be from now on."),
  })
  .refine(({ id, version }) => !id || typeof version === "number", {
    path: ["version"],
    error: text("billing.versionIsMissing"),
  });

export type PriceListInput = z.output<typeof priceListSchema>;
