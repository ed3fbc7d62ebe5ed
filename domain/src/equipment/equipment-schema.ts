/** The register of scan tools and targets (handbook sections 3 and 15). */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { note } from "#base/text-schema.ts";
import { equipment } from "./equipment-fields.ts";

const equipmentId = recordId();
const fields = savedOf(equipment, schemasOf(equipment));

export const equipmentSchema = z
  .object({
    id: equipmentId.nullable().default(null).describe("None for a new one."),
    version: version().nullable().default(null).describe("None for a new one."),
    ...fields,
    expiresOn: fields.expiresOn.describe("The last day of the certificate; none: it does not expire."),
  })
  .refine(({ certifiedOn, expiresOn }) => !certifiedOn || !expiresOn || certifiedOn <= expiresOn, {
    path: ["expiresOn"],
    error: text("equipment.endsBeforeItBegins"),
  });

export type SavedEquipment = z.output<typeof equipmentSchema>;

/** The alert comes so many days before the certificate ends. */
export const equipmentWarningDays = 30;

export const equipmentDownSchema = z.object({
  id: equipmentId,
  reason: note({ min: 3, max: 400, label: text("equipment.whatIsWrong") }),
});

export const equipmentInServiceSchema = z.object({ id: equipmentId });
