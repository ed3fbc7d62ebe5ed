import { bookableFrom } from "@boresight/domain/schedule/appointment";
import { liveAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { Role } from "@boresight/domain/accounts/roles";
import type { SlotBay, SlotFacility, SlotTechnician } from "@boresight/domain/schedule/slot-places";
import type { SlotEquipment } from "@boresight/domain/schedule/slot-equipment";
import type { Booked } from "@boresight/domain/schedule/travel/reach";
import { neighborHours } from "@boresight/domain/schedule/travel/working-day";
import type { Coordinates } from "@boresight/domain/customers/address-book";
import type { Span } from "@boresight/domain/schedule/working-time";
import type { AppointmentRow } from "#db/rows.ts";
import { coordinatesOf } from "#modules/schedule/travel/place-columns.ts";
import { readTravel } from "#modules/schedule/travel/read-travel.ts";
import type { StandingAppointment } from "#modules/schedule/stored-appointment.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface Wanted {
  /** Null for all active ones. */
  facilityIds: readonly string[] | null;
  from: Date;
  to: Date;
  now: Date;
  role: Role;
  /** Appointments to ignore because they are being moved. */
  exceptIds: readonly string[];
  /** Where the work is: the ways from and to there are read as well. */
  place?: Coordinates | null;
}

export interface Schedule {
  facilities: SlotFacility[];
  /** What occupies their bays and people, and vehicles at any facility. */
  bookings: readonly Booking[];
  /** When this vehicle is with us. */
  bookedFor: (vehicleId: string | null) => readonly Span[];
}

/** Returns what is open, equipped and booked in that time, past the caller's rights: only free times leave the server. */
export async function readSchedule(system: Rights, wanted: Wanted): Promise<Schedule> {
  const stored = await system.rows<StoredFacility>({
    text: facilitiesQuery,
    values: [wanted.facilityIds, wanted.from, wanted.to],
  });
  const bookings = await readBookings(system, wanted);
  const ids = stored.filter(({ bays }) => bays.some(({ kind }) => kind === "mobile")).map(({ id }) => id);
  const hubs = [...stored.map(({ base }) => base.coordinates), wanted.place ?? null].filter((place) => place !== null);
  const travel = await readTravel({ facilityIds: ids, hubs }, { system, now: wanted.now });
  const facilities = stored.map((facility) => ({
    ...facility,
    travel: travel(facility.id),
    bookableFrom: bookableFrom(wanted.role, facility.calendar, wanted.now).getTime(),
  }));
  return { bookings, ...filledWith(bookings, facilities) };
}

interface EmptyFacility extends Omit<SlotFacility, "bays" | "equipment" | "technicians"> {
  bays: readonly Omit<SlotBay, "booked">[];
  technicians: readonly Omit<SlotTechnician, "booked">[];
  equipment: readonly Omit<SlotEquipment, "booked">[];
}

/** The facilities with these appointments filled in. */
export function filledWith(
  bookings: readonly Booking[],
  facilities: readonly EmptyFacility[],
): Pick<Schedule, "bookedFor" | "facilities"> {
  const booked = (column: "bayId" | "technicianId" | "vehicleId") => {
    const spans = Map.groupBy(bookings, (booking) => booking[column]);
    return (id: string | null): readonly Booked[] => (id === null ? [] : (spans.get(id) ?? []));
  };
  const [inBay, withTechnician] = [booked("bayId"), booked("technicianId")];
  const used = new Map<string, Span[]>();
  for (const { equipmentIds, start, end } of bookings) {
    for (const id of equipmentIds) {
      const spans = used.get(id) ?? [];
      spans.push({ start, end });
      used.set(id, spans);
    }
  }
  return {
    facilities: facilities.map((facility) => ({
      ...facility,
      bays: facility.bays.map((bay) => ({ ...bay, booked: inBay(bay.id) })),
      technicians: facility.technicians.map((technician) => ({ ...technician, booked: withTechnician(technician.id) })),
      equipment: facility.equipment.map((one) => ({ ...one, booked: used.get(one.id) ?? [] })),
    })),
    bookedFor: booked("vehicleId"),
  };
}

interface StoredFacility extends Pick<
  SlotFacility,
  "base" | "calendar" | "checksCompetences" | "id" | "parkingCapacity"
> {
  bays: Omit<SlotBay, "booked">[];
  technicians: Omit<SlotTechnician, "booked">[];
  equipment: Omit<SlotEquipment, "booked">[];
}

export interface Booking extends Booked, Pick<AppointmentRow, "bayId" | "technicianId" | "vehicleId"> {
  equipmentIds: readonly string[];
}

/** What an appointment occupies. */
export function bookingOf({ startsAt, minutes, place, ...used }: StandingAppointment): Booking {
  const { bayId, technicianId, vehicleId, equipmentIds } = used;
  const start = startsAt.getTime();
  const outing = place && { outing: { place, bayId, technicianId } };
  return { bayId, technicianId, vehicleId, equipmentIds, start, end: start + minutes * 60_000, ...outing };
}

