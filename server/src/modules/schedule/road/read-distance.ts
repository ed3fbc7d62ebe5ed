import { approximateMiles, type Coordinates } from "@boresight/domain/customers/address-book";
import type { Rights } from "#platform/database/transaction.ts";

interface Places {
  /** Where the driver was last today, else their base. */
  from: Partial<Coordinates> | null;
  to: Partial<Coordinates> | null;
  /** One way from the base. */
  fromBase: number | null;
  facilityId: string;
}

interface Distance {
  miles: number | null;
  facilityId: string;
}

/**
 * Returns the miles from the driver's last stop of the last 12 hours, or the base, to an appointment: by coordinates, else the
 * known distance from the base; null where neither is known. With the facility of the appointment.
 */
export async function readDistance(
  { appointmentId, driverId, at }: { appointmentId: string; driverId: string; at: Date },
  system: Rights,
): Promise<Distance> {
  const { from, to, fromBase, facilityId } = await system.one<Places>({
    text: `select
        case when last.id is null then ${placeOf("base")} else ${placeOf("last")} end as "from",
        ${placeOf("a")} as "to", a.distance_to_sensi as from_base, p.facility_id
      from app.appointments p
      left join app.addresses a on a.id = p.address_id
      left join app.facilities f on f.id = p.facility_id
      left join app.addresses base on base.id = f.address_id
      left join lateral (select d.* from app.trips t join app.appointments b on b.id = t.appointment_id
        join app.addresses d on d.id = b.address_id
        where t.user_id = $2 and t.appointment_id <> p.id and t.arrived_at <= $3::timestamptz
          and t.arrived_at > $3::timestamptz - interval '12 hours'
        order by t.arrived_at desc limit 1) last on true
      where p.id = $1`,
    values: [appointmentId, driverId, at],
  });
  const miles = isLocated(from) && isLocated(to) ? approximateMiles(from, to) : fromBase;
  return { miles, facilityId };
}

const placeOf = (address: string): string =>
  `json_build_object('latitude', ${address}.latitude, 'longitude', ${address}.longitude)`;

const isLocated = (place: Partial<Coordinates> | null): place is Coordinates =>
  typeof place?.latitude === "number" && typeof place.longitude === "number";
