/** The inputs of verbs about vehicles. */
import { recordId, version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { changesOf } from "#base/record-schema.ts";
import { vehicleFieldSchemas } from "./vehicle-field-schemas.ts";
import { confirmations, newVehicleShape, possible } from "./vehicle-schema.ts";

const id = recordId();
const version = rowVersion().describe("The version the vehicle was read in.");
const customerId = z.uuid(text("base.chooseACustomer"));

export const newVehicleSchema = (thisYear: number) =>
  z.object({ ...newVehicleShape.shape, customerId }).superRefine(possible(thisYear));

const changed = changesOf(vehicleFieldSchemas);

/** Every field is optional; the verb judges VIN and year together with what is not given. */
export const vehicleChangeSchema = z.object({
  id,
  version,
  ...confirmations,
  ...changed,
  vinNumber: vehicleFieldSchemas.vinNumber.nullable().optional(),
  vehicleDescription: changed.vehicleDescription.describe("Empty for year, make, model and trim."),
});

export type VehicleChange = z.output<typeof vehicleChangeSchema>;

export const vehicleVersionSchema = z.object({ id, version }).meta({ id: "VehicleVersionInput" });

export const vehicleMoveSchema = z.object({
  id,
  version,
  customerId: customerId.describe("Who has the vehicle from now on."),
  keepsOwner: z.boolean().default(false).describe("Owner's name, email and phone stay; otherwise they are cleared."),
});

export const vehicleMergeSchema = z
  .object({
    survivorId: id.describe("The record that stays."),
    survivorVersion: version,
    mergedId: id.describe("The record that is archived."),
    mergedVersion: version,
  })
  .refine(({ survivorId, mergedId }) => survivorId !== mergedId, {
    path: ["mergedId"],
    error: text("vehicles.chooseTwoVehicles"),
  });
