import type { VanPlace } from "@boresight/domain/schedule/travel/ways";
import { coordinatesOf } from "#modules/schedule/travel/place-columns.ts";
import type { Rights } from "#platform/database/transaction.ts";

interface PlacesOfDrive {
  /** The driver's last stop of the last 12 hours, else the base. */
  from: VanPlace;
  to: VanPlace;
  facilityId: string;
}

/** Returns from where to where somebody drives to an appointment, and whose facility's drive that is. */
export const readPlacesOfDrive = (
  { appointmentId, driverId, at }: { appointmentId: string; driverId: string; at: Date },
  system: Rights,
): Promise<PlacesOfDrive> =>
  system.one<PlacesOfDrive>({
    text: `select
        case when last.id is null then ${placeOf("base", "case when f.is_base then 0 end")} else ${placeOf("last", milesOf("last"))} end as "from",
        ${placeOf("a", milesOf("a"))} as "to", p.facility_id
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

/** Distances are kept from the base facility alone. */
const milesOf = (address: string): string => `case when f.is_base then ${address}.distance_to_sensi end`;

const placeOf = (address: string, miles: string): string =>
  `json_build_object('coordinates', ${coordinatesOf(address)}, 'milesFromBase', ${miles})`;
