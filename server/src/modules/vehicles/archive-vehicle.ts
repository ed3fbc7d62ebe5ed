import { fail } from "@boresight/domain/base/errors";
import { vehicleVersionSchema } from "@boresight/domain/vehicles/vehicle-verbs-schema";
import { text } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";

export const archiveVehicle = mutation({
  summary: "Archives a vehicle without open orders: it is no longer offered, its past orders stay.",
  callers: ["admin"],
  input: vehicleVersionSchema,
  locks: "vehicles",
  returns: { vehicle: "Vehicle" },
  payload: "VehiclePayload",
  errors: ["vehicle-archived", "vehicle-changed", "vehicle-in-use"],
  async run({ id }, { locked, ...tx }) {
    if (locked.archivedAt !== null) throw fail("vehicle-archived");
    const open = await tx.system.rows<{ number: string }>({
      text: `select o.internal_order_number as number
        from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
        where o.vehicle_id = $1 and not s.is_terminal order by o.created_at limit 20`,
      values: [id],
    });
    const numbers = open.map(({ number }) => number).join(", ");
    if (numbers) throw fail("vehicle-in-use", { message: text("vehicles.openOrdersKeepVehicle", { numbers }) });
    await tx.system.run({ text: "update app.vehicles set archived_at = $2 where id = $1", values: [id, tx.now] });
    await tx.emit({ type: "vehicle.updated", entityId: id, payload: { fields: ["archivedAt"] } });
    return { vehicle: id };
  },
});
