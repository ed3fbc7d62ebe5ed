// Mobile appointments of a van in a street that leads east from the base, for the tests of its routes.
import type { Pool } from "pg";
import { buildAddress, buildAppointment, save, type Row } from "../../db/rows/factories.ts";
import { addOrder, type Shop } from "../shop.ts";

const base = { latitude: 39.7, longitude: -104.9 };
const milesOfDegree = 53.16;

/** So many miles by road from the base, west of it when negative. */
export const milesEast = (miles: number) => ({ ...base, longitude: base.longitude + miles / 1.25 / milesOfDegree });

export async function placeBase(owner: Pool, shop: Shop): Promise<void> {
  const address = buildAddress(base);
  await save(owner, "app.addresses", [address]);
  await owner.query("update app.facilities set address_id = $2 where id = $1", [shop.facilityId, address.id]);
}

interface Stop {
  bayId: string;
  /** Null: nobody knows where. */
  miles: number | null;
  /** "2026-05-06 09:00", in Denver. */
  starts: string;
  technicianId?: string | null;
  [column: string]: unknown;
}

/** An hour at Carla's, and 15 minutes to unload; returns its appointment. */
export async function addVanStop(
  owner: Pool,
  shop: Shop,
  { bayId, miles, starts, technicianId = shop.tom.userId ?? null, ...columns }: Stop,
): Promise<Row> {
  const { customerId } = shop.carla;
  const address = buildAddress({ customer_id: customerId, ...(miles !== null && milesEast(miles)) });
  await save(owner, "app.addresses", [address]);
  const mobile = { intake_method: "mobile", pickup_address_id: address.id };
  const order = await addOrder(owner, shop, { customerId, status: "scheduled", ...mobile });
  const appointment = buildAppointment({
    service_order_id: order.id,
    facility_id: shop.facilityId,
    bay_id: bayId,
    technician_id: technicianId,
    kind: "mobile",
    address_id: address.id,
    starts_at: `${starts} America/Denver`,
    ends_at: `${later(starts, 75)} America/Denver`,
    ...columns,
  });
  await save(owner, "app.appointments", [appointment]);
  return appointment;
}

/** So many minutes later by the clock on the wall. */
const later = (starts: string, minutes: number): string =>
  new Date(Date.parse(`${starts.replace(" ", "T")}Z`) + minutes * 60_000).toISOString().slice(0, 16).replace("T", " ");
