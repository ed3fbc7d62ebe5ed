/** The conflicts of one chosen place and time. Customers are refused; the office may overbook with a reason. */
import { text } from "#texts/text.ts";
import { inOne, type Text } from "#texts/travelling-text.ts";
import { takesKind } from "./bay.ts";
import { freeness } from "./freeness.ts";
import { chooseEquipment, type ChosenEquipment } from "./slot-equipment.ts";
import {
  isCompetent,
  isEquipped,
  isWithinReach,
  parking,
  withoutSurvey,
  type SlotFacility,
  type WantedAppointment,
} from "./slot-places.ts";
import { isAtWork } from "./time-off.ts";
import { isOpenThroughout, localDay, openSpans, type Span, type WorkingCalendar } from "./working-time.ts";

const conflictWords = {
  closed: text("schedule.theFacilityIsClosedOnThat"),
  outsideHours: text("schedule.timeOutsideOpeningHours"),
  wrongKind: text("schedule.bayDoesNotTakeType"),
  missingCapability: text("schedule.theBayLacksWhatTheCalibrations"),
  outOfServiceArea: text("schedule.theAddressIsOutsideTheVansArea"),
  notCompetent: text("schedule.technicianIsNotCertified"),
  noEquipment: text("schedule.noEquipmentThen"),
  bayOutOfOrder: text("schedule.bayIsOutOfOrderThen"),
  floorSurveyEnded: text("schedule.floorSurveyEndedThen"),
  technicianAway: text("schedule.technicianIsAwayThen"),
  bayTaken: text("schedule.bayIsTaken"),
  technicianTaken: text("schedule.technicianIsBusy"),
  equipmentTaken: text("schedule.equipmentIsTaken"),
  vehicleTaken: text("schedule.vehicleHasOtherAppointment"),
  parkingFull: text("schedule.noParkingSpaceLeft"),
} as const;

export type SlotConflict = keyof typeof conflictWords;

export interface Choice {
  facility: SlotFacility;
  bayId: string;
  /** Null: the office assigns one later. */
  technicianId: string | null;
  appointment: WantedAppointment;
  span: Span;
}

/** Returns all conflicts of the choice; empty when it can be booked. */
export function conflictsOf({ facility, bayId, technicianId, appointment, span }: Choice): SlotConflict[] {
  const bay = facility.bays.find(({ id }) => id === bayId);
  if (!bay) return ["wrongKind"];
  const technician = facility.technicians.find(({ id }) => id === technicianId);
  const isFree = (booked: readonly Span[]) => freeness(booked)(span.start, span.end);
  const { taken, missing } = chooseEquipment({ facility, bayId, work: appointment, span });
  const found: Partial<Record<SlotConflict, boolean>> = {
    ...outsideHours(facility, span),
    wrongKind: !takesKind(bay.kind, appointment.kind),
    missingCapability: !isEquipped(bay, appointment),
    outOfServiceArea: !isWithinReach(bay, appointment),
    notCompetent:
      technicianId !== null && !(technician && isCompetent(facility, technician, { appointment, at: span.end - 1 })),
    noEquipment: missing.length > 0,
    bayOutOfOrder: !isFree(bay.outages),
    floorSurveyEnded: !isFree(withoutSurvey(bay, appointment, facility.calendar.timeZone)),
    technicianAway: technician !== undefined && !isAtWork(technician, facility.calendar.timeZone)(span),
    bayTaken: !isFree(bay.booked),
    technicianTaken: technician !== undefined && !isFree(technician.booked),
    equipmentTaken: taken.length > 0,
    vehicleTaken: !isFree(appointment.vehicleBooked),
    parkingFull: !parking(facility, appointment)(span.start, span.end),
  };
  return conflicts.filter((conflict) => found[conflict]);
}

export const isConflict = (key: string): key is SlotConflict => Object.hasOwn(conflictWords, key);
const conflicts = Object.keys(conflictWords).filter(isConflict);

function outsideHours({ calendar }: SlotFacility, span: Span): Partial<Record<SlotConflict, boolean>> {
  const conflict = hoursConflict(calendar, span);
  return conflict === null ? {} : { [conflict]: true };
}

export type HoursConflict = Extract<SlotConflict, "closed" | "outsideHours">;

/** Whether an appointment fits within the opening hours, which may go on over midnight. */
export function hoursConflict(calendar: WorkingCalendar, span: Span): HoursConflict | null {
  if (isOpenThroughout(calendar, span)) return null;
  return openSpans(calendar, localDay(calendar.timeZone, span.start)).length === 0 ? "closed" : "outsideHours";
}

/** Whether the facility is closed then, regardless of what is free. */
export const isOutOfHours = (found: readonly SlotConflict[]): boolean =>
  found.some((conflict) => conflict === "closed" || conflict === "outsideHours");

/** The names of the tools and targets behind a conflict, for the office alone. */
export type ConflictNames = Pick<ChosenEquipment, "missing" | "taken">;

/** One conflict in words, with the names where they are given. */
export function conflictText(conflict: SlotConflict, names?: ConflictNames): Text {
  if (conflict === "equipmentTaken" && names?.taken.length)
    return text("schedule.equipmentIsTakenNamed", { names: names.taken.join(", ") });
  if (conflict === "noEquipment" && names?.missing.length)
    return text("schedule.noEquipmentThenNamed", { names: names.missing.join(", ") });
  return conflictWords[conflict];
}

/** The conflicts as one text; empty without any. */
export const conflictsText = (found: readonly SlotConflict[], names?: ConflictNames): Text =>
  inOne(found.map((conflict) => conflictText(conflict, names)));

/** Whether somebody else has taken it; other conflicts mean that it was never available. */
export const isTaken = (found: readonly SlotConflict[]): boolean =>
  found.length > 0 &&
  found.every((conflict) =>
    ["bayTaken", "technicianTaken", "equipmentTaken", "vehicleTaken", "parkingFull"].includes(conflict),
  );
