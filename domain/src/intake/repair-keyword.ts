/** The dictionary that maps the words of repair orders to repairs; admins maintain it. */
import { recordId, version } from "#base/record-id.ts";
import { schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { repairKeyword } from "./repair-keyword-fields.ts";
import { wordsOf } from "./reading/words/repair-order-words.ts";

const fields = schemasOf(repairKeyword, {
  keyword: line({ min: 2, max: 80, label: text("intake.keyword") }).refine((keyword) => wordsOf(keyword).length > 0, {
    error: text("intake.aKeywordHasLettersOrDigits"),
  }),
  isActive: z.boolean(text("intake.sayWhetherTheKeywordIsUsed")),
});

export const newKeywordSchema = z.object({
  operation: z
    .string(text("base.chooseARepair"))
    .max(41, text("base.chooseFromTheListOfRepairs"))
    .nullable()
    .default(null)
    .describe("None marks a false match, which hides shorter keywords within it."),
  locale: fields.locale,
  keyword: fields.keyword,
  countsWith: fields.countsWith.default("removal").describe("What else a line must say for it to count."),
});

export const changedKeywordSchema = z.object({
  id: recordId(),
  version: version(),
  isActive: fields.isActive,
});
