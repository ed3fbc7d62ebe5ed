/** What a VIN says goes into the form, and leaves it with the VIN; what people typed stays theirs and is compared. */

export const namedByVin = ["year", "make", "model", "trim"] as const;
export type NamedByVin = (typeof namedByVin)[number];

/** The fields of a form that a VIN determines. */
export type NamedVehicle = Readonly<Record<NamedByVin, string>>;

/** What was filled in for a VIN, from its decoder or from our records; empty where somebody had typed something else. */
export interface FilledIn extends NamedVehicle {
  vinNumber: string;
}

export const unnamed: NamedVehicle = { year: "", make: "", model: "", trim: "" };
export const nothingFilledIn: FilledIn = { vinNumber: "", ...unnamed };

const byName = (valueOf: (name: NamedByVin) => string): NamedVehicle => ({
  year: valueOf("year"),
  make: valueOf("make"),
  model: valueOf("model"),
  trim: valueOf("trim"),
});

const nameOnly = (described: NamedVehicle): NamedVehicle => byName((name) => described[name]);

/** A form's fields, and what of them was filled in. */
export interface DescribedVehicle {
  vehicle: NamedVehicle;
  filled: FilledIn;
}

/**
 * Returns the form's fields for this VIN, null where they stay: fields that are empty, or hold what was filled in for
 * another VIN, take what this one says. While that is not known, what the other one said is gone already.
 */
export function followVin(described: DescribedVehicle, vin: string, told: FilledIn | null): DescribedVehicle | null {
  const { vehicle: shown, filled: before } = described;
  if (before.vinNumber === vin || (!told && !isFilledIn(before))) return null;
  return takeWhereFree(shown, before, told ?? nothingFilledIn);
}

function takeWhereFree(shown: NamedVehicle, before: FilledIn, told: FilledIn): DescribedVehicle {
  const isFree = (name: NamedByVin) => shown[name].trim() === "" || shown[name] === before[name];
  return {
    vehicle: byName((name) => (isFree(name) ? told[name] : shown[name])),
    filled: { vinNumber: told.vinNumber, ...byName((name) => (isFree(name) ? told[name] : "")) },
  };
}

/** The same for a record: what agrees with its VIN counts as filled in for it. */
export const filledByOwnVin = (record: NamedVehicle, told: FilledIn): FilledIn => ({
  vinNumber: told.vinNumber,
  ...byName((name) => (isAlike(name, record[name], told[name]) ? record[name] : "")),
});

const isFilledIn = (filled: FilledIn): boolean => namedByVin.some((name) => filled[name] !== "");

/** A VIN's year returns every 30 years. */
const isAlike = (name: NamedByVin, one: string, other: string): boolean =>
  name === "year" && /^\d{4}$/.test(one)
    ? (Number(one) - Number(other)) % 30 === 0
    : one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the fields that hold something else than the VIN says. */
export const differencesFromVin = (shown: NamedVehicle, told: NamedVehicle | null): readonly NamedByVin[] =>
  namedByVin.filter(
    (name) => told && told[name] !== "" && shown[name].trim() !== "" && !isAlike(name, shown[name], told[name]),
  );

/** Returns the form's fields after somebody took over what the VIN says for one of them. */
export const takeFromVin = (
  name: NamedByVin,
  { vehicle, filled }: DescribedVehicle,
  told: FilledIn,
): DescribedVehicle => ({
  vehicle: { ...nameOnly(vehicle), [name]: told[name] },
  filled: { ...filled, vinNumber: told.vinNumber, [name]: told[name] },
});
