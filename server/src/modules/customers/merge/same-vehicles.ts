/** Two customers that become one may each have a record of the same vehicle: its orders go to one of them. */
import type { Rights } from "#platform/database/transaction.ts";

interface JoinedVehicle {
  /** The record that stays. */
  vehicleId: string;
  /** The record that is archived. */
  otherId: string;
  orderIds: readonly string[];
}

export async function joinSameVehicles(survivorId: string, mergedId: string, system: Rights): Promise<JoinedVehicle[]> {
  const pairs = await system.rows<{ vehicleId: string; otherId: string }>({
    text: `select kept.id as vehicle_id, other.id as other_id
      from app.vehicles kept join app.vehicles other on other.vin_number = kept.vin_number
      where kept.customer_id = $1 and other.customer_id = $2 and kept.archived_at is null and other.archived_at is null`,
    values: [survivorId, mergedId],
  });
  const joined: JoinedVehicle[] = [];
  for (const { vehicleId, otherId } of pairs) {
    const orders = await system.rows<{ id: string }>({
      text: "update app.service_orders set vehicle_id = $1 where vehicle_id = $2 returning id",
      values: [vehicleId, otherId],
    });
    await system.run({ text: "update app.vehicles set archived_at = now() where id = $1", values: [otherId] });
    joined.push({ vehicleId, otherId, orderIds: orders.map(({ id }) => id) });
  }
  return joined;
}

export async function partVehicles(joined: readonly JoinedVehicle[], system: Rights): Promise<void> {
  for (const { vehicleId, otherId, orderIds } of joined) {
    await system.run({ text: "update app.vehicles set archived_at = null where id = $1", values: [otherId] });
    await system.run({
      text: "update app.service_orders set vehicle_id = $1 where id = any ($2::uuid[]) and vehicle_id = $3",
      values: [otherId, orderIds, vehicleId],
    });
  }
}
