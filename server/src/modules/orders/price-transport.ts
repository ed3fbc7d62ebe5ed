import { fuelCost } from "@boresight/domain/orders/transport-price";
import type { TransportPrices } from "@boresight/domain/settings/shop-settings";
import type { Rights } from "#platform/database/transaction.ts";

interface Way extends Pick<TransportPrices, "freeRadiusMiles" | "fuelCentsPerMile"> {
  distance: number | null;
}

/** Prices our trip to the vehicle; the price is empty while the distance is unknown or no trip is needed. */
export async function priceTransport(orderId: string, system: Rights): Promise<void> {
  const way = await system.maybe<Way>({
    text: `select a.distance_to_sensi as distance, s.free_radius_miles, s.fuel_cents_per_mile
      from app.service_orders o join app.addresses a on a.id = o.pickup_address_id
        cross join (select * from app.shop_settings order by version desc limit 1) s
      where o.id = $1 and o.intake_method in ('pickup', 'mobile')`,
    values: [orderId],
  });
  await system.run({
    text: "update app.service_orders set fuel_cost = $2 where id = $1 and fuel_cost is distinct from $2",
    values: [orderId, way?.distance == null ? null : fuelCost(way.distance, way)],
  });
}
