import { attendedAppointmentStatuses, type AppointmentStatus } from "@boresight/domain/schedule/appointment-status";
import type { VanPlace } from "@boresight/domain/schedule/travel/ways";
import type { Span } from "@boresight/domain/schedule/working-time";
import { appointmentOf, readOrderToBook, type Appointment } from "#modules/schedule/read-bookable-order.ts";

import type { DayReader } from "./read-van-day.ts";

/** An appointment of a van with where it is and what it takes. */
export interface StoredStop {
  id: string;
  version: number;
  bayId: string;
  technicianId: string | null;
  status: AppointmentStatus;
  start: number;
  end: number;
  isPinned: boolean;
  isOverbooked: boolean;
  equipmentIds: readonly string[];
  /** When somebody is there who has set out for it; null: nobody has, or they have left. */
  thereAt: number | null;
  place: VanPlace;
  vehicleId: string;
  work: Appointment;
}

interface Asked {
  facilityId: string;
  day: Span;
  /** Distances from the base are from this facility. */
  isBase: boolean;
}

/** What a van does; it may have become a fixed bay since. What the office booked into such a bay on purpose stays there. */
const isOfVan = "(b.kind = 'mobile' or a.kind = 'mobile' and not a.is_overbooked)";

/** What the vans of a facility have done and have to do that day, the earliest first, as far as the reader sees it. */
export async function readVanStops(
  { facilityId, day, isBase }: Asked,
  { reader, system, now }: DayReader,
): Promise<StoredStop[]> {
  const stored = await reader.rows<StoredRow>({
    text: `select a.id, a.version, a.bay_id, a.technician_id, a.status, a.is_pinned, a.is_overbooked,
        a.service_order_id as order_id,
        (extract(epoch from a.starts_at) * 1000)::float8 as start, (extract(epoch from a.ends_at) * 1000)::float8 as end,
        (select (extract(epoch from coalesce(t.arrived_at, greatest(t.expected_at, $5::timestamptz), $5::timestamptz)) * 1000)::float8
          from app.trips t where t.appointment_id = a.id and t.ended_at is null order by t.created_at desc limit 1) as there_at,
        array(select e.equipment_id from app.appointment_equipment e where e.appointment_id = a.id) as equipment_ids,
        d.latitude, d.longitude, d.distance_to_sensi as miles
      from app.appointments a
      join app.bays b on b.id = a.bay_id and ${isOfVan}
      left join app.addresses d on d.id = a.address_id
      where a.facility_id = $1 and a.starts_at >= $2 and a.starts_at < $3 and a.status = any ($4)
        and a.service_order_id is not null
      order by a.starts_at, a.id`,
    values: [facilityId, new Date(day.start), new Date(day.end), attendedAppointmentStatuses, now],
  });
  const stops: StoredStop[] = [];
  for (const { orderId, latitude, longitude, miles, ...stop } of stored) {
    const order = await readOrderToBook(orderId, system);
    const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
    stops.push({
      ...stop,
      place: { coordinates, milesFromBase: isBase ? miles : null },
      vehicleId: order.vehicleId,
      work: appointmentOf({ ...order, minutes: null }),
    });
  }
  return stops;
}

interface StoredRow extends Omit<StoredStop, "place" | "vehicleId" | "work"> {
  orderId: string;
  latitude: number | null;
  longitude: number | null;
  miles: number | null;
}
