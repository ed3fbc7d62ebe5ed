import { isCustomerType } from "@boresight/domain/accounts/roles";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { queueStatusMail } from "#modules/mail/orders/queue-order-mail.ts";
import { watchRideHeight } from "./watch-ride-height.ts";
import { watchVin } from "./watch-vin.ts";
import { watchWay } from "./watch-way.ts";

interface Announced {
  number: string;
  customer: string;
  vehicle: string;
}

/** Tells the office about a new order and what stands out in it, and the customer that it has arrived. */
export async function announceOrder(id: string, { caller, system }: Transaction): Promise<void> {
  if (isCustomerType(caller.role)) await system.run(newRequest(id, await readAnnounced(id, system)));
  await watchRideHeight(id, system);
  await watchWay(id, system);
  await watchVin(id, system);
  await queueStatusMail(id, system, { userId: caller.userId });
}

const newRequest = (id: string, { number, customer, vehicle }: Announced) =>
  raiseAlert({
    kind: "newRequest",
    severity: "info",
    message: `New request ${number}: ${vehicle} for ${customer}`,
    serviceOrderId: id,
    dedupeKey: `newRequest:${id}`,
  });

const readAnnounced = (id: string, system: Rights) =>
  system.one<Announced>({
    text: `select o.internal_order_number as number, v.vehicle_description as vehicle,
        coalesce(nullif(c.company_name, ''), c.first_name || ' ' || c.last_name) as customer
      from app.service_orders o
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = o.customer_id
      where o.id = $1`,
    values: [id],
  });
