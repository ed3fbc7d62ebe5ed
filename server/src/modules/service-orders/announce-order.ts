import { isCustomerType } from "@boresight/domain/roles";
import type { Rights, Transaction } from "#platform/transaction.ts";
import { raiseAlert, type Alert } from "../notifications/raise-alert.ts";
import { queueStatusMail } from "../order-mails/queue-order-mail.ts";
import { watchVin } from "./watch-vin.ts";

interface Announced {
  number: string;
  customer: string;
  vehicle: string;
  rideHeightModified: boolean;
  /** Whether someone has to drive to the vehicle. */
  isFetched: boolean;
  /** One way, in miles. */
  distance: number | null;
}

const serviceRadius = 75;

/** Tells the office about a new order and what stands out in it, and the customer that it has arrived. */
export async function announceOrder(id: string, { caller, system }: Transaction): Promise<void> {
  const order = await readAnnounced(id, system);
  const alerts = alertsOf(order, isCustomerType(caller.role));
  for (const alert of alerts)
    await system.run(raiseAlert({ ...alert, serviceOrderId: id, dedupeKey: `${alert.kind}:${id}` }));
  await watchVin(id, system);
  await queueStatusMail(id, system, { userId: caller.userId });
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
  if (order.isFetched && order.distance === null)
    yield { kind: "distanceMissing", severity: "info", message: `${number}: the distance to the vehicle is not known` };
  if (order.isFetched && (order.distance ?? 0) > serviceRadius) {
    const message = `${number}: the vehicle stands ${order.distance} miles away, outside the service area`;
    yield { kind: "outOfArea", severity: "info", message };
  }
}

const readAnnounced = (id: string, system: Rights) =>
  system.one<Announced>({
    text: `select o.internal_order_number as number, v.vehicle_description as vehicle,
        coalesce(nullif(c.company_name, ''), c.first_name || ' ' || c.last_name) as customer,
        o.ride_height_modified as "rideHeightModified", o.intake_method <> 'dropOff' as "isFetched", a.distance_to_sensi as distance
      from app.service_orders o
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = o.customer_id
      left join app.addresses a on a.id = o.pickup_address_id
      where o.id = $1`,
    values: [id],
  });
