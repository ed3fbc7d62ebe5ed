/** An appointment of an order: its statuses, and who may change it until when. */
import { version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { fail } from "#base/errors.ts";
import { isStaff, type Role } from "#accounts/roles.ts";
import type { StatusCategory } from "#statuses/status-look.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import { note } from "#base/text-schema.ts";
import { bookableCategories } from "./bookable-categories.ts";
import { isFreeToChange } from "./free-change.ts";
import type { AppointmentStatus } from "./appointment-status.ts";
import { addWorkingMinutes, type WorkingCalendar } from "./working-time.ts";
import { undoSeconds } from "#base/undo.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const leadTimeWorkingMinutes = 4 * 60;
export const furthestDays = 60;
export const holdMinutes = 10;
export const noShowMinutes = 60;
const longestMinutes = 24 * 60;

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));
const moment = z.iso.datetime({ offset: true, error: text("base.chooseADayAndATime") });

const place = {
  bayId: id("Bay"),
  technicianId: id("Technician").nullable().default(null),
  startsAt: moment,
  minutes: z
    .int(text("schedule.sayHowLongItTakesIn"))
    .min(15, text("schedule.appointmentIsTooShort"))
    .max(longestMinutes, text("schedule.appointmentIsTooLong"))
    .nullable()
    .default(null)
    .describe("Replaces the estimated length of the work; for customers never shorter than that."),
};

const readinessConfirmed = z.boolean().nullish().describe("The caller confirms that the vehicle will be ready.");

const overbookReason = note({ min: 3, max: 500, label: text("schedule.theReasonToOverbook") })
  .nullable()
  .default(null)
  .describe("Staff only: why the time is booked despite conflicts.");

/** The work that a time is needed for: an order's, or that of a request still being written. */
const work = {
  orderId: id("Order")
    .nullable()
    .default(null)
    .describe("None while the order is still being written: then kind, typeKeys and addressId say what for."),
  kind: z.enum(intakeMethods, text("base.chooseTransport")).meta({ id: "IntakeMethod" }).nullable().default(null),
  typeKeys: z
    .array(z.string().max(40))
    .max(50)
    .nullable()
    .default(null)
    .describe("Line item types of the work, where there is no order yet; null where it is not said."),
  ruleIds: z
    .array(id("Rule"))
    .max(50)
    .nullable()
    .default(null)
    .describe("The rules that suggested them, which may set their length."),
  addressId: id("Address").nullable().default(null).describe("Where the vehicle is."),
  curedAt: moment
    .nullable()
    .default(null)
    .describe("When the adhesive of new glass has cured, where there is no order yet."),
};

/** A slot held for a person: for an order, or for a request still being written. */
export const slotHoldSchema = z.object({ ...place, ...work });

/** A place and time that the office asks about. */
export const slotQuestionSchema = z.object({ orderId: id("Order"), ...place });

/** The hold to release. */
export const releasedHoldSchema = z.object({ id: id(text("base.heldSlot")) });

export const slotSearchSchema = z.object({
  ...work,
  minutes: place.minutes,
  bayId: place.bayId.nullable().default(null).describe("Staff only: offered wherever it is free."),
  technicianId: place.technicianId.describe("Staff only: the same."),
  facilityIds: z.array(id("Facility")).max(50).nullable().default(null),
  from: moment.nullable().default(null),
  to: moment.nullable().default(null),
  limit: z
    .int()
    .min(1, text("schedule.askForAtLeastOneTime"))
    .max(50, text("schedule.atMost50TimesAreAnswered"))
    .nullish()
    .transform((limit) => limit ?? 20),
});
export type SlotSearchInput = z.infer<typeof slotSearchSchema>;

interface AskedLength {
  /** The requested minutes, and those that the work takes. */
  asked: number | null;
  computed: number;
  knowsWork: boolean;
}

/** Staff choose the length of an appointment; a customer's takes what the work needs, never less. */
export function appointmentMinutes(role: Role, { asked, computed, knowsWork }: AskedLength): number {
  if (asked === null) return computed;
  if (isStaff(role)) return asked;
  return knowsWork ? computed : Math.max(asked, computed);
}

