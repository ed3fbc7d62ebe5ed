/** A facility: when it is open, and what its bays can do. */
import { version as rowVersion } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { savedOf, schemasOf } from "#base/record-schema.ts";
import { bay } from "./bay-fields.ts";
import { capabilities } from "./bay.ts";
import { workingHoursSchema } from "./working-hours.ts";
import { emailPattern } from "#base/email-pattern.ts";
import { facilityAddressSchema } from "#customers/address-book.ts";
import { line } from "#base/text-schema.ts";

const day = z.iso.date(text("schedule.writeADayLike202612"));

const timeZone = z.string().refine(isTimeZone, text("schedule.chooseTimeZone"));

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false; // The only way to find out is to try.
  }
}

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));
const version = rowVersion();

const facilityFields = z.object({
  facilityName: line({ min: 2, max: 80, label: text("base.name") }),
  phone: line({ max: 32, label: text("base.phone") })
    .nullable()
    .default(null),
  email: z
    .union([
      z.literal(""),
      z.email({ error: text("schedule.emailIsIncorrectlyFormatted"), pattern: emailPattern }).max(254),
    ])
    .nullable()
    .default(null),
  timeZone,
  workingHours: workingHoursSchema.describe("By ISO weekday, Monday is 1; a break makes two opening times."),
  closures: z.array(day).max(366, text("schedule.atMost366ClosedDaysAre")),
  closureReasons: z
    .record(day, line({ min: 1, max: 80, label: text("base.theReason") }), text("schedule.writeADayLike202612"))
    .default({})
    .describe("Why it is closed, by day; those of other days are dropped."),
  parkingCapacity: z.int(text("schedule.parkingSpacesAreAWholeNumber")).min(0).max(1000).nullable().default(null),
  address: facilityAddressSchema.nullable().default(null).describe("Where it is; none leaves it as it was."),
});

export const facilitySchema = facilityFields.extend({
  id: id("Facility"),
  version,
  isBase: z.boolean(),
  isActive: z.boolean(),
  checksCompetences: z.boolean(),
});

/** Returns the reasons of the days on which it is closed. */
export const reasonsOfClosures = (
  closures: readonly string[],
  reasons: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(reasons).filter(([closed]) => closures.includes(closed)));

const bayCapabilities = z.array(
  z.enum(capabilities, text("schedule.chooseCapabilitiesFromTheList")).meta({ id: "BayCapability" }),
);

export const newFacilitySchema = facilityFields.extend({
  isBase: z.boolean().default(false).describe("The first facility is the base."),
  checksCompetences: z.boolean().default(false),
  bayCount: z
    .int(text("schedule.baysAreWholeNumber"))
    .min(0, text("schedule.baysAreWholeNumber"))
    .max(20, text("schedule.baysAreWholeNumber"))
    .default(0)
    .describe("How many bays it has at first, all alike."),
  bayCapabilities: bayCapabilities.default([]),
});
export type NewFacilityInput = z.input<typeof newFacilitySchema>;

export const facilityVersionSchema = z.object({ id: id("Facility"), version }).meta({ id: "FacilityVersionInput" });
export type FacilityInput = z.input<typeof facilitySchema>;

export const baySchema = z
  .object({
    id: id("Bay").nullable().default(null).describe("None: a new one."),
    facilityId: id("Facility"),
    ...savedOf(bay, schemasOf(bay, { capabilities: bayCapabilities })),
  })
  .refine(
    ({ floorSurveyedOn, floorSurveyEndsOn }) =>
      !floorSurveyedOn || !floorSurveyEndsOn || floorSurveyedOn <= floorSurveyEndsOn,
    {
      path: ["floorSurveyEndsOn"],
      error: text("schedule.surveyEndsBeforeItBegins"),
    },
  );
export type BayInput = z.input<typeof baySchema>;
