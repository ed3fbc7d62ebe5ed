/** The dictionary that maps the words of repair orders to repairs; admins maintain it. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { countings } from "./repair-order-reading.ts";
import { wordsOf } from "./repair-order-words.ts";
import { line } from "#base/text-schema.ts";

export const keywordLocales = ["en", "fr", "es"] as const;

export const newKeywordSchema = z.object({
  operation: z
    .string(t("intake.chooseARepair"))
    .max(41, t("intake.chooseFromTheListOfRepairs"))
    .nullable()
    .default(null)
    .describe("None marks a false match, which hides shorter keywords within it."),
  locale: z.enum(keywordLocales, t("intake.chooseEnglishFrenchOrSpanish")).meta({ id: "RepairKeywordLocale" }),
  keyword: line({ min: 2, max: 80, label: t("intake.keyword") }).refine((keyword) => wordsOf(keyword).length > 0, {
    error: t("intake.aKeywordHasLettersOrDigits"),
  }),
  countsWith: z
    .enum(countings, t("intake.chooseWhetherItCountsByItself"))
    .meta({ id: "RepairKeywordCounting" })
    .default("removal")
    .describe("What else a line must say for it to count."),
});

export const changedKeywordSchema = z.object({
  id: z.uuid(t("intake.keywordIsNotAValidId")),
  version: z.int(t("intake.theVersionItWasSeenIn")),
  isActive: z.boolean(t("intake.sayWhetherTheKeywordIsUsed")),
});
