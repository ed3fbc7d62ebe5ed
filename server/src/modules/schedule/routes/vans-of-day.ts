/** The vans of a day with their drivers, and the stops that can be planned; anything else keeps its van busy. */
import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Van, VanDay, VanEquipment, VanStop } from "@boresight/domain/schedule/routes/van-day";
import type { VanPlace } from "@boresight/domain/schedule/travel/ways";
import {
  isCompetent,
  isEquipped,
  isWithinReach,
  type SlotBay,
  type SlotFacility,
  type SlotTechnician,
} from "@boresight/domain/schedule/slot-places";
import { neededEquipment, outOfUse } from "@boresight/domain/schedule/slot-equipment";
import { openSpans, type Span } from "@boresight/domain/schedule/working-time";
import type { Booking } from "#modules/schedule/slots/read-schedule.ts";
import type { StoredStop } from "./read-van-stops.ts";

interface DayFacts {
  facility: SlotFacility;
  stored: readonly StoredStop[];
  bookings: readonly Booking[];
  base: VanPlace;
  day: Span;
  date: string;
  now: number;
}

interface DrivenVan {
  bay: SlotBay;
  driver: SlotTechnician | null;
}

interface DayAround extends DayFacts {
  driven: readonly DrivenVan[];
}

export const withDrivers = (facts: DayFacts): DayAround => ({ ...facts, driven: drivenVans(facts) });

const minute = 60_000;

export function vansOf(around: DayAround): Pick<VanDay, "equipment" | "stops" | "vans"> {
  const planned = plannableOf(around);
  const standing = unplanned(around, planned);
  return {
    vans: around.driven.map((van) => vanOf(around, van, planned)),
    stops: planned.map((stop) => stopOf(around, stop, { vans: around.driven, standing })),
    equipment: equipmentOf(around, standing),
  };
}

/** What can be given another time or van, or another day. */
export function plannableOf(around: DayAround): readonly StoredStop[] {
  return around.stored.filter((stop) => {
    const van = around.driven.find(({ bay }) => bay.id === stop.bayId);
    return van !== undefined && isAhead(stop) && (isOfVan(stop, van) || needsOther(around, stop));
  });
}

/** What could come from the days before, and whoever drives it in vans that have nothing to do: the driver of those days. */
export function visitsOf(
  around: DayAround,
  earlier: readonly StoredStop[],
): Required<Pick<VanDay, "spareVans" | "visitors">> {
  const { driven } = around;
  const standing = unplanned(around, plannableOf(around));
  const taken = new Set(driven.flatMap(({ driver }) => driver?.id ?? []));
  const spare = driven.flatMap(({ bay, driver: already }): DrivenVan[] => {
    if (around.stored.some(({ bayId }) => bayId === bay.id) || already) return [];
    const driver = driverOf(around.facility, stopsIn(bay, earlier));
    if (!driver || taken.has(driver.id)) return [];
    taken.add(driver.id);
    return [{ bay, driver }];
  });
  const vans = driven.map((van) => spare.find(({ bay }) => bay === van.bay) ?? van);
  return {
    spareVans: spare.map((van) => vanOf(around, van, [])),
    visitors: earlier.map((stop) => ({
      ...stopOf(around, stop, { vans: [], standing }),
      isOfEarlierDay: true,
      vans: vans.filter((van) => takes(around, stop, van)).map(({ bay }) => bay.id),
    })),
  };
}

/** Whoever would drive one that is out of order drives one that has nothing to do. */
function drivenVans(around: DayFacts): DrivenVan[] {
  const { facility, stored } = around;
  const vans = facility.bays
    .filter(({ kind }) => kind === "mobile")
    .map((bay) => ({ bay, driver: driverOf(facility, stopsIn(bay, stored)) }));
  const isDriving = (driver: SlotTechnician) => vans.some((van) => van.driver === driver && !isOut(around, van.bay));
  const stranded = vans.flatMap(({ driver }) => (driver && !isDriving(driver) ? driver : []));
  const waiting = [...new Set(stranded)];
  return vans.map(({ bay, driver }) => {
    const isSpare = stopsIn(bay, stored).length === 0 && !isOut(around, bay);
    return { bay, driver: isSpare ? (waiting.shift() ?? null) : driver };
  });
}

/** From now on, or from the opening, until the end of the day's work. */
function isOut({ facility, date, now }: DayFacts, { outages }: SlotBay): boolean {
  const open = openSpans(facility.calendar, date);
  const [start, end] = [Math.max(now, open[0]?.start ?? now), open.at(-1)?.end ?? now];
  return outages.some((outage) => outage.start <= start && outage.end >= end);
}

const stopsIn = (bay: SlotBay, stops: readonly StoredStop[]) => stops.filter(({ bayId }) => bayId === bay.id);

/** Tools and targets with what keeps them from the stops that are planned. */
function equipmentOf({ facility }: DayAround, standing: readonly Booking[]): VanEquipment[] {
  const { timeZone } = facility.calendar;
  const vans = new Set(facility.bays.filter(({ kind }) => kind === "mobile").map(({ id }) => id));
  return facility.equipment.map((one) => ({
    id: one.id,
    vanId: one.bayId !== null && vans.has(one.bayId) ? one.bayId : null,
    busy: [...outOfUse(one, timeZone), ...standing.filter(({ equipmentIds }) => equipmentIds.includes(one.id))].map(
      ({ start, end }) => ({ start, end }),
    ),
  }));
}

/** What stands at its time whatever is planned. */
const unplanned = ({ bookings }: DayAround, planned: readonly StoredStop[]): readonly Booking[] =>
  bookings.filter((booking) => !planned.some(({ bayId, start }) => booking.bayId === bayId && booking.start === start));

