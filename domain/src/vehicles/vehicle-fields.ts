/** The fields of a vehicle that people edit, each described once (handbook section 16). Customers edit them until check-in. */
import * as z from "zod";
import { line } from "#base/text.ts";
import { vinSchema } from "./vin.ts";

const person = (label: string) => line({ max: 60, label });
const odometer = z
  .int("Odometer must be whole miles")
  .min(0, "Odometer is 0 or more")
  .max(2_000_000, "Odometer is too high");

export const vehicleFields = {
  vinNumber: { schema: vinSchema, label: "VIN" },
  year: {
    schema: z
      .number({ error: "Year must be a number" })
      .int("Year must be a whole number")
      .min(1900, "Year must be 1900 or later"),
    label: "Year",
  },
  make: { schema: line({ min: 1, max: 60, label: "Make" }), label: "Make" },
  model: { schema: line({ min: 1, max: 60, label: "Model" }), label: "Model" },
  trim: { schema: line({ max: 60, label: "Trim" }), label: "Trim" },
  vehicleDescription: { schema: line({ max: 120, label: "Description" }), label: "Description" },
  ownerFirstName: { schema: person("Owner's first name"), label: "Owner's first name" },
  ownerLastName: { schema: person("Owner's last name"), label: "Owner's last name" },
  ownerEmail: { schema: line({ max: 254, label: "Owner's email" }).nullable(), label: "Owner's email" },
  ownerPhone: { schema: line({ max: 24, label: "Owner's phone" }).nullable(), label: "Owner's phone" },
  licensePlate: { schema: line({ max: 16, label: "Plate" }).nullable(), label: "Plate" },
  plateState: { schema: line({ max: 3, label: "Plate state" }).nullable(), label: "Plate state" },
  color: { schema: line({ max: 40, label: "Color" }).nullable(), label: "Color" },
  odometer: { schema: odometer.nullable(), label: "Odometer" },
} as const;
