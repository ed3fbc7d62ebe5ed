/** Appointments booked within opening hours that the facility has changed since, or on a day it now closes. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { hoursConflict, type HoursConflict } from "./slot-conflicts.ts";
import { note } from "#base/text-schema.ts";
import { localDay, openSpans, type Span, type WorkingCalendar } from "./working-time.ts";

/** The most that are listed and moved at once. */
export const mostDisplaced = 200;

export const rescheduleDisplacedSchema = z.object({
  facilityId: z.uuid(t("schedule.facilityIsNotAValidId")),
  appointmentIds: z
    .array(z.uuid(t("schedule.appointmentIsNotAValidId")))
    .min(1, t("schedule.chooseWhatIsToBeMoved"))
    .max(mostDisplaced, t("schedule.atMostMostdisplacedAppointmentsAreMoved", { mostDisplaced }))
    .describe("At most 200."),
  reason: note({ min: 3, max: 500, label: t("base.theReason") }).describe("Sent to the customers."),
});

export type Displaced<Appointment> = Appointment & { reason: HoursConflict };

/** Returns the appointments that no longer fit the facility's hours, the earliest first. */
export function displacedOf<Appointment extends Span>(
  calendar: WorkingCalendar,
  appointments: readonly Appointment[],
): Displaced<Appointment>[] {
  const openOn = new Map<string, Span[]>();
  return appointments
    .flatMap((appointment) => {
      const day = localDay(calendar.timeZone, appointment.start);
      const open = openOn.get(day) ?? openSpans(calendar, day);
      openOn.set(day, open);
      const reason = hoursConflict(open, appointment);
      return reason === null ? [] : [{ ...appointment, reason }];
    })
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostDisplaced);
}
