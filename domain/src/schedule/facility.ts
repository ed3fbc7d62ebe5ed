/** A facility: when it is open, and what its bays can do. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { bayKinds, capabilities } from "./bay.ts";
import { line } from "#base/text-schema.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "Write a time like 08:00");
const day = z.iso.date(t("schedule.writeADayLike202612"));
const mostIntervals = 4;

const interval = z.tuple([clockTime, clockTime]).refine(([opens, closes]) => opens < closes, {
  error: t("schedule.closingComesAfterOpening"),
});

const dayHours = z
  .array(interval)
  .max(mostIntervals, t("schedule.aDayHasAtMostMostintervals", { mostIntervals }))
  .refine((spans) => spans.every(([opens], index) => index === 0 || opens >= (spans[index - 1]?.[1] ?? "")), {
    error: t("schedule.openingTimesFollowEachOther"),
  });

/** By ISO weekday, Monday is "1"; a break makes two opening times, a missing day is closed. */
export const workingHoursSchema = z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6", "7"]), dayHours);

const timeZone = z.string().refine(isTimeZone, t("schedule.chooseATimeZoneFromThe"));

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false; // The only way to find out is to try.
  }
}

const id = (label: string) => z.uuid(t("schedule.labelIsNotAValidId", { label }));
const version = z.int(t("schedule.theVersionItWasSeenIn"));

export const facilitySchema = z.object({
  id: id("Facility"),
  version,
  facilityName: line({ min: 2, max: 80, label: t("base.name") }),
  isBase: z.boolean(),
  isActive: z.boolean(),
  phone: line({ max: 32, label: t("base.phone") })
    .nullable()
    .default(null),
  email: z
    .union([z.literal(""), z.email(t("schedule.emailIsIncorrectlyFormatted")).max(254)])
    .nullable()
    .default(null),
  timeZone,
  workingHours: workingHoursSchema.describe("By ISO weekday, Monday is 1; a break makes two opening times."),
  closures: z.array(day).max(366, t("schedule.atMost366ClosedDaysAre")),
  parkingCapacity: z.int(t("schedule.parkingSpacesAreAWholeNumber")).min(0).max(1000).nullable().default(null),
  checksCompetences: z.boolean(),
});
export type FacilityInput = z.input<typeof facilitySchema>;

export const baySchema = z.object({
  id: id("Bay").nullable().default(null).describe("None: a new one."),
  facilityId: id("Facility"),
  name: line({ min: 1, max: 60, label: t("base.name") }),
  kind: z.enum(bayKinds, t("schedule.chooseBayOrVan")).meta({ id: "BayKind" }),
  capabilities: z
    .array(z.enum(capabilities, t("schedule.chooseCapabilitiesFromTheList")).meta({ id: "BayCapability" }))
    .default([]),
  serviceRadiusMiles: z.int(t("schedule.milesAreAWholeNumber")).min(1).max(500).nullable().default(null),
  isActive: z.boolean().default(true),
});
export type BayInput = z.input<typeof baySchema>;
