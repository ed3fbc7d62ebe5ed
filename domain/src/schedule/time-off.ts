/** When a bay or a technician is not available: outages, absences and weekly shifts. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { line } from "#base/text-schema.ts";
import { workingHoursSchema } from "./working-hours.ts";
import { isOpenThroughout, type Span, type WorkingHours } from "./working-time.ts";

/** When a technician works. */
export interface WorkPlan {
  /** Weekly hours in the facility's time zone; null: whenever it is open. */
  shifts: WorkingHours | null;
  absences: readonly Span[];
}

/** Returns a check whether a technician works the whole time: within one shift, which may go on over midnight, without an absence. */
export function isAtWork({ shifts, absences }: WorkPlan, timeZone: string): (span: Span) => boolean {
  const calendar = shifts && { timeZone, workingHours: shifts, closures: [] };
  const onShift = (span: Span): boolean => !calendar || isOpenThroughout(calendar, span);
  return (span) => !absences.some((absence) => absence.start < span.end && absence.end > span.start) && onShift(span);
}

const longestDays = 366;
const day = 24 * 3_600_000;

const period = {
  id: recordId().nullable().default(null).describe("None: a new one."),
  startsAt: z.iso.datetime({ offset: true, error: text("schedule.chooseWhenItStarts") }),
  endsAt: z.iso.datetime({ offset: true, error: text("schedule.chooseWhenItEnds") }),
};

const reason = line({ min: 1, max: 200, label: text("base.theReason") });

function checkedPeriod({ startsAt, endsAt }: { startsAt: string; endsAt: string }, context: z.RefinementCtx): void {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const refuse = (message: string) => context.addIssue({ code: "custom", path: ["endsAt"], message });
  if (length <= 0) refuse(text("schedule.endComesAfterStart"));
  if (length > longestDays * day) refuse(text("schedule.periodIsAtMostAYear"));
}

export const bayOutageSchema = z.object({ ...period, bayId: recordId(), reason }).superRefine(checkedPeriod);

export const absenceSchema = z
  .object({ ...period, userId: z.uuid(text("schedule.chooseOurTechnician")), reason })
  .superRefine(checkedPeriod);

export const timeOffIdSchema = z.object({ id: recordId() }).meta({ id: "TimeOffIdInput" });

export const workPlanSchema = z.object({
  userId: z.uuid(text("schedule.chooseOurTechnician")),
  facilityIds: z
    .array(recordId())
    .min(1, text("schedule.chooseAtLeastOneLocation"))
    .max(50)
    .nullable()
    .describe("Where the technician works; null for all facilities."),
  workingHours: workingHoursSchema
    .nullable()
    .describe("Weekly hours by ISO weekday, in the facility's time zone; null for whenever it is open."),
  seenFacilityIds: z
    .array(recordId())
    .max(50)
    .nullable()
    .describe("Where the technician worked when the plan was read."),
  shiftVersion: z.int().nullable().describe("The version the weekly hours were read in; null for none."),
});
