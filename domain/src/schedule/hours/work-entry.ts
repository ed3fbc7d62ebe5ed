/** Technicians' hours, as they and the office record them. */
import * as z from "zod";
import { recordId, version } from "#base/record-id.ts";
import { wrongField } from "#base/problems.ts";
import { line } from "#base/text-schema.ts";
import { text } from "#texts/text.ts";
import { workKinds } from "./work-kind.ts";

const hour = 3_600_000;
/** A device that had no network sends what was done then. */
const latestReport = 7 * 24 * hour;
/** Clocks differ. */
const clockTolerance = 5 * 60_000;
/** Whoever forgot to stop did not work through the night. */
export const longestRun = 16 * hour;
/** Technicians correct their own hours this long; afterwards the office does. */
export const ownCorrectionDays = 14;
const longestEntry = 24 * hour;

const kind = z.enum(workKinds, text("base.chooseFromTheList")).meta({ id: "WorkKind" });
const moment = z.iso.datetime({ offset: true, error: text("base.chooseADayAndATime") });

export const doneAtField = moment
  .nullable()
  .default(null)
  .describe("When it was done, where a device without a network sends it later: at most a week ago. By default now.");

/** Returns when it was done, never in the future. Throws `invalid-input` for what no clock can have said. */
export function momentDone(at: string | null, now: Date): Date {
  if (at === null) return now;
  const age = now.getTime() - Date.parse(at);
  if (age < -clockTolerance || age > latestReport)
    throw wrongField("at", "not-credible", text("schedule.timeIsNotCredible"));
  return new Date(Math.min(Date.parse(at), now.getTime()));
}

/** Throws `invalid-input` for hours that nobody can have worked yet. */
export function requirePassed({ endedAt }: { endedAt: string }, now: Date): void {
  if (Date.parse(endedAt) > now.getTime() + clockTolerance)
    throw wrongField("endedAt", "not-credible", text("schedule.hoursHavePassed"));
}

export const startedWorkSchema = z.object({
  kind,
  orderId: recordId().nullable().default(null).describe("What it is done for; null for the shop."),
  at: doneAtField,
});

export const stoppedWorkSchema = z.object({ at: doneAtField });

export const workEntrySchema = z
  .object({
    id: recordId().nullable().default(null).describe("None: a new entry."),
    version: version().nullable().default(null).describe("The version it was read in; null for a new entry."),
    userId: z.uuid(text("schedule.chooseOurTechnician")),
    kind,
    startedAt: moment,
    endedAt: moment,
    isVoid: z.boolean().default(false).describe("True takes it out of the hours; it stays to be read."),
    reason: line({ min: 3, max: 500, label: text("base.theReason") }),
  })
  .superRefine(({ startedAt, endedAt }, context) => {
    const length = Date.parse(endedAt) - Date.parse(startedAt);
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["endedAt"], message });
    if (length <= 0) refuse(text("schedule.endComesAfterStart"));
    if (length > longestEntry) refuse(text("schedule.entryIsAtMostADay"));
  });

const day = z.iso.date({ error: text("base.chooseFromTheList") });
const longestSpan = 366;

/** Both days included. */
export const workHoursSchema = z
  .object({
    from: day,
    to: day,
    technicianId: recordId()
      .nullish()
      .transform((id) => id ?? null),
  })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / (24 * hour);
    if (days < 0 || days > longestSpan)
      context.addIssue({ code: "custom", path: ["to"], message: text("schedule.hoursOfAtMostAYear") });
  });
export type WorkHoursAsked = z.output<typeof workHoursSchema>;
