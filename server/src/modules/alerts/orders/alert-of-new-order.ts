import { text } from "@boresight/domain/texts/text";
import type { DomainEvent, Work } from "#platform/database/events.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { raiseAlert } from "#modules/alerts/raise-alert.ts";
import { updateRideHeightAlert } from "./update-ride-height-alert.ts";
import { updateTransportAlerts } from "./update-transport-alerts.ts";
import { updateVinAlerts } from "./update-vin-alerts.ts";

interface NewOrder {
  number: string;
  customer: string;
  vehicle: string;
}

/** Alerts the office to a customer's new order, and to what is unusual in any new order. */
export async function alertOfNewOrder(
  { entityId: id, payload }: DomainEvent<"order.created">,
  { system }: Work,
): Promise<void> {
  if (payload.source === "portal") await system.run(newRequest(id, await readNewOrder(id, system)));
  await updateRideHeightAlert(id, system);
  await updateTransportAlerts(id, system);
  await updateVinAlerts(id, system);
}

const newRequest = (id: string, { number, customer, vehicle }: NewOrder) =>
  raiseAlert({
    kind: "newRequest",
    severity: "info",
    message: text("alerts.newRequest", { number, vehicle, customer }),
    serviceOrderId: id,
    dedupeKey: `newRequest:${id}`,
  });

const readNewOrder = (id: string, system: Rights) =>
  system.one<NewOrder>({
    text: `select o.internal_order_number as number, v.vehicle_description as vehicle,
        app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer
      from app.service_orders o
      join app.vehicles v on v.id = o.vehicle_id
      join app.customers c on c.id = o.customer_id
      where o.id = $1`,
    values: [id],
  });
