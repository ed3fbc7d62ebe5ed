import { fail } from "@boresight/domain/base/errors";
import { isWholeVin, vinCorrectionSchema } from "@boresight/domain/orders/vin-at-vehicle";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { revokeApprovals } from "#modules/orders/revoke-approvals.ts";
import { lockArriving, assertNotReleased, type ArrivingOrder } from "./lock-arriving.ts";
import { vehicleWithVin } from "./vehicle-with-vin.ts";

export const correctVin = mutation({
  summary: "Changes the order to the vehicle whose VIN was seen; an approved estimate must be approved again.",
  input: vinCorrectionSchema,
  returns: { serviceOrder: "ServiceOrder" },
  payload: "ArrivalPayload",
  errors: ["vin-incomplete", "vin-not-different", "vin-not-now"],
  async run({ orderId, reason }, tx: Transaction & Pick<RequestContext, "config">) {
    const order = await lockArriving(orderId, tx);
    assertNotReleased(order);
    const { vinSeen: vin, isVinConfirmed, vehicle } = order;
    if (vin === null || isVinConfirmed) throw fail("vin-not-different");
    if (!isWholeVin(vin, vehicle.year)) throw fail("vin-incomplete");

    const vehicleId = await vehicleWithVin(vin, order, tx);
    await tx.system.run({
      text: "update app.service_orders set vehicle_id = $2, vin_confirmed_at = $3, vin_confirmed_by = $4 where id = $1",
      values: [orderId, vehicleId, tx.now, tx.caller.userId],
    });
    const { category } = order;
    await tx.emit({ type: "order.updated", entityId: orderId, payload: { fields: ["vehicleId"], category } });
    const reopened = await revokeApprovals(order, tx);
    await tell(order, { vin, reason, reopened }, tx);
    return { serviceOrder: orderId };
  },
});

interface Correction {
  vin: string;
  reason: string;
  reopened: readonly string[];
}

/** Records the correction in the audit for admins and as an internal message on the order. */
async function tell({ id, vehicle }: ArrivingOrder, { vin, reason, reopened }: Correction, tx: Transaction) {
  const { caller, system } = tx;
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, changes, reason)
      values ($1, $2, 'changed', 'service_orders', $3, $4, $5)`,
    values: [caller.userId, caller.role, id, { vin_number: [vehicle.vinNumber, vin] }, reason],
  });
  const again = reopened.length > 0 ? ` To be approved again: ${reopened.join(", ")}.` : "";
  const body = `VIN corrected from ${vehicle.vinNumber ?? "none"} to ${vin}: ${reason}.${again}`;
  await postOrderMessage({ orderId: id, body, isInternal: true }, tx);
}
