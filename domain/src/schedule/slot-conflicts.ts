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
  placeOf,
  reachAt,
  withoutSurvey,
  type SlotFacility,
  type WantedAppointment,
} from "./slot-places.ts";
import { offLimits, type OffLimits, type TravelGap } from "./travel/reach.ts";
import { isAtWork } from "./time-off.ts";
import { isOpenThroughout, localDay, openSpans, type Span, type WorkingCalendar } from "./working-time.ts";

const conflictWords = {
  closed: text("schedule.theFacilityIsClosedOnThat"),
  outsideHours: text("schedule.timeOutsideOpeningHours"),
  wrongKind: text("schedule.bayDoesNotTakeType"),
  missingCapability: text("schedule.theBayLacksWhatTheCalibrations"),
  outOfServiceArea: text("schedule.theAddressIsOutsideTheVansArea"),
  adhesiveCuring: text("schedule.adhesiveHasNotCuredThen"),
  unknownPlace: text("schedule.nobodyKnowsWhereItIs"),
  noRoad: text("schedule.noRoadLeadsThere"),
  tooFar: text("schedule.tooFarToDrive"),
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
  travel: text("schedule.wayDoesNotFit"),
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
  const nowhere = offLimitsOf(facility, appointment);
  const found: Partial<Record<SlotConflict, boolean>> = {
    ...outsideHours(facility, span),
    ...(nowhere && { [nowhere]: true }),
    adhesiveCuring: appointment.curedAt !== null && span.start < appointment.curedAt,
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
    travel: travelGapOf({ facility, bayId, technicianId, appointment, span }) !== null,
  };
  return conflicts.filter((conflict) => found[conflict]);
}

const offLimitsOf = (facility: SlotFacility, appointment: WantedAppointment): OffLimits | null =>
  offLimits(placeOf(facility, appointment), facility);

/** The way that does not fit before or after the choice; null where all fit, or nobody drives then or there at all. */
export function travelGapOf({ facility, bayId, technicianId, appointment, span }: Choice): TravelGap | null {
  if (hoursConflict(facility.calendar, span) !== null || offLimitsOf(facility, appointment) !== null) return null;
  const bay = facility.bays.find(({ id }) => id === bayId) ?? null;
  const technician = facility.technicians.find(({ id }) => id === technicianId) ?? null;
  return reachAt(facility, appointment, { bay, technician }).gap(span);
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

/** What is behind a conflict, for the office alone: the names of the tools and targets, and the way that does not fit. */
export interface ConflictDetails extends Pick<ChosenEquipment, "missing" | "taken"> {
  travel?: TravelGap | null;
}

/** One conflict in words, with the details where they are given. */
export function conflictText(conflict: SlotConflict, names?: ConflictDetails): Text {
  if (conflict === "travel" && names?.travel) return travelText(names.travel);
  if (conflict === "equipmentTaken" && names?.taken.length)
    return text("schedule.equipmentIsTakenNamed", { names: names.taken.join(", ") });
  if (conflict === "noEquipment" && names?.missing.length)
    return text("schedule.noEquipmentThenNamed", { names: names.missing.join(", ") });
  return conflictWords[conflict];
}

const travelText = ({ side, needs, has }: TravelGap): Text =>
  side === "before"
    ? text("schedule.wayThereDoesNotFit", { needs, has })
    : text("schedule.wayOnDoesNotFit", { needs, has });

/** The conflicts as one text; empty without any. */
export const conflictsText = (found: readonly SlotConflict[], names?: ConflictDetails): Text =>
  inOne(found.map((conflict) => conflictText(conflict, names)));

/** Whether somebody else has taken it; other conflicts mean that it was never available. */
export const isTaken = (found: readonly SlotConflict[]): boolean =>
  found.length > 0 &&
  found.every((conflict) =>
    ["bayTaken", "technicianTaken", "equipmentTaken", "vehicleTaken", "parkingFull", "travel"].includes(conflict),
  );
