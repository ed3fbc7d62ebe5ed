/** The dictionary that maps the words of repair orders to repairs; admins maintain it. */
import * as z from "zod";
import { countings } from "./repair-order-reading.ts";
import { wordsOf } from "./repair-order-words.ts";
import { line } from "#base/text.ts";

export const keywordLocales = ["en", "fr", "es"] as const;

export const newKeywordSchema = z.object({
  operation: z
    .string("Choose a repair")
    .max(41, "Choose from the list of repairs")
    .nullable()
    .default(null)
    .describe("None marks a false match, which hides shorter keywords within it."),
  locale: z.enum(keywordLocales, "Choose English, French or Spanish").meta({ id: "RepairKeywordLocale" }),
  keyword: line({ min: 2, max: 80, label: "Keyword" }).refine((keyword) => wordsOf(keyword).length > 0, {
    error: "A keyword has letters or digits",
  }),
  countsWith: z
    .enum(countings, "Choose whether it counts by itself, with a removal or with any work")
    .meta({ id: "RepairKeywordCounting" })
    .default("removal")
    .describe("What else a line must say for it to count."),
});

export const changedKeywordSchema = z.object({
  id: z.uuid("Keyword is not a valid id"),
  version: z.int("The version it was seen in is missing"),
  isActive: z.boolean("Say whether the keyword is used"),
});
