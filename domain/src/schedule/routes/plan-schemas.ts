import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

/** The most stops that a facility's vans have in a week. */
const mostStops = 500;
/** Planned together at most. */
const mostDays = 7;

export const proposedPlanSchema = z.object({
  facilityId: recordId(),
  date: z.iso.date(text("base.chooseADayAndATime")).describe("In the facility's time zone."),
  days: z
    .int()
    .min(1)
    .max(mostDays)
    .default(1)
    .describe(
      "How many days from that one on are planned: each for itself, and only what cannot be done on its day goes to a later one.",
    ),
});

const stop = z
  .object({
    id: recordId().describe("Of the appointment."),
    version: version().describe("The version the plan was made of."),
    bayId: recordId(),
    technicianId: recordId().nullable().default(null),
    startsAt: z.iso.datetime({ offset: true, error: text("base.chooseADayAndATime") }),
    minutes: z
      .int()
      .min(15, text("schedule.appointmentIsTooShort"))
      .max(24 * 60, text("schedule.appointmentIsTooLong")),
  })
  .meta({ id: "PlannedStopInput" });
export type PlannedStop = z.infer<typeof stop>;

export const appliedPlanSchema = z.object({
  facilityId: recordId(),
  stops: z
    .array(stop)
    .min(1)
    .max(mostStops)
    .refine((stops) => new Set(stops.map(({ id }) => id)).size === stops.length, text("schedule.stopIsThereTwice"))
    .describe("All stops of the plan, also those that stay as they are; each once."),
});

export const pinSchema = z.object({
  id: recordId(),
  version: version(),
  isPinned: z.boolean().describe("Whether it stays at its van and time when the day is planned anew."),
});
