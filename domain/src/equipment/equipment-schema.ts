/** The register of scan tools and targets (handbook sections 3 and 15). */
import { recordId, savedId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { line, note } from "#base/text-schema.ts";
import { equipment } from "./equipment-fields.ts";

const equipmentId = recordId();
const mostServed = 50;

const fields = savedOf(
  equipment,
  schemasOf(equipment, {
    systems: z
      .array(line({ min: 1, max: 40, label: text("equipment.servedSystems") }))
      .max(100, text("equipment.tooManyServed", { most: 100 }))
      .transform((keys) => [...new Set(keys)]),
    makes: z
      .array(line({ min: 1, max: 40, label: text("base.make") }))
      .max(mostServed, text("equipment.tooManyServed", { most: mostServed })),
  }),
);

export const equipmentSchema = z
  .object({
    ...savedId,
    ...fields,
    systems: fields.systems.describe("The keys of the calibrations that it serves; none: no appointment asks for it."),
    makes: fields.makes.describe("The makes of vehicles that it serves; none: all."),
    bayId: fields.bayId.describe(
      "The bay or van where it lives; none: the location's shelf. What lives in a van drives with it.",
    ),
    onLoanTo: fields.onLoanTo.describe("Who has borrowed it; empty: nobody."),
    onLoanUntil: fields.onLoanUntil.describe("The last day of the loan; none: not known."),
    expiresOn: fields.expiresOn.describe("The last day of the certificate; none: it does not expire."),
  })
  .refine(({ certifiedOn, expiresOn }) => !certifiedOn || !expiresOn || certifiedOn <= expiresOn, {
    path: ["expiresOn"],
    error: text("equipment.endsBeforeItBegins"),
  })
  .refine(({ onLoanTo, onLoanUntil }) => onLoanUntil === null || onLoanTo !== "", {
    path: ["onLoanTo"],
    error: text("equipment.sayWhoHasIt"),
  });

export type SavedEquipment = z.output<typeof equipmentSchema>;

/** The alert comes so many days before the certificate ends. */
export const equipmentWarningDays = 30;

export const equipmentDownSchema = z.object({
  id: equipmentId,
  reason: note({ min: 3, max: 400, label: text("equipment.whatIsWrong") }),
});

export const equipmentInServiceSchema = z.object({ id: equipmentId });
