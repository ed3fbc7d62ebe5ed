/** The drive to an appointment: when somebody arrives, and when that is worth telling. */
import * as z from "zod";
import { fail } from "#base/errors.ts";
import { recordId, version } from "#base/record-id.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { doneAtField } from "#schedule/hours/work-entry.ts";
import { text } from "#texts/text.ts";

const minute = 60_000;
/** Nobody promises a time to the minute. */
const step = 5;
const worthTelling = 15;
/** Without a time of arrival, an old departure is no news. */
const freshFor = 15;
const furthestAhead = 12 * 60;

export const drivenKinds: readonly IntakeMethod[] = ["mobile", "pickup"];

export const stopSchema = z.object({ id: recordId().describe("The appointment."), at: doneAtField });

export const delaySchema = z.object({
  id: recordId().describe("The drive."),
  version: version(),
  minutes: z
    .int(text("schedule.sayInHowManyMinutes"))
    .min(1, text("schedule.sayInHowManyMinutes"))
    .max(furthestAhead, text("schedule.sayInHowManyMinutes"))
    .describe("From now until the arrival."),
  tell: z
    .boolean()
    .default(false)
    .describe(`Tells the customer, where it is more than ${worthTelling} minutes from what they were told last.`),
});

/** Returns the moment after a drive of so many minutes, to the next 5 minutes; null where nobody knows how far it is. */
export function arrivalAfter(minutes: number | null, departure: Date): Date | null {
  if (minutes === null) return null;
  const exact = departure.getTime() + minutes * minute;
  return new Date(Math.ceil(exact / (step * minute)) * step * minute);
}

/** Whether the customer should hear of another time of arrival than the one they know. */
export const isWorthTelling = (told: Date | null, expected: Date): boolean =>
  told === null || Math.abs(expected.getTime() - told.getTime()) > worthTelling * minute;

interface Departure {
  at: Date;
  expectedAt: Date | null;
  now: Date;
}

/** Whether a departure is still news when the server hears of it: nobody is told to expect somebody who is there. */
export const isDepartureNews = ({ at, expectedAt, now }: Departure): boolean =>
  expectedAt === null ? now.getTime() - at.getTime() <= freshFor * minute : expectedAt > now;

/** Throws `stop-not-driven-to` for a vehicle that comes to us, and `appointment-over` for what is not to come. */
export function requireDrive({ kind, status }: { kind: IntakeMethod; status: string }): void {
  if (!drivenKinds.includes(kind)) throw fail("stop-not-driven-to");
  if (status !== "confirmed" && status !== "arrived") throw fail("appointment-over");
}
