import { isFinished } from "@boresight/domain/statuses/status-look";
import type { OrderField } from "@boresight/domain/orders/order-fields";
import type { Work } from "#platform/database/events.ts";
import type { VisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { priceTransport } from "./price-transport.ts";
import { revokeApprovals } from "./revoke-approvals.ts";

/** Updates what depends on the changed fields, the price of transport and the approvals, then emits the change. */
export async function followChange(order: VisibleOrder, changed: ReadonlySet<OrderField>, work: Work): Promise<void> {
  const changes = (...fields: OrderField[]) => fields.some((field) => changed.has(field));
  const { id, category } = order;
  if (changes("intakeMethod", "pickupAddressId") && !isFinished(category) && !changes("fuelCost"))
    await priceTransport(id, work.system);
  if (changes("vehicleId")) await revokeApprovals(order, work);
  if (changed.size === 0) return;
  await work.emit({ type: "order.updated", entityId: id, payload: { fields: [...changed], category } });
  if (changes("assignedTechnicianId")) await emitAssignment(id, work);
}

async function emitAssignment(id: string, { system, emit }: Work): Promise<void> {
  const payload = await system.one<{ assignedTechnicianId: string | null }>({
    text: `select assigned_technician_id from app.service_orders where id = $1`,
    values: [id],
  });
  await emit({ type: "order.assigned", entityId: id, payload });
}
