/** The fields of a vehicle that people edit, each described once (handbook section 16). Customers edit them until check-in. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { emailPattern } from "#base/email-pattern.ts";
import { clientErrorCatalogue } from "#base/client-errors.ts";
import { line } from "#base/text-schema.ts";
import { vinSchema } from "./vin-schema.ts";

const person = (label: string) => line({ max: 60, label });
const email = line({ max: 254, label: t("vehicles.ownersEmail") }).pipe(
  z.email({ error: clientErrorCatalogue["invalid-email"].message, pattern: emailPattern }),
);
const odometer = z
  .int(t("vehicles.odometerMustBeWholeMiles"))
  .min(0, t("vehicles.odometerIs0OrMore"))
  .max(2_000_000, t("vehicles.odometerIsTooHigh"));

export const vehicleFields = {
  vinNumber: { schema: vinSchema, label: t("base.vin") },
  year: {
    schema: z
      .number({ error: t("vehicles.yearMustBeANumber") })
      .int(t("vehicles.yearMustBeAWholeNumber"))
      .min(1900, t("vehicles.yearMustBe1900OrLater")),
    label: t("base.year"),
  },
  make: { schema: line({ min: 1, max: 60, label: t("base.make") }), label: t("base.make") },
  model: { schema: line({ min: 1, max: 60, label: t("base.model") }), label: t("base.model") },
  trim: { schema: line({ max: 60, label: t("base.trim") }), label: t("base.trim") },
  vehicleDescription: { schema: line({ max: 120, label: t("base.description") }), label: t("base.description") },
  ownerFirstName: { schema: person(t("vehicles.ownersFirstName")), label: t("vehicles.ownersFirstName") },
  ownerLastName: { schema: person(t("vehicles.ownersLastName")), label: t("vehicles.ownersLastName") },
  ownerEmail: {
    schema: email.nullable(),
    label: t("vehicles.ownersEmail"),
  },
  ownerPhone: {
    schema: line({ max: 32, label: t("vehicles.ownersPhone") }).nullable(),
    label: t("vehicles.ownersPhone"),
  },
  licensePlate: { schema: line({ max: 16, label: t("vehicles.plate") }).nullable(), label: t("vehicles.plate") },
  plateState: { schema: line({ max: 3, label: t("vehicles.plateState") }).nullable(), label: t("vehicles.plateState") },
  color: { schema: line({ max: 40, label: t("vehicles.color") }).nullable(), label: t("vehicles.color") },
  odometer: { schema: odometer.nullable(), label: t("vehicles.odometer") },
} as const;

export type VehicleField = keyof typeof vehicleFields;

export const vehicleFieldNames = Object.keys(vehicleFields).filter(
  (name): name is VehicleField => name in vehicleFields,
);
