/** A facility: when it is open, and what its bays can do. */
import * as z from "zod";
import { bayKinds, capabilities } from "./bay.ts";
import { line } from "#base/text.ts";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "Write a time like 08:00");
const day = z.iso.date("Write a day like 2026-12-25");
const mostIntervals = 4;

const interval = z.tuple([clockTime, clockTime]).refine(([opens, closes]) => opens < closes, {
  error: "Closing comes after opening",
});

const dayHours = z
  .array(interval)
  .max(mostIntervals, `A day has at most ${mostIntervals} opening times`)
  .refine((spans) => spans.every(([opens], index) => index === 0 || opens >= (spans[index - 1]?.[1] ?? "")), {
    error: "Opening times follow each other",
  });

/** By ISO weekday, Monday is "1"; a break makes two opening times, a missing day is closed. */
export const workingHoursSchema = z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6", "7"]), dayHours);

const timeZone = z.string().refine(isTimeZone, "Choose a time zone from the list");

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false; // The only way to find out is to try.
  }
}

const id = (label: string) => z.uuid(`${label} is not a valid id`);
const version = z.int("The version it was seen in is missing");

export const facilitySchema = z.object({
  id: id("Facility"),
  version,
  facilityName: line({ min: 2, max: 80, label: "Name" }),
  isBase: z.boolean(),
  isActive: z.boolean(),
  phone: line({ max: 32, label: "Phone" }).nullable().default(null),
  email: z
    .union([z.literal(""), z.email("Email is incorrectly formatted").max(254)])
    .nullable()
    .default(null),
  timeZone,
  workingHours: workingHoursSchema.describe("By ISO weekday, Monday is 1; a break makes two opening times."),
  closures: z.array(day).max(366, "At most 366 closed days are kept"),
  parkingCapacity: z.int("Parking spaces are a whole number").min(0).max(1000).nullable().default(null),
  checksCompetences: z.boolean(),
});
export type FacilityInput = z.input<typeof facilitySchema>;

export const baySchema = z.object({
  id: id("Bay").nullable().default(null).describe("None: a new one."),
  facilityId: id("Facility"),
  name: line({ min: 1, max: 60, label: "Name" }),
  kind: z.enum(bayKinds, "Choose bay or van").meta({ id: "BayKind" }),
  capabilities: z
    .array(z.enum(capabilities, "Choose capabilities from the list").meta({ id: "BayCapability" }))
    .default([]),
  serviceRadiusMiles: z.int("Miles are a whole number").min(1).max(500).nullable().default(null),
  isActive: z.boolean().default(true),
});
export type BayInput = z.input<typeof baySchema>;
