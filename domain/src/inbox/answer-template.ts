/** How an answer to choose from is checked. */
import { recordId, version } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import * as z from "zod";
import { answerTemplate } from "./answer-template-fields.ts";

export const answerTemplateSchema = z.object({
  id: recordId().nullable().default(null).describe("None for a new one."),
  version: version().nullable().default(null).describe("None for a new one."),
  ...savedOf(answerTemplate, schemasOf(answerTemplate)),
});
