/** Appointments that no longer fit: whatever they stood on when they were booked has changed since. */
import { recordId } from "#base/record-id.ts";
import type { IntakeMethod } from "#intake/intake-method.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { takesKind, type BayKind } from "./bay.ts";
import { hoursConflict, type HoursConflict } from "./slot-conflicts.ts";
import { note } from "#base/text-schema.ts";
import { isInUse, type EquipmentState } from "./slot-equipment.ts";
import {
  isCompetent,
  isEquipped,
  withoutSurvey,
  type SlotBay,
  type SlotTechnician,
  type WantedAppointment,
} from "./slot-places.ts";
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
  | "bayLacksCapability"
  | "bayNotUsed"
  | "bayOutOfOrder"
  | "bayWrongKind"
  | "equipmentMissing"
  | "floorSurveyEnded"
  | "technicianAway"
  | "technicianElsewhere"
  | "technicianLeft"
  | "technicianNotCertified";
export type Displaced<Appointment> = Appointment & { reason: DisplacedReason };

/** What an appointment stands on besides the facility's hours. */
export interface Planned extends Span {
  /** The office booked it there knowing the conflict. */
  isOverbooked?: boolean;
  isOutOfHours?: boolean;
  /** As it is now. */
  bay?: Pick<SlotBay, "capabilities" | "floorSurveyEndsOn" | "outages"> & { isActive: boolean; kind?: BayKind };
  /** Null: of none, such as a meeting. */
  kind?: IntakeMethod | null;
  work?: Pick<WantedAppointment, "make" | "needs" | "systems"> | undefined;
  /** Until then the adhesive of new glass cures. */
  curedAt?: number | null;
  /** The tools and targets that it uses. */
  equipment?: readonly EquipmentState[];
  technician?: PlannedTechnician | null;
}

interface PlannedTechnician extends WorkPlan, Pick<SlotTechnician, "credentials"> {
  /** They no longer work at this facility. */
  isElsewhere: boolean | null;
  /** Nobody works under their login any more. */
  hasLeft: boolean;
}

/** As it is now. */
interface PlanningFacility {
  calendar: WorkingCalendar;
  checksCompetences: boolean;
}

/** Returns the appointments that no longer fit, the earliest first, unless the office booked them that way. */
export function displacedOf<Appointment extends Planned>(
  facility: PlanningFacility,
  appointments: readonly Appointment[],
): Displaced<Appointment>[] {
  return appointments
    .flatMap((appointment) => {
      const { isOutOfHours = false, isOverbooked = false } = appointment;
      const reason =
        (isOutOfHours ? null : hoursConflict(facility.calendar, appointment)) ??
        (isOverbooked ? null : (bayConflict(appointment, facility) ?? technicianConflict(appointment, facility)));
      return reason === null ? [] : [{ ...appointment, reason }];
    })
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostDisplaced);
}

const anyWork: NonNullable<Planned["work"]> = { make: null, needs: [], systems: [] };

function bayConflict(
  { start, end, bay, kind, work = anyWork, curedAt = null, equipment = [] }: Planned,
  { calendar: { timeZone } }: PlanningFacility,
): DisplacedReason | null {
  const isDuring = (span: Span) => span.start < end && span.end > start;
  if (bay && !bay.isActive) return "bayNotUsed";
  if (bay?.outages.some(isDuring)) return "bayOutOfOrder";
  if (bay?.kind && kind && !takesKind(bay.kind, kind)) return "bayWrongKind";
  if (bay && !isEquipped(bay, work)) return "bayLacksCapability";
  if (bay && withoutSurvey(bay, work, timeZone).some(isDuring)) return "floorSurveyEnded";
  if (curedAt !== null && start < curedAt) return "adhesiveCuring";
  return equipment.every((one) => isInUse(one, timeZone)(start, end)) ? null : "equipmentMissing";
}

function technicianConflict(
  { start, end, technician = null, work = anyWork }: Planned,
  facility: PlanningFacility,
): DisplacedReason | null {
  if (!technician) return null;
  if (technician.hasLeft) return "technicianLeft";
  if (technician.isElsewhere) return "technicianElsewhere";
  if (!isCompetent(facility, technician, { appointment: work, at: end - 1 })) return "technicianNotCertified";
  return isAtWork(technician, facility.calendar.timeZone)({ start, end }) ? null : "technicianAway";
}
