/** What the repair order says goes into the form; what people typed stays theirs. */
import { normaliseVin } from "@boresight/domain/vehicles/vin";
import type { IntakeForm, IntakeValues } from "#features/intake/intake-values.ts";

export type RepairOrderDetails = IntakeValues["repairOrderDetails"];

export const detailNames = ["repairOrderNumber", "claimNumber", "insurerName"] as const;

/** Writes the details into fields that are empty, or hold what an earlier repair order said. */
export function fillFrom(form: Pick<IntakeForm, "getValues" | "setValue">, told: RepairOrderDetails): void {
  const { repairOrderDetails: before, vehicle, vehicleId, ...values } = form.getValues();
  for (const name of detailNames)
    if (isFree(values[name], before[name])) form.setValue(name, told[name], { shouldDirty: true });
  if (isFree(vehicle.vinNumber, before.vinNumber) && (vehicleId === "" || vehicle.vinNumber !== ""))
    form.setValue("vehicle", { ...vehicle, vinNumber: told.vinNumber }, { shouldDirty: true });
  form.setValue("repairOrderDetails", told);
}

/** Whether both say the same, whatever the order in which a store returns the fields. */
export const isSameDetails = (one: RepairOrderDetails, other: RepairOrderDetails): boolean =>
  one.vinNumber === other.vinNumber && detailNames.every((name) => one[name] === other[name]);

const isFree = (value: string, before: string) => value.trim() === "" || value === before;

/** Returns the VIN of the repair order where it is another than the chosen one and nobody has answered that yet. */
export function otherVin({ repairOrderDetails, vehicle, keptVin }: IntakeValues): string | null {
  const [found, chosen] = [repairOrderDetails.vinNumber, normaliseVin(vehicle.vinNumber)];
  const isOther = found !== "" && chosen.length === whole && chosen !== found;
  return isOther && keptVin !== chosen ? found : null;
}

const whole = 17;
