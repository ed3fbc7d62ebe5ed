/**
 * The facility of an order `o` of a customer `c`, whose time zone applies: its own, else the customer's usual one,
 * else the base.
 */
export const facilityOfOrder = `coalesce(o.facility_id, c.default_facility_id, (select id from app.facilities where is_base))`;

/** For a shop without a facility. */
export const fallbackZone = "America/Denver";
