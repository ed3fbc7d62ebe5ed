/** Which tools and targets an appointment needs of a facility, and which of them are free for it. */
import { covers } from "./credentials/credential.ts";
import { freeness } from "./freeness.ts";
import { dayAfter, momentOf, type Span } from "./working-time.ts";

/** Whether a tool or target can be used, apart from who uses it. Days are those of the facility. */
export interface EquipmentState {
  isActive: boolean;
  isDown: boolean;
  /** Empty: it is here. */
  onLoanTo: string;
  /** The last day of the loan; null: nobody knows. */
  onLoanUntil: string | null;
  /** The last day of its certificate; null: it does not expire. */
  expiresOn: string | null;
  /** The last day of its subscription; null: it needs none. */
  subscriptionEndsOn: string | null;
}

export interface SlotEquipment extends EquipmentState {
  id: string;
  kind: string;
  name: string;
  /** The keys of the calibrations that it serves; none: nobody has said so, and nothing needs it. */
  systems: readonly string[];
  /** The makes that it serves; none: all. */
  makes: readonly string[];
  /** The bay or van where it lives; null: the facility's shelf. */
  bayId: string | null;
  booked: readonly Span[];
}

/** What a bay or van is to equipment. */
interface Room {
  id: string;
  kind: "bay" | "mobile";
}

export interface EquippedFacility {
  calendar: { timeZone: string };
  bays: readonly Room[];
  equipment: readonly SlotEquipment[];
}

interface Work {
  /** The keys of its calibrations. */
  systems: readonly string[];
  /** Of the vehicle; null while nobody has said so. */
  make: string | null;
}

/** What serves one calibration of the work, of one kind: one of these is needed. */
export type EquipmentNeed = readonly SlotEquipment[];

/**
 * The rule which equipment is needed: a calibration needs a tool, and a target, where the facility has one that says it serves that
 * calibration and make. One that is down, lent or out of use still says so: it is missing then.
 */
export function neededEquipment(equipment: readonly SlotEquipment[], { systems, make }: Work): EquipmentNeed[] {
  const kinds = [...new Set(equipment.map(({ kind }) => kind))];
  const serving = (system: string) =>
    equipment.filter(
      (one) => one.systems.includes(system) && covers(make === null ? { ...one, makes: [] } : one, { system, make }),
    );
  return systems.flatMap((system) => {
    const fitting = serving(system);
    return kinds.map((kind) => fitting.filter((one) => one.kind === kind)).filter(({ length }) => length > 0);
  });
}

const always: readonly Span[] = [{ start: -Infinity, end: Infinity }];

/** When it cannot be used, whoever wants it. */
export function outOfUse(state: EquipmentState, timeZone: string): readonly Span[] {
  const { isActive, isDown, onLoanTo, onLoanUntil, expiresOn, subscriptionEndsOn } = state;
  const endOf = (day: string) => momentOf(timeZone, dayAfter(day), "00:00");
  const isLent = onLoanTo !== "";
  if (!isActive || isDown || (isLent && onLoanUntil === null)) return always;
  const lastDays = [expiresOn, subscriptionEndsOn].filter((day) => day !== null);
  return [
    ...(isLent && onLoanUntil !== null ? [{ start: -Infinity, end: endOf(onLoanUntil) }] : []),
    ...lastDays.map((day) => ({ start: endOf(day), end: Infinity })),
  ];
}

/** Returns a check whether it can be used for a whole time. */
export const isInUse = (state: EquipmentState, timeZone: string) => freeness(outOfUse(state, timeZone));

/** What lives in a van drives with it; everything else can be carried to any bay or van. */
const isWithin = ({ bayId }: SlotEquipment, room: Room, vans: ReadonlySet<string>): boolean =>
  bayId === null || bayId === room.id || !vans.has(bayId);

/** What lives in the bay comes first, then what is on the shelf. */
const distance = ({ bayId }: SlotEquipment, room: Room): number => (bayId === room.id ? 0 : bayId === null ? 1 : 2);

const vansOf = ({ bays }: EquippedFacility): ReadonlySet<string> =>
  new Set(bays.filter(({ kind }) => kind === "mobile").map(({ id }) => id));

const needsIn = (facility: EquippedFacility, room: Room, work: Work): EquipmentNeed[] => {
  const vans = vansOf(facility);
  return neededEquipment(facility.equipment, work).map((need) =>
    need
      .filter((one) => isWithin(one, room, vans))
      .toSorted((one, other) => distance(one, room) - distance(other, room)),
  );
};

type FreeEquipment = (start: number, end: number) => string[] | null;

/** Returns for each bay a function from a time to the equipment that is free for the work then; null where some is missing. */
export function freeEquipment(facility: EquippedFacility, work: Work): (room: Room) => FreeEquipment {
  if (facility.equipment.length === 0) return () => () => [];
  const checks = new Map(
    facility.equipment.map((one) => [one.id, freeness([...one.booked, ...outOfUse(one, facility.calendar.timeZone)])]),
  );
  return (room) => {
    const needs = needsIn(facility, room, work);
    return (start, end) => {
      const chosen: string[] = [];
      for (const need of needs) {
        if (need.some(({ id }) => chosen.includes(id))) continue;
        const found = need.find(({ id }) => checks.get(id)?.(start, end));
        if (!found) return null;
        chosen.push(found.id);
      }
      return chosen;
    };
  };
}

export interface ChosenEquipment {
  equipmentIds: string[];
  /** What others use then, where nothing else is left: to share, when the office books anyway. */
  sharedIds: string[];
  /** The names of what others use then. */
  taken: string[];
  /** The names of what would serve, but is down, lent, out of date or elsewhere. */
  missing: string[];
}

interface Asked {
  facility: EquippedFacility;
  bayId: string;
  work: Work;
  span: Span;
  /** Kept where it can be used then. */
  kept?: readonly string[];
}

/** Returns the equipment for the work at one place and time, and what stands in its way. */
export function chooseEquipment({ facility, bayId, work, span, kept = [] }: Asked): ChosenEquipment {
  const found: ChosenEquipment = { equipmentIds: [], sharedIds: [], taken: [], missing: [] };
  const room = facility.bays.find(({ id }) => id === bayId);
  if (!room) return found;
  const { start, end } = span;
  const isUsable = (one: SlotEquipment) => isInUse(one, facility.calendar.timeZone)(start, end);
  const everywhere = neededEquipment(facility.equipment, work);
  for (const [index, need] of needsIn(facility, room, work).entries()) {
    if (need.some(({ id }) => found.equipmentIds.includes(id))) continue;
    const usable = need.filter(isUsable).toSorted((one, other) => keptFirst(kept, one) - keptFirst(kept, other));
    const free = usable.find((one) => freeness(one.booked)(start, end));
    const [first] = usable;
    if (free) found.equipmentIds.push(free.id);
    else if (first) noteTaken(found, first, usable);
    else found.missing.push(...(everywhere[index] ?? []).map(({ name }) => name));
  }
  const { equipmentIds, ...rest } = found;
  return {
    equipmentIds,
    sharedIds: distinct(rest.sharedIds),
    taken: distinct(rest.taken),
    missing: distinct(rest.missing),
  };
}

function noteTaken(found: ChosenEquipment, first: SlotEquipment, usable: EquipmentNeed): void {
  found.sharedIds.push(first.id);
  found.taken.push(...usable.map(({ name }) => name));
}

const distinct = (all: readonly string[]): string[] => [...new Set(all)];

const keptFirst = (kept: readonly string[], { id }: SlotEquipment): number => (kept.includes(id) ? 0 : 1);
