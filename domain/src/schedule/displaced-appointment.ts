/** Appointments that no longer fit: the facility is closed then, the bay is out of order, new glass has not cured, a tool or target is missing, or the technician is away. */
import { recordId } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { hoursConflict, type HoursConflict } from "./slot-conflicts.ts";
import { note } from "#base/text-schema.ts";
import { isInUse, type EquipmentState } from "./slot-equipment.ts";
import { isAtWork, type WorkPlan } from "./time-off.ts";
import type { Span, WorkingCalendar } from "./working-time.ts";

/** The most that are listed and moved at once. */
export const mostDisplaced = 200;

export const rescheduleDisplacedSchema = z.object({
  facilityId: recordId(),
  appointmentIds: z
    .array(recordId())
    .min(1, text("schedule.chooseWhatIsToBeMoved"))
    .max(mostDisplaced, text("schedule.atMostMostdisplacedAppointmentsAreMoved", { mostDisplaced }))
    .describe("At most 200."),
  reason: note({ min: 3, max: 500, label: text("base.theReason") }).describe("Sent to the customers."),
});

export type DisplacedReason =
  | HoursConflict
  | "adhesiveCuring"
  | "bayOutOfOrder"
  | "equipmentMissing"
  | "technicianAway"
  | "technicianElsewhere"
  | "technicianLeft";
export type Displaced<Appointment> = Appointment & { reason: DisplacedReason };

/** What an appointment stands on besides the facility's hours. */
interface Planned extends Span {
  /** The office booked it there knowing the conflict. */
  isOverbooked?: boolean;
  isOutOfHours?: boolean;
  outages?: readonly Span[];
  /** Until then the adhesive of new glass cures. */
  curedAt?: number | null;
  /** The tools and targets that it uses. */
  equipment?: readonly EquipmentState[];
  /** Elsewhere: they no longer work at this facility. Has left: nobody works under their login any more. */
  technician?: (WorkPlan & { isElsewhere?: boolean | null; hasLeft?: boolean }) | null;
}

/** Returns the appointments that no longer fit, the earliest first, unless the office booked them that way. */
export function displacedOf<Appointment extends Planned>(
  calendar: WorkingCalendar,
  appointments: readonly Appointment[],
): Displaced<Appointment>[] {
  const hoursOf = (appointment: Appointment): HoursConflict | null => hoursConflict(calendar, appointment);
  return appointments
    .flatMap((appointment) => {
      const reason =
        (appointment.isOutOfHours ? null : hoursOf(appointment)) ?? placeConflict(appointment, calendar.timeZone);
      return reason === null ? [] : [{ ...appointment, reason }];
    })
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostDisplaced);
}

function placeConflict(
  { start, end, isOverbooked = false, outages = [], curedAt = null, equipment = [], technician = null }: Planned,
  timeZone: string,
): DisplacedReason | null {
  if (isOverbooked) return null;
  if (outages.some((outage) => outage.start < end && outage.end > start)) return "bayOutOfOrder";
  if (curedAt !== null && start < curedAt) return "adhesiveCuring";
  if (!equipment.every((one) => isInUse(one, timeZone)(start, end))) return "equipmentMissing";
  if (technician?.hasLeft) return "technicianLeft";
  if (technician?.isElsewhere) return "technicianElsewhere";
  return technician && !isAtWork(technician, timeZone)({ start, end }) ? "technicianAway" : null;
}