/** What is booked in that time, and what comes next before and after it. */
async function readBookings(system: Rights, { from, to, now, exceptIds }: Wanted): Promise<readonly Booking[]> {
  const stored = await system.rows<StoredBooking>({
    text: `select a.bay_id, a.technician_id, a.vehicle_id,
        (extract(epoch from a.starts_at) * 1000)::float8 as start, (extract(epoch from a.ends_at) * 1000)::float8 as end,
        array(select e.equipment_id from app.appointment_equipment e where e.appointment_id = a.id) as equipment_ids,
        a.kind = 'mobile' as is_away, d.latitude, d.longitude,
        case when f.is_base then d.distance_to_sensi end as miles
      from app.appointments a left join app.addresses d on d.id = a.address_id and a.kind = 'mobile'
      left join app.facilities f on f.id = a.facility_id and a.kind = 'mobile'
      where a.status = any ($5) and a.starts_at < $2::timestamptz + make_interval(hours => $6)
        and a.starts_at > $1::timestamptz - make_interval(hours => 24 + $6) and a.ends_at > $1::timestamptz - make_interval(hours => $6)
        and (a.held_until is null or a.held_until > $3) and a.id <> all ($4)
      order by a.starts_at`,
    values: [from, to, now, exceptIds, liveAppointmentStatuses, neighborHours],
  });
  return stored.map(({ isAway, latitude, longitude, miles, ...booking }) => {
    if (!isAway) return booking;
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    const { bayId, technicianId } = booking;
    return { ...booking, outing: { place: { coordinates, milesFromBase: miles }, bayId, technicianId } };
  });
}

interface StoredBooking extends Omit<Booking, "outing"> {
  isAway: boolean;
  latitude: number | null;
  longitude: number | null;
  miles: number | null;
}

/** SQL: the periods of these rows. */
export const spansOf = (alias: string): string =>
  `coalesce(json_agg(json_build_object('start', (extract(epoch from ${alias}.starts_at) * 1000)::float8,
          'end', (extract(epoch from ${alias}.ends_at) * 1000)::float8)), '[]')`;

/** SQL: the fields of `EquipmentState`, for `json_build_object`. */
export const equipmentState = (alias: string): string =>
  `'isActive', ${alias}.is_active, 'isDown', ${alias}.down_since is not null, 'onLoanTo', ${alias}.on_loan_to,
        'onLoanUntil', ${alias}.on_loan_until, 'expiresOn', ${alias}.expires_on, 'subscriptionEndsOn', ${alias}.subscription_ends_on`;

/** SQL: what this person is certified for. */
export const credentialsOf = (userId: string): string =>
  `(select coalesce(json_agg(json_build_object('systems', c.systems, 'makes', c.makes, 'validFrom', c.valid_from,
          'expiresOn', c.expires_on, 'withdrawnOn', c.withdrawn_on)), '[]') from app.credentials c where c.user_id = ${userId})`;

const facilitiesQuery = `select f.id, f.checks_competences, f.parking_capacity,
    json_build_object('timeZone', f.time_zone, 'workingHours', f.working_hours, 'closures', f.closures) as calendar,
    json_build_object('coordinates', (select ${coordinatesOf("d")} from app.addresses d where d.id = f.address_id),
      'milesFromBase', case when f.is_base then 0 end) as base,
    (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'capabilities', b.capabilities,
        'serviceRadiusMiles', b.service_radius_miles, 'floorSurveyEndsOn', b.floor_survey_ends_on, 'outages',
        (select ${spansOf("o")} from app.bay_outages o where o.bay_id = b.id and o.starts_at < $3 and o.ends_at > $2)) order by b.sort_order, b.name), '[]')
      from app.bays b where b.facility_id = f.id and b.is_active) as bays,
    (select coalesce(json_agg(json_build_object('id', u.id, 'credentials', ${credentialsOf("u.id")},
        'shifts', (select working_hours from app.shifts s where s.user_id = u.id), 'absences',
        (select ${spansOf("o")} from app.absences o where o.user_id = u.id and o.starts_at < $3 and o.ends_at > $2))
        order by u.display_name), '[]')
      from app.users u where u.default_role = 'technician' and not u.disabled
        and (u.facility_ids is null or f.id = any (u.facility_ids))) as technicians,
    (select coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'name', concat_ws(' ', e.name, nullif(e.serial_number, '')),
        'systems', e.systems, 'makes', e.makes, 'bayId', e.bay_id, ${equipmentState("e")}) order by e.name, e.serial_number), '[]')
      from app.equipment e where e.facility_id = f.id and e.systems <> '{}') as equipment
  from app.facilities f
  where f.is_active and ($1::uuid[] is null or f.id = any ($1))
  order by f.facility_name`;
