import { fuelCost } from "@boresight/domain/orders/transport-price";
import type { Rights } from "#platform/database/transaction.ts";

/** Prices our trip to the vehicle; the price is empty while the distance is unknown or no trip is needed. */
export async function priceTransport(orderId: string, system: Rights): Promise<void> {
  const way = await system.maybe<{ distance: number | null }>({
    text: `select a.distance_to_sensi as distance from app.service_orders o join app.addresses a on a.id = o.pickup_address_id
      where o.id = $1 and o.intake_method in ('pickup', 'mobile')`,
    values: [orderId],
  });
  await system.run({
    text: "update app.service_orders set fuel_cost = $2 where id = $1 and fuel_cost is distinct from $2",
    values: [orderId, way?.distance == null ? null : fuelCost(way.distance)],
  });
}
