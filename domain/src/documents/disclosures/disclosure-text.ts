/** What a state wants drivers to be told, before the work and with the notice that a calibration was not completed. */
import { recordId } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { line, note } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { disclosureText } from "./disclosure-fields.ts";

export type DisclosureOccasion = "beforeWork" | "notCompleted";

const isWebAddress = (typed: string): boolean => typed === "" || /^https:\/\/[^\s/]+\.\S+$/.test(typed);

const fields = savedOf(
  disclosureText,
  schemasOf(disclosureText, {
    state: z
      .string(text("documents.stateByTwoLetters"))
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, text("documents.stateByTwoLetters")),
    body: note({ min: 1, max: 4000, label: text("documents.disclosureBody") }),
    sourceUrl: line({ max: 500, label: text("base.sourceAddress") })
      .refine(isWebAddress, text("calibrations.sourceAddressMustBeginWithHttps"))
      .transform((typed) => typed || null)
      .nullable(),
  }),
);

export const disclosureTextSchema = z.object(fields);

export const disclosureTextIdSchema = z.object({ id: recordId() });
