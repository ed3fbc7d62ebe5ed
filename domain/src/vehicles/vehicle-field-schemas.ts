/** How the fields of a vehicle are checked (handbook section 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { clientErrorCatalogue } from "#base/client-errors.ts";
import { emailPattern } from "#base/email-pattern.ts";
import { schemasOf } from "#base/record-schema.ts";
import { line } from "#base/text-schema.ts";
import { vehicle } from "./vehicle-fields.ts";
import { vinSchema } from "./vin-schema.ts";

export const vehicleFieldSchemas = schemasOf(vehicle, {
  vinNumber: vinSchema,
  year: z
    .number({ error: t("vehicles.yearMustBeANumber") })
    .int(t("vehicles.yearMustBeAWholeNumber"))
    .min(1900, t("vehicles.yearMustBe1900OrLater")),
  ownerEmail: line({ max: 254, label: t("vehicles.ownersEmail") })
    .pipe(z.email({ error: clientErrorCatalogue["invalid-email"].message, pattern: emailPattern }))
    .nullable(),
  odometer: z
    .int(t("vehicles.odometerMustBeWholeMiles"))
    .min(0, t("vehicles.odometerIs0OrMore"))
    .max(2_000_000, t("vehicles.odometerIsTooHigh"))
    .nullable(),
});
