/** The dictionary in which a repair order's words stand for repairs; admins keep it. */
import * as z from "zod";
import { countings } from "./repair-order-reading.ts";
import { wordsOf } from "./repair-order-words.ts";
import { line } from "#base/text.ts";

export const termLocales = ["en", "fr", "es"] as const;

export const newTermSchema = z.object({
  operation: z
    .string("Choose a repair")
    .max(41, "Choose from the list of repairs")
    .nullable()
    .default(null)
    .describe("None: a false friend, which keeps a shorter term from being found in it."),
  locale: z.enum(termLocales, "Choose English, French or Spanish").meta({ id: "RepairKeywordLocale" }),
  term: line({ min: 2, max: 80, label: "Term" }).refine((term) => wordsOf(term).length > 0, {
    error: "A term has letters or digits",
  }),
  countsWith: z
    .enum(countings, "Choose whether it counts by itself, with a removal or with any work")
    .meta({ id: "RepairKeywordCounting" })
    .default("removal")
    .describe("What else a line must say for it to count."),
});

export const changedTermSchema = z.object({
  id: z.uuid("Term is not a valid id"),
  version: z.int("The version it was seen in is missing"),
  isActive: z.boolean("Say whether the term is used"),
});
