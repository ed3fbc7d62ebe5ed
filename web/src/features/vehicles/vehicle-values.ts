import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import { vehicle as described, type VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { recordInput, recordValues, type RecordValues } from "#records/form/record-values.ts";

/** A vehicle as its form holds it, and whose it is. */
export type VehicleFormValues = RecordValues<typeof described.fields> & {
  customerId: string;
  vinConfirmed: boolean;
  isOtherVehicle: boolean;
};

/** What the form reads of a vehicle, of staff's record and of a customer's own alike. */
export type EditableVehicle = Pick<VehicleFactsFragment, VehicleField | "ownerPhoneExtension"> & {
  customer: { id: string } | null;
};

/** A description that is only year, make, model and trim is shown empty: it follows them. */
export function vehicleValues(vehicle: EditableVehicle | null, customerId = ""): VehicleFormValues {
  const values = recordValues(described, vehicle);
  const isMade = vehicle !== null && vehicle.vehicleDescription === describeVehicle(vehicle);
  return {
    ...values,
    ...(isMade && { vehicleDescription: "" }),
    customerId: vehicle ? (vehicle.customer?.id ?? "") : customerId,
    vinConfirmed: false,
    isOtherVehicle: false,
  };
}

/** Returns what to send. A VIN that stays as it was needs no new check. */
export function vehicleInput(vehicle: Pick<EditableVehicle, "vinNumber"> | null, values: VehicleFormValues) {
  const vin = normaliseVin(values.vinNumber);
  return {
    ...recordInput(described, values),
    customerId: values.customerId,
    isOtherVehicle: values.isOtherVehicle,
    vinNumber: vin || null,
    vinConfirmed: values.vinConfirmed || (vehicle !== null && vin === vehicle.vinNumber),
  };
}
