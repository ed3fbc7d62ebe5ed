/** Vehicles as people enter them (handbook section 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { vehicleFields } from "./vehicle-fields.ts";
import { objectionToVin } from "./vin.ts";

const shape = z.object({
  vinNumber: vehicleFields.vinNumber.schema,
  vinConfirmed: z.boolean().default(false),
  year: vehicleFields.year.schema,
  make: vehicleFields.make.schema,
  model: vehicleFields.model.schema,
  trim: vehicleFields.trim.schema.default(""),
  vehicleDescription: vehicleFields.vehicleDescription.schema.default(""),
  ownerFirstName: vehicleFields.ownerFirstName.schema.default(""),
  ownerLastName: vehicleFields.ownerLastName.schema.default(""),
});

/** A vehicle as typed. */
export const vehicleSchema = (thisYear: number) =>
  shape
    .superRefine((vehicle, context) => {
      const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
      const { vinNumber, year, vinConfirmed } = vehicle;
      if (year > thisYear + 1) addProblem("year", t("vehicles.yearCanBeAtMostValue", { max: thisYear + 1 }));
      const objection = objectionToVin(vinNumber, { year, isChecked: vinConfirmed });
      if (objection) addProblem("vinNumber", objection);
    })
    .meta({ id: "NewVehicleInput" });

export type VehicleInput = z.infer<typeof shape>;
