/** Weekly hours as they are stored: a facility's opening hours, a technician's shifts. */
import { text } from "#texts/text.ts";
import * as z from "zod";

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, text("schedule.writeATime"));
const mostIntervals = 4;

const interval = z.tuple([clockTime, clockTime]).refine(([opens, closes]) => opens < closes, {
  error: text("schedule.closingComesAfterOpening"),
});

const dayHours = z
  .array(interval)
  .max(mostIntervals, text("schedule.aDayHasAtMostMostintervals", { mostIntervals }))
  .refine((spans) => spans.every(([opens], index) => index === 0 || opens >= (spans[index - 1]?.[1] ?? "")), {
    error: text("schedule.openingTimesFollowEachOther"),
  });

/** By ISO weekday, Monday is "1"; a break makes two opening times, a missing day is closed. */
export const workingHoursSchema = z.partialRecord(z.enum(["1", "2", "3", "4", "5", "6", "7"]), dayHours);
