/** How the fields of a vehicle are checked (handbook section 16). */
import { text } from "#texts/text.ts";
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
    .number({ error: text("vehicles.yearMustBeANumber") })
    .int(text("base.yearMustBeAWholeNumber"))
    .min(1900, text("vehicles.yearMustBe1900OrLater")),
  ownerEmail: line({ max: 254, label: text("vehicles.ownersEmail") })
    .pipe(z.email({ error: clientErrorCatalogue["invalid-email"].message, pattern: emailPattern }))
    .nullable(),
  odometer: z
    .int(text("base.odometerMustBeWholeMiles"))
    .min(0, text("vehicles.odometerIs0OrMore"))
    .max(2_000_000, text("base.odometerIsTooHigh"))
    .nullable(),
});
