/** What follows from facts that were put right: the way's price, the visit, alerts, what was agreed. */
import { upcomingAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { fail } from "@boresight/domain/base/errors";
import type { OrderField } from "@boresight/domain/orders/order-fields";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import type { SeenOrder } from "#modules/calibrations/seen-order.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { lapseApproval } from "./transitions/lapse-approval.ts";
import { priceTheWay } from "./price-the-way.ts";
import { watchRideHeight } from "./watch-ride-height.ts";
import { watchVin } from "./watch-vin.ts";
import { watchWay } from "./watch-way.ts";

/** The order as it was before, and the facts that are others now. */
export async function followChange(order: SeenOrder, changed: ReadonlySet<OrderField>, system: Rights): Promise<void> {
  const changes = (...fields: OrderField[]) => fields.some((field) => changed.has(field));
  if (changes("intakeMethod", "pickupAddressId") && !isDone(order)) {
    await moveVisit(order.id, system);
    if (!changes("fuelCost")) await priceTheWay(order.id, system);
    await watchWay(order.id, system);
  }
  if (changes("rideHeightModified")) await watchRideHeight(order.id, system);
  if (changes("vehicleId")) await followVehicle(order, system);
}

/** What was driven and done stands, whatever is put right later. */
const isDone = ({ category }: SeenOrder) => category === "done" || category === "billing" || category === "closed";

/** The visit goes where the vehicle stands; a mobile one takes a van instead of a bay, which is booked anew. */
async function moveVisit(orderId: string, system: Rights): Promise<void> {
  const live = `a.service_order_id = o.id and a.status in ${wordList(upcomingAppointmentStatuses)}`;
  const misplaced = await system.maybe({
    text: `select a.id from app.appointments a join app.service_orders o on ${live}
      where o.id = $1 and (a.kind = 'mobile') <> (o.intake_method = 'mobile') limit 1`,
    values: [orderId],
  });
  if (misplaced) throw wrong("intakeMethod", "Give the appointment back first: it takes another place then");
  await system.run({
    text: `update app.appointments a set kind = o.intake_method,
        address_id = case when o.intake_method <> 'dropOff' then o.pickup_address_id end
      from app.service_orders o where o.id = $1 and ${live}`,
    values: [orderId],
  });
}

async function followVehicle(order: SeenOrder, system: Rights): Promise<void> {
  await watchVin(order.id, system);
  const isTheOneSeen = await system.maybe({
    text: `select o.id from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      where o.id = $1 and o.vin_seen = v.vin_number`,
    values: [order.id],
  });
  if (isTheOneSeen) await system.run(endAlert(`vinMismatch:${order.id}`));
  await lapseApproval(order, system);
}

const wrong = (field: OrderField, message: string) =>
  fail("invalid-input", { message, fields: [{ field, code: "wrong-value", message }] });
