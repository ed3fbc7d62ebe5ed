/** The dictionary that maps the words of repair orders to repairs; admins maintain it. */
import { schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { t } from "#texts/text.ts";
import * as z from "zod";
import { repairKeyword } from "./repair-keyword-fields.ts";
import { wordsOf } from "./repair-order-words.ts";

const fields = schemasOf(repairKeyword, {
  keyword: line({ min: 2, max: 80, label: t("intake.keyword") }).refine((keyword) => wordsOf(keyword).length > 0, {
    error: t("intake.aKeywordHasLettersOrDigits"),
  }),
  isActive: z.boolean(t("intake.sayWhetherTheKeywordIsUsed")),
});

export const newKeywordSchema = z.object({
  operation: z
    .string(t("intake.chooseARepair"))
    .max(41, t("intake.chooseFromTheListOfRepairs"))
    .nullable()
    .default(null)
    .describe("None marks a false match, which hides shorter keywords within it."),
  locale: fields.locale,
  keyword: fields.keyword,
  countsWith: fields.countsWith.default("removal").describe("What else a line must say for it to count."),
});

export const changedKeywordSchema = z.object({
  id: z.uuid(t("intake.keywordIsNotAValidId")),
  version: z.int(t("intake.theVersionItWasSeenIn")),
  isActive: fields.isActive,
});
