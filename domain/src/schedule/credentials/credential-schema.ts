/** A credential as admins save and withdraw it. */
import { typeKey } from "#calibrations/calibration-record-schema.ts";
import { recordId, savedId, version } from "#base/record-id.ts";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { credential } from "./credential-fields.ts";

const mostSystems = 100;
const mostMakes = 50;

const fields = savedOf(
  credential,
  schemasOf(credential, {
    systems: z
      .array(typeKey)
      .max(mostSystems, text("schedule.tooManyCovered", { most: mostSystems }))
      .transform((keys) => [...new Set(keys)]),
    makes: z
      .array(line({ min: 1, max: 40, label: text("base.make") }))
      .max(mostMakes, text("schedule.tooManyCovered", { most: mostMakes })),
  }),
);

export const credentialSchema = z
  .object({
    ...savedId,
    userId: recordId().describe("The technician. One of another is refused: a credential stays with its holder."),
    ...fields,
    systems: fields.systems.describe("The keys of the calibrations that it covers; none: all."),
    makes: fields.makes.describe("The makes of vehicles that it covers; none: all."),
    expiresOn: fields.expiresOn.describe("Its last day; none: it does not expire."),
  })
  .refine(({ validFrom, expiresOn }) => !validFrom || !expiresOn || validFrom <= expiresOn, {
    path: ["expiresOn"],
    error: text("equipment.endsBeforeItBegins"),
  });

export type SavedCredential = z.output<typeof credentialSchema>;

export const withdrawnCredentialSchema = z.object({
  id: recordId(),
  version: version(),
  reason: line({ min: 3, max: 300, label: text("base.theReason") }),
});

/** As certificates print it; empty: the name on screens. */
export const technicianNameSchema = z.object({
  userId: recordId(),
  firstName: line({ max: 60, label: text("base.firstName") }),
  lastName: line({ max: 60, label: text("base.lastName") }),
});
