import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { rideHeightDecisionSchema, type RideHeightChoice } from "@boresight/domain/calibrations/ride-height";
import { isStaff } from "@boresight/domain/accounts/roles";
import { text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { lockVisibleOrder, type VisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { changeServiceOrderStatus } from "./transitions/change-service-order-status.ts";

export const decideRideHeight = mutation({
  summary:
    "Decides about a vehicle that is not at its factory height: refused cancels the order, restored holds it until the customer has put it right, and a signed waiver lets an admin go on.",
  input: rideHeightDecisionSchema,
  returns: { serviceOrder: "ServiceOrder" },
  payload: "UpdateServiceOrderPayload",
  errors: [
    "appointment-too-near",
    "move-blocked",
    "move-not-allowed",
    "move-not-permitted",
    "note-required",
    "order-already-moved",
    "order-changed",
    "order-closed",
    "ride-height-factory",
  ],
  async run(choice, tx) {
    const { caller, system } = tx;
    if (!isStaff(caller.role) || (choice.decision !== "restored" && caller.role !== "admin"))
      throw fail("permission-error");
    const order = await lockVisibleOrder(choice.orderId, tx);
    if (order.isClosed) throw fail("order-closed", { message: text("orders.closedForRideHeight") });
    if (!order.rideHeightModified) throw fail("ride-height-factory");
    if (order.version !== choice.version) throw fail("order-changed");
    if (choice.waiverFileId) await checkWaiverFile(choice, tx);

    const { version } = await system.one<{ version: number }>({
      text: `update app.service_orders set ride_height_decision = $2, ride_height_waiver_file_id = $3 where id = $1 returning version`,
      values: [order.id, choice.decision, choice.waiverFileId],
    });
    const { id, category } = order;
    await tx.emit({ type: "order.updated", entityId: id, payload: { fields: ["rideHeightDecision"], category } });
    if (choice.decision === "waiver")
      await tx.emit({ type: "order.rideHeightWaived", entityId: id, payload: { note: choice.note } });
    else await moveOn({ ...order, version }, choice, tx);
    return { serviceOrder: order.id };
  },
});

async function checkWaiverFile({ waiverFileId, orderId }: RideHeightChoice, { caller }: Transaction) {
  const own = await caller.maybe({
    text: "select id from app.files where id = $1 and service_order_id = $2 and is_uploaded and version_of is null",
    values: [waiverFileId, orderId],
  });
  if (own) return;
  throw wrongField("waiverFileId", "wrong-reference", text("orders.uploadWaiverToOrderFirst"));
}

const why = "Ride height is not as the maker built it";

function moveOn({ id, version, statusKey }: VisibleOrder, { decision, note }: RideHeightChoice, tx: Transaction) {
  if (decision === "restored" && statusKey === "hold") return undefined;
  const answers =
    decision === "refused"
      ? { statusKey: "cancelled", cancellationReasonKey: "vehicleModified", cancellationReason: note || why }
      : { statusKey: "hold", holdReasonKey: "modifiedVehicle", note: note || why };
  return changeServiceOrderStatus({ id, version, ...answers }, tx);
}
