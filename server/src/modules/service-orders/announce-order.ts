import { isCustomerType } from "@boresight/domain/roles";
import type { Rights, Transaction } from "#platform/transaction.ts";
import { raiseAlert, type Alert } from "../notifications/raise-alert.ts";

interface Announced {
  number: string;
  customer: string;
  vehicle: string;
  rideHeightModified: boolean;
  vinElsewhere: boolean;
}

/** Tells the office about a new order and what stands out in it. */
export async function announceOrder(id: string, { caller, system }: Transaction): Promise<void> {
  const order = await readAnnounced(id, system);
  const alerts = alertsOf(order, isCustomerType(caller.role));
  for (const alert of alerts)
    await system.run(raiseAlert({ ...alert, serviceOrderId: id, dedupeKey: `${alert.kind}:${id}` }));
}

function* alertsOf(order: Announced, fromCustomer: boolean): Iterable<Pick<Alert, "kind" | "severity" | "message">> {
  const { number, customer, vehicle } = order;
  if (fromCustomer)
    yield { kind: "newRequest", severity: "info", message: `New request ${number}: ${vehicle} for ${customer}` };
  if (order.rideHeightModified) {
    yield {
      kind: "modifiedVehicle",
      severity: "warning",
      message: `${number}: the ${vehicle} has a modified ride height`,
    };
  }
  if (order.vinElsewhere) {
    yield {
      kind: "duplicateVin",
      severity: "warning",
      message: `${number}: this VIN also stands under another customer`,
    };
  }
}

const readAnnounced = (id: string, system: Rights) =>
  system.one<Announced>({
    text: `select o.internal_order_number as number, v.vehicle_description as vehicle,
        coalesce(nullif(c.company_name, ''), c.first_name || ' ' || c.last_name) as customer,
        o.ride_height_modified as "rideHeightModified",
        exists (select from app.vehicles other where other.vin_number = v.vin_number and other.customer_id <> v.customer_id
          and other.archived_at is null) as "vinElsewhere"
      from app.service_orders o
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = o.customer_id
      where o.id = $1`,
    values: [id],
  });
