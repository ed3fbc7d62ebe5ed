import { readHours } from "@boresight/domain/schedule/read-hours";
import { usualCapabilities } from "@boresight/domain/schedule/bay";
import {
  facilitySchema,
  newFacilitySchema,
  type FacilityInput,
  type NewFacilityInput,
} from "@boresight/domain/schedule/facility";
import { degreesOf } from "@boresight/domain/customers/address-book";
import { typedOrNone } from "@boresight/domain/base/typed-number";
import type { FieldProblem } from "@boresight/domain/base/errors";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { closedDaysOf, reasonsOf } from "#features/schedule/calendar-of.ts";
import { closureInput, writeClosures } from "./closures/closure-lines.ts";
import { hoursOfForm, hoursValues, usualHours, type HoursValues } from "./opening-hours.ts";

export type Bay = NonNullable<NonNullable<FacilityFieldsFragment["bays"]>["nodes"][number]>;

/** A facility as its form holds it: hours and days as text. */
export interface FacilityFormValues {
  facilityName: string;
  phone: string;
  email: string;
  timeZone: string;
  isBase: boolean;
  checksCompetences: boolean;
  parkingCapacity: string;
  address: AddressValues;
  hours: HoursValues;
  closures: string;
  /** Of a new one. */
  bayCount: string;
}

export interface AddressValues {
  street: string;
  unit: string;
  city: string;
  state: string;
  postalCode: string;
  country: string;
  latitude: string;
  longitude: string;
}

function closureLines(facility: FacilityFieldsFragment): string {
  const reasons = reasonsOf(facility);
  return writeClosures(closedDaysOf(facility).map((day) => ({ day, reason: reasons[day] ?? "" })));
}

export function facilityValues(facility: FacilityFieldsFragment): FacilityFormValues {
  return {
    facilityName: facility.facilityName,
    phone: facility.phone ?? "",
    email: facility.email ?? "",
    timeZone: facility.timeZone,
    isBase: facility.isBase,
    checksCompetences: facility.checksCompetences,
    parkingCapacity: String(facility.parkingCapacity ?? ""),
    address: addressValues(facility.address),
    hours: hoursValues(readHours(facility.workingHours)),
    closures: closureLines(facility),
    bayCount: "",
  };
}

const addressValues = (address: FacilityFieldsFragment["address"]): AddressValues => ({
  street: address?.street ?? "",
  unit: address?.unit ?? "",
  city: address?.city ?? "",
  state: address?.state ?? "",
  postalCode: address?.postalCode ?? "",
  country: address?.country ?? "US",
  latitude: String(address?.latitude ?? ""),
  longitude: String(address?.longitude ?? ""),
});

/** A shop that starts: open on workdays, in the reader's time zone, with one bay. */
export const newFacilityValues = (timeZone: string): FacilityFormValues => ({
  facilityName: "",
  phone: "",
  email: "",
  timeZone,
  isBase: false,
  checksCompetences: false,
  parkingCapacity: "",
  address: addressValues(null),
  hours: hoursValues(usualHours),
  closures: "",
  bayCount: "1",
});

/** Returns the server's input, or the problems by field of the form. */
export function facilityInput(
  { id, version, isActive }: Pick<FacilityFieldsFragment, "id" | "isActive" | "version">,
  values: FacilityFormValues,
) {
  const input: FacilityInput = { ...sharedInput(values), id, version, isActive };
  return facilitySchema.safeParse(input);
}

export function newFacilityInput({ bayCount, ...values }: FacilityFormValues) {
  const count = typedOrNone(bayCount) ?? 0;
  const input: NewFacilityInput = {
    ...sharedInput(values),
    bayCount: count,
    bayCapabilities: [...usualCapabilities],
  };
  return newFacilitySchema.safeParse(input);
}

const sharedInput = ({
  address,
  hours,
  closures,
  parkingCapacity,
  phone,
  email,
  ...rest
}: Omit<FacilityFormValues, "bayCount">): Omit<FacilityInput, "id" | "isActive" | "version"> => ({
  ...rest,
  phone: phone.trim() || null,
  email: email.trim() || null,
  address: isBlank(address) ? null : addressInput(address),
  parkingCapacity: typedOrNone(parkingCapacity),
  workingHours: hoursOfForm(hours),
  ...closureInput(closures),
});

const addressInput = ({ unit, latitude, longitude, ...rest }: AddressValues) => ({
  ...rest,
  unit: unit.trim() || null,
  latitude: degreesOf(latitude),
  longitude: degreesOf(longitude),
});

const isBlank = ({ street, unit, city, state, postalCode, latitude, longitude }: AddressValues): boolean =>
  [street, unit, city, state, postalCode, latitude, longitude].every((text) => text.trim() === "");

/** Maps the schema's path of a field to the form's name. */
export const asFormField = (problem: FieldProblem): FieldProblem => {
  const day = /^workingHours\.(\d)/.exec(problem.field)?.[1];
  if (day) return { ...problem, field: `hours.day${day}` };
  return problem.field.startsWith("closures") ? { ...problem, field: "closures" } : problem;
};
