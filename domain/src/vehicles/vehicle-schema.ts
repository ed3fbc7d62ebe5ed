/** Vehicles as people enter them (handbook section 16). */
import { text } from "#texts/text.ts";
import * as z from "zod";
import type { TextProblem } from "#base/errors.ts";
import { savedOf } from "#base/record-schema.ts";
import { vehicleFieldSchemas } from "./vehicle-field-schemas.ts";
import { vehicle } from "./vehicle-fields.ts";
import { objectionToVin } from "./vin.ts";

/** What people confirm about the VIN that they enter. */
export const confirmations = {
  vinConfirmed: z
    .boolean()
    .default(false)
    .describe("Somebody checked the VIN although its check digit does not match."),
  isOtherVehicle: z
    .boolean()
    .default(false)
    .describe("Staff know that another customer's vehicle has this VIN, and that this is another car."),
};

export const newVehicleShape = z.object({
  ...confirmations,
  ...savedOf(vehicle, vehicleFieldSchemas),
  vinNumber: vehicleFieldSchemas.vinNumber
    .nullable()
    .default(null)
    .describe("Null: the VIN follows; it is read at the vehicle when that arrives."),
});

interface DatedVin {
  vinNumber: string | null;
  year: number;
  vinConfirmed: boolean;
}

/** Returns what is wrong: a year that no vehicle has yet, a VIN that no vehicle of the year can have. */
export function vehicleProblems({ vinNumber, year, vinConfirmed }: DatedVin, thisYear: number): TextProblem[] {
  const objection = vinNumber === null ? null : objectionToVin(vinNumber, { year, isChecked: vinConfirmed });
  const isTooNew = year > thisYear + 1;
  return [
    ...(isTooNew
      ? [{ field: "year", code: "too-big", message: text("vehicles.yearCanBeAtMostValue", { max: thisYear + 1 }) }]
      : []),
    ...(objection ? [{ field: "vinNumber", code: "invalid-format", message: objection }] : []),
  ];
}

export const possible =
  (thisYear: number) =>
  (dated: DatedVin, context: z.RefinementCtx): void => {
    for (const { field, message } of vehicleProblems(dated, thisYear))
      context.addIssue({ code: "custom", path: [field], message });
  };

/** A vehicle as typed. */
export const vehicleSchema = (thisYear: number) =>
  newVehicleShape.superRefine(possible(thisYear)).meta({ id: "NewVehicleInput" });

export type VehicleInput = z.infer<typeof newVehicleShape>;
