import { typedNumber, typedOrNone } from "@boresight/domain/base/typed-number";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { describeVehicle } from "@boresight/domain/vehicles/vehicle";
import type { VehicleField } from "@boresight/domain/vehicles/vehicle-fields";
import { newVehicleSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import type { VehicleFactsFragment } from "#graphql/graphql.ts";
import { typedPhone } from "#ui/text/phone-text.tsx";
import { emptyOwner, ownerInput, type OwnerValues } from "#records/owner-values.ts";

/** A vehicle as its form holds it: numbers as text. */
export interface VehicleFormValues extends OwnerValues {
  customerId: string;
  vinNumber: string;
  vinConfirmed: boolean;
  isOtherVehicle: boolean;
  year: string;
  make: string;
  model: string;
  trim: string;
  vehicleDescription: string;
  color: string;
  odometer: string;
}

const empty: VehicleFormValues = {
  customerId: "",
  vinNumber: "",
  vinConfirmed: false,
  isOtherVehicle: false,
  year: "",
  make: "",
  model: "",
  trim: "",
  vehicleDescription: "",
  color: "",
  odometer: "",
  ...emptyOwner,
};

/** What the form reads of a vehicle, of staff's record and of a customer's own alike. */
export type EditableVehicle = Pick<VehicleFactsFragment, VehicleField | "ownerPhoneExtension"> & {
  customer: { id: string } | null;
};

/** A description that is only year, make, model and trim is shown empty: it follows them. */
export function vehicleValues(vehicle: EditableVehicle | null, customerId = ""): VehicleFormValues {
  if (!vehicle) return { ...empty, customerId };
  return {
    customerId: vehicle.customer?.id ?? "",
    vinNumber: vehicle.vinNumber ?? "",
    vinConfirmed: false,
    isOtherVehicle: false,
    year: String(vehicle.year),
    make: vehicle.make,
    model: vehicle.model,
    trim: vehicle.trim,
    vehicleDescription: vehicle.vehicleDescription === describeVehicle(vehicle) ? "" : vehicle.vehicleDescription,
    color: vehicle.color ?? "",
    odometer: String(vehicle.odometer ?? ""),
    ownerFirstName: vehicle.ownerFirstName,
    ownerLastName: vehicle.ownerLastName,
    ownerEmail: vehicle.ownerEmail ?? "",
    ownerPhone: typedPhone(vehicle.ownerPhone, vehicle.ownerPhoneExtension),
    licensePlate: vehicle.licensePlate ?? "",
    plateState: vehicle.plateState ?? "",
  };
}

/** Returns the input, validated by the same schema as on the server. A VIN that stays as it was needs no new check. */
export function vehicleInput(vehicle: Pick<EditableVehicle, "vinNumber"> | null, values: VehicleFormValues) {
  const input = {
    ...values,
    ...ownerInput(values),
    vinNumber: normaliseVin(values.vinNumber) || null,
    vinConfirmed: values.vinConfirmed || (vehicle !== null && normaliseVin(values.vinNumber) === vehicle.vinNumber),
    year: typedNumber(values.year),
    color: values.color.trim() || null,
    odometer: typedOrNone(values.odometer),
  };
  return { input, error: newVehicleSchema(new Date().getFullYear()).safeParse(input).error };
}
