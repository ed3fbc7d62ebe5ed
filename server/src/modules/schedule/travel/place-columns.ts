/** SQL: where an address lies whose coordinates are known, so that equal ones are equal. */
export const jsonOfPlace = (address: string): string =>
  `jsonb_build_object('latitude', ${address}.latitude, 'longitude', ${address}.longitude)`;

/** SQL: where an address lies; null where nobody knows. */
export const coordinatesOf = (address: string): string =>
  `case when ${address}.latitude is not null and ${address}.longitude is not null
          then json_build_object('latitude', ${address}.latitude, 'longitude', ${address}.longitude) end`;

/** SQL: where the van of an appointment `a` at the address `d` is; null for what is done at the facility. */
export const placeOfAppointment = `case when a.kind = 'mobile' then json_build_object('coordinates', ${coordinatesOf("d")},
          'milesFromBase', case when (select f.is_base from app.facilities f where f.id = a.facility_id) then d.distance_to_sensi end)
        end as place`;
