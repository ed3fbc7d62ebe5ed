import { facilitySchema, type FacilityInput } from "@boresight/domain/schedule/facility";
import type { FieldProblem } from "@boresight/domain/base/errors";
import * as z from "zod/mini";
import type { FacilityFieldsFragment } from "#graphql/graphql.ts";
import { hoursText, parseHours, readHours, weekdays } from "./opening-hours.ts";

export type Bay = NonNullable<NonNullable<FacilityFieldsFragment["bays"]>["nodes"][number]>;

/** A facility as its form holds it: hours and days as text. */
export interface FacilityFormValues {
  facilityName: string;
  phone: string;
  email: string;
  timeZone: string;
  isBase: boolean;
  isActive: boolean;
  checksCompetences: boolean;
  parkingCapacity: string;
  hours: Record<`day${string}`, string>;
  closures: string;
}

const days = z.array(z.string());

export const closuresOf = ({ closures }: Pick<FacilityFieldsFragment, "closures">): string[] =>
  days.safeParse(closures).data ?? [];

export function facilityValues(facility: FacilityFieldsFragment): FacilityFormValues {
  const hours = readHours(facility.workingHours);
  return {
    facilityName: facility.facilityName,
    phone: facility.phone ?? "",
    email: facility.email ?? "",
    timeZone: facility.timeZone,
    isBase: facility.isBase,
    isActive: facility.isActive,
    checksCompetences: facility.checksCompetences,
    parkingCapacity: String(facility.parkingCapacity ?? ""),
    hours: Object.fromEntries(weekdays.map((key) => [`day${key}`, hoursText(hours[key])])),
    closures: closuresOf(facility).join("\n"),
  };
}

/** Returns the server's input, or the problems by field of the form. */
export function facilityInput(
  { id, version }: Pick<FacilityFieldsFragment, "id" | "version">,
  { hours, closures, parkingCapacity, phone, email, ...rest }: FacilityFormValues,
) {
  const input: FacilityInput = {
    ...rest,
    id,
    version,
    phone: phone.trim() || null,
    email: email.trim() || null,
    parkingCapacity: parkingCapacity.trim() === "" ? null : Number(parkingCapacity),
    workingHours: Object.fromEntries(
      weekdays.map((key) => [key, parseHours(hours[`day${key}`] ?? "")]).filter(([, spans]) => spans?.length),
    ),
    closures: closures.split(/[\s,]+/).filter((day) => day !== ""),
  };
  return facilitySchema.safeParse(input);
}

/** Maps the schema's path of a field to the form's name. */
export const asFormField = (problem: FieldProblem): FieldProblem => {
  const day = /^workingHours\.(\d)/.exec(problem.field)?.[1];
  if (day) return { ...problem, field: `hours.day${day}` };
  return problem.field.startsWith("closures") ? { ...problem, field: "closures" } : problem;
};