export const bookingSchema = z
  .object({
    orderId: id("Order"),
    holdId: id(text("base.heldSlot"))
      .nullable()
      .default(null)
      .describe("The hold to book; without one bayId and startsAt name place and time."),
    ...place,
    bayId: place.bayId.nullable().default(null),
    startsAt: place.startsAt.nullable().default(null),
    customerNote: note({ max: 1000, label: text("base.note") }).default(""),
    overbookReason,
    readinessConfirmed,
    isUndoable: z
      .boolean()
      .default(false)
      .describe(
        `Staff only: emails about it wait ${undoSeconds} seconds, in which \`undoStatusChange\` or \`undoBooking\` takes it back.`,
      ),
  })
  .refine(({ holdId, bayId, startsAt }) => holdId !== null || (bayId !== null && startsAt !== null), {
    path: ["startsAt"],
    error: text("base.chooseADayAndATime"),
  });

const seen = {
  id: id("Appointment"),
  version: version().describe("The version it was read in; a newer one in the meantime fails the request."),
};

export type Booking = z.infer<typeof bookingSchema>;

export const rescheduleSchema = z.object({
  ...seen,
  ...place,
  overbookReason,
  readinessConfirmed,
  isUndoable: z
    .boolean()
    .default(false)
    .describe(
      `Staff only: emails about it wait ${undoSeconds} seconds; a change back with \`undoes\` takes them away.`,
    ),
  undoes: z
    .boolean()
    .default(false)
    .describe("Staff only: takes back an undoable change; nobody is emailed who has not been told of that."),
});

export const cancelSchema = z.object({
  ...seen,
  reason: note({ min: 3, max: 500, label: text("base.theReason") }),
});

export const appointmentVersionSchema = z.object(seen).meta({ id: "AppointmentVersionInput" });

/** Customers book at least 4 working hours and at most 60 days ahead; the office without limits. */
export function bookableFrom(role: Role, calendar: WorkingCalendar, now: Date): Date {
  if (isStaff(role)) return now;
  return addWorkingMinutes(calendar, now, leadTimeWorkingMinutes) ?? bookableUntil(now);
}

export const bookableUntil = (now: Date): Date => new Date(now.getTime() + furthestDays * day);

/** Throws `order-not-bookable` unless the order's work is still ahead; customers book only until the vehicle is here. */
export function requireBookable(category: StatusCategory, role: Role): void {
  if (!bookableCategories(role).includes(category)) throw fail("order-not-bookable");
}

export interface Changeable {
  status: AppointmentStatus;
  startsAt: Date;
}

const isAhead = (status: AppointmentStatus) => status === "requested" || status === "confirmed";

/**
 * Only an upcoming appointment can be moved or cancelled, by customers until 24 hours before. Returns whether it is
 * late. Throws `appointment-over`, `appointment-too-near`.
 */
export function requireChangeable({ status, startsAt }: Changeable, role: Role, now: Date): { isLate: boolean } {
  if (!isAhead(status)) throw fail("appointment-over");
  const isLate = !isFreeToChange(startsAt, now);
  if (isLate && !isStaff(role)) throw fail("appointment-too-near");
  return { isLate };
}

/** A vehicle is checked in once, to a confirmed appointment. Throws `appointment-over`. */
export function requireCheckInDue({ status }: Pick<Changeable, "status">): void {
  if (status !== "confirmed") throw fail("appointment-over");
}

/** Nobody came within an hour of the time. Throws `appointment-over`, `no-show-too-early`. */
export function requireMissed({ status, startsAt }: Changeable, now: Date): void {
  if (status !== "confirmed") throw fail("appointment-over");
  if (!isMissed(startsAt, now)) throw fail("no-show-too-early");
}

export const isMissed = (startsAt: Date, now: Date): boolean =>
  now.getTime() - startsAt.getTime() >= noShowMinutes * minute;
