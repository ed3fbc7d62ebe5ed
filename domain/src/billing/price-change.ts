/** Prices that change together, of the catalog or of a list (handbook section 9). */
import { fail } from "#base/errors.ts";
import { percentOf, type Cents } from "#base/money.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { highestPrice, recordId, wholeCents } from "./document-line-schema.ts";
import { lineItemCategories, type LineItemCategory } from "./line-item-type-schema.ts";

export const priceRoundings = ["cents", "dollars"] as const;

/** 100 % off is free of charge, and nothing is raised to more than tenfold. */
const lowestChange = -10_000;
const highestChange = 90_000;
const changeRange = text("billing.changeRange");

const mostPrices = 500;

export const priceChangeSchema = z.object({
  priceListId: recordId.nullable().default(null).describe("Null changes the catalog."),
  basisPoints: z
    .int(changeRange)
    .min(lowestChange, changeRange)
    .max(highestChange, changeRange)
    .refine((change) => change !== 0, changeRange)
    .describe("On each price, below zero off it: -1000 is 10 % off."),
  categories: z
    .array(z.enum(lineItemCategories, text("base.chooseACategory")).meta({ id: "LineItemCategory" }))
    .max(lineItemCategories.length)
    .nullable()
    .default(null)
    .describe("Null is every category but discounts and credits."),
  rounding: z.enum(priceRoundings, text("billing.chooseARounding")).meta({ id: "PriceRounding" }).default("cents"),
  shown: z
    .array(
      z.object({ id: recordId, unitPrice: wholeCents(-highestPrice).describe("In cents.") }).meta({
        id: "ShownPriceInput",
      }),
    )
    .min(1, text("billing.noPriceChanges"))
    .max(mostPrices, text("billing.atMostPrices", { max: mostPrices }))
    .describe("The new prices as they were agreed to; where others come out, the request fails."),
});

export interface ChangeablePrice {
  /** Of the list's price, or of the type that has none of its own. */
  id: string;
  category: string;
  unitPrice: Cents;
}

export interface PriceChange {
  /** On each price, below zero off it. */
  basisPoints: number;
  categories: readonly LineItemCategory[] | null;
  rounding: (typeof priceRoundings)[number];
}

export interface ChangedPrice {
  id: string;
  before: Cents;
  after: Cents;
}

const whole = 10_000;
const centsIn = { cents: 1, dollars: 100 } as const;

/** What prices become, in their order, without those that stay. Half a cent, or half a dollar, rounds away from zero. */
export function changedPrices(prices: readonly ChangeablePrice[], change: PriceChange): ChangedPrice[] {
  const { basisPoints, categories, rounding } = change;
  const isMeant = (category: string) => categories?.some((one) => one === category) ?? category !== "adjustment";
  return prices
    .filter(({ category }) => isMeant(category))
    .map(({ id, unitPrice }) => ({
      id,
      before: unitPrice,
      after: percentOf(unitPrice, whole + basisPoints, centsIn[rounding]),
    }))
    .filter(({ before, after }) => before !== after);
}

/** Throws `definition-changed` where other prices come out than were shown. */
export function requireShown(
  changed: readonly ChangedPrice[],
  shown: readonly { id: string; unitPrice: Cents }[],
): void {
  const agreed = new Map(shown.map(({ id, unitPrice }) => [id, unitPrice]));
  if (changed.length !== agreed.size || changed.some(({ id, after }) => agreed.get(id) !== after))
    throw fail("definition-changed");
}
