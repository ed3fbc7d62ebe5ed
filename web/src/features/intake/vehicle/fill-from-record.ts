import type { IntakeForm } from "#features/intake/intake-values.ts";

interface KnownVehicle {
  vinNumber: string | null;
  year: number;
  make: string;
  model: string;
  trim: string;
}

/** Shows a vehicle that has been here before. What is filled in from its record leaves with its VIN. */
export function fillFromRecord(form: IntakeForm, { vinNumber, year, make, model, trim }: KnownVehicle): void {
  const filled = { vinNumber: vinNumber ?? "", year: String(year), make, model, trim };
  form.setValue("vehicle", { ...form.getValues("vehicle"), ...filled }, { shouldDirty: true });
  form.setValue("fromVin", filled, { shouldDirty: true });
}
