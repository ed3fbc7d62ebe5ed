/** On whose clock an order `o` of a customer `c` stands: its facility's, else that of the one the customer usually comes to, else the base's. */
export const facilityOfOrder = `coalesce(o.facility_id, c.default_facility_id, (select id from app.facilities where is_base))`;

/** Of a shop without a facility. */
export const fallbackZone = "America/Denver";
