interface NamedVehicle {
  year: number;
  make: string;
  model: string;
  trim: string;
}

/** Returns `2022 Toyota Camry SE`: the name of a vehicle without a typed description. */
export const describeVehicle = ({ year, make, model, trim }: NamedVehicle): string =>
  [year, make, model, trim].filter(Boolean).join(" ");