/** Whoever has most of its appointments. */
function driverOf({ technicians }: SlotFacility, stops: readonly StoredStop[]): SlotTechnician | null {
  const counted = technicians.map((technician) => ({
    technician,
    count: stops.filter(({ technicianId }) => technicianId === technician.id).length,
  }));
  const [first] = counted.toSorted((one, other) => other.count - one.count);
  return first && first.count > 0 ? first.technician : null;
}

const movable: readonly string[] = movableAppointmentStatuses;

/** Not driven to yet, and not overbooked on purpose. */
const isAhead = ({ status, isOverbooked, thereAt }: StoredStop): boolean =>
  movable.includes(status) && !isOverbooked && thereAt === null;

/** With the van's own driver, or nobody yet. */
const isOfVan = ({ technicianId }: StoredStop, { driver }: DrivenVan): boolean =>
  technicianId === null || technicianId === driver?.id;

/** Its technician works here no more, or is not certified for it any more: whoever can takes it. */
function needsOther({ facility }: DayAround, { technicianId, work, start }: StoredStop): boolean {
  if (technicianId === null) return false;
  const technician = facility.technicians.find(({ id }) => id === technicianId);
  return !technician || !isCompetent(facility, technician, { appointment: work, at: start });
}

function vanOf(around: DayAround, { bay, driver }: DrivenVan, planned: readonly StoredStop[]): Van {
  const { stored, base, day, now } = around;
  const ids = new Set(planned.map(({ id }) => id));
  const there = stored.findLast(
    ({ bayId, status, start, thereAt }) =>
      bayId === bay.id && (thereAt !== null || (start <= now && (status === "arrived" || status === "completed"))),
  );
  const isBusy = there && (there.thereAt !== null || there.status === "arrived");
  const done = isBusy ? Math.max(there.start, there.thereAt ?? there.start) + workOf(there) * minute : now;
  const others = stored.filter(({ id, bayId, status }) => bayId === bay.id && !ids.has(id) && status !== "completed");
  const held = around.bookings.filter(({ bayId, start, end }) => bayId === bay.id && !isStop(stored, { start, end }));
  return {
    bayId: bay.id,
    driverId: driver?.id ?? null,
    place: there?.place ?? base,
    from: Math.max(day.start, now, done),
    busy: [
      ...bay.outages,
      ...others.filter((one) => one !== there),
      ...held,
      ...busyOf(around, { bay, driver }, planned),
    ].map(({ start, end }) => ({ start, end })),
  };
}

const isStop = (stored: readonly StoredStop[], span: Span): boolean =>
  stored.some(({ start, end }) => start === span.start && end === span.end);

/** When the driver is away, off shift, or has work elsewhere. */
function busyOf(around: DayAround, { bay, driver }: DrivenVan, planned: readonly StoredStop[]): Span[] {
  if (!driver) return [];
  const { facility, day, date, driven } = around;
  const left = driven.filter((van) => van.driver === driver && isOut(around, van.bay));
  const standing = unplanned(
    around,
    planned.filter(({ bayId }) => left.some((van) => van.bay.id === bayId)),
  );
  const elsewhere = standing.filter(({ technicianId, bayId }) => technicianId === driver.id && bayId !== bay.id);
  const { shifts, absences } = driver;
  if (shifts === null) return [...absences, ...elsewhere];
  const onShift = openSpans({ ...facility.calendar, workingHours: shifts, closures: [] }, date);
  const edges = [day.start, ...onShift.flatMap(({ start, end }) => [start, end]), day.end];
  const offShift = edges.flatMap((start, index): Span[] => {
    const end = edges[index + 1];
    return index % 2 === 0 && end !== undefined && end > start ? [{ start, end }] : [];
  });
  return [...absences, ...elsewhere, ...offShift];
}

/** At the vehicle: never longer than the schedule keeps free for it. */
const workOf = ({ start, end, work }: StoredStop): number => Math.min(work.minutes, Math.round((end - start) / minute));

interface Among {
  /** That may be what takes it. */
  vans: readonly DrivenVan[];
  standing: readonly Booking[];
}

function stopOf(around: DayAround, stop: StoredStop, { vans, standing }: Among): VanStop {
  const { id, version, bayId, technicianId, place, start, end } = stop;
  return {
    id,
    version,
    bayId,
    technicianId,
    place,
    startsAt: start,
    minutes: Math.round((end - start) / minute),
    workMinutes: workOf(stop),
    isConfirmed: stop.status === "confirmed",
    isFixed: stop.isPinned,
    curedAt: stop.work.curedAt,
    vehicleBusy: standing
      .filter(({ vehicleId }) => vehicleId === stop.vehicleId)
      .map((booking) => ({ start: booking.start, end: booking.end })),
    vans: vans
      .filter(
        (van) =>
          (van.bay.id === bayId && isEquipped(van.bay, stop.work) && !needsOther(around, stop)) ||
          takes(around, stop, van),
      )
      .map(({ bay }) => bay.id),
    needs: neededEquipment(around.facility.equipment, stop.work).map((need) => need.map((one) => one.id)),
    uses: stop.equipmentIds,
  };
}

/** On another day, on that morning. */
const takes = ({ facility, day }: DayAround, { work, start }: StoredStop, { bay, driver }: DrivenVan): boolean => {
  const appointment = { ...work, vehicleBooked: [] };
  return (
    driver !== null &&
    isEquipped(bay, appointment) &&
    isWithinReach(bay, appointment) &&
    isCompetent(facility, driver, { appointment, at: Math.max(start, day.start) })
  );
};
