/** How an entry of the library of procedures is checked, and which apply to a vehicle. */
import { savedId } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { procedure } from "./procedure-fields.ts";

const fields = savedOf(procedure, schemasOf(procedure));

export const procedureSchema = z
  .object({
    ...savedId,
    ...fields,
  })
  .refine(({ url }) => !url || /^https:\/\/[^\s]+$/.test(url), {
    path: ["url"],
    error: text("calibrations.beginsWithHttps"),
  })
  .refine(({ yearFrom, yearTo }) => yearFrom === null || yearTo === null || yearFrom <= yearTo, {
    path: ["yearTo"],
    error: text("calibrations.endsBeforeItBegins"),
  })
  .refine(({ id, supersededById }) => supersededById === null || supersededById !== id, {
    path: ["supersededById"],
    error: text("calibrations.notItself"),
  });

export type SavedProcedure = z.output<typeof procedureSchema>;
