/** What the papers say goes into the form; what people typed stays theirs. */
import { ownerNameParts } from "@boresight/domain/vehicles/owner-name";
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import { detailNames, type IntakeForm, type IntakeValues } from "#features/intake/intake-values.ts";

export type RepairOrderDetails = IntakeValues["repairOrderDetails"];

export const numberNames = ["repairOrderNumber", "claimNumber", "insurerName"] as const;

/** Of the vehicle. Its VIN names it better than the paper does. */
const ofVehicle = ({ vinNumber, licensePlate, ownerName, ...named }: RepairOrderDetails) => ({
  vinNumber,
  licensePlate,
  ...ownerNameParts(ownerName),
  year: vinNumber ? "" : named.vehicleYear,
  make: vinNumber ? "" : named.vehicleMake,
  model: vinNumber ? "" : named.vehicleModel,
});

/** Writes the details into fields that are empty, or hold what earlier papers said. */
export function fillFrom(form: Pick<IntakeForm, "getValues" | "setValue">, told: RepairOrderDetails): void {
  const { repairOrderDetails: before, vehicle, vehicleId, ...values } = form.getValues();
  for (const name of numberNames)
    if (isFree(values[name], before[name])) form.setValue(name, told[name], { shouldDirty: true });
  const [now, earlier] = [ofVehicle(told), ofVehicle(before)];
  const free = Object.entries(now).filter(([name]) => isFree(read(vehicle, name), read(earlier, name)));
  if (free.length > 0 && (vehicleId === "" || vehicle.vinNumber !== ""))
    form.setValue("vehicle", { ...vehicle, ...Object.fromEntries(free) }, { shouldDirty: true });
  form.setValue("repairOrderDetails", told);
}

const read = (values: object, name: string): string => String(Reflect.get(values, name));

/** Whether both say the same, whatever the order in which a store returns the fields. */
export const isSameDetails = (one: RepairOrderDetails, other: RepairOrderDetails): boolean =>
  detailNames.every((name) => one[name] === other[name]);

const isFree = (value: string, before: string) => value.trim() === "" || value === before;

/** Returns the VIN of the repair order where it is another than the chosen one and nobody has answered that yet. */
export function otherVin({ repairOrderDetails, vehicle, keptVin }: IntakeValues): string | null {
  const [found, chosen] = [repairOrderDetails.vinNumber, normaliseVin(vehicle.vinNumber)];
  const isOther = found !== "" && chosen.length === whole && chosen !== found;
  return isOther && keptVin !== chosen ? found : null;
}

const whole = 17;
