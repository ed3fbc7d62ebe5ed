import { fail } from "@boresight/domain/base/errors";
import { towIssueSchema } from "@boresight/domain/orders/vin-at-vehicle";
import { t } from "@boresight/domain/texts/text";
import { mutation } from "#platform/mutation.ts";
import { postOrderMessage } from "#modules/orders/messages/post-order-message.ts";
import { lockArriving } from "./lock-arriving.ts";

export const reportTowIssue = mutation({
  summary:
    "Reports that something keeps the vehicle from being fetched: the office gets an alert, and the order keeps what was said.",
  input: towIssueSchema,
  returns: { serviceOrder: "ServiceOrder" },
  payload: "ArrivalPayload",
  clientKey: true,
  errors: ["not-fetched", "tow-not-now"],
  async run({ orderId, note }, tx) {
    const { intakeMethod, isClosed, hasArrived } = await lockArriving(orderId, tx);
    if (intakeMethod !== "pickup" && intakeMethod !== "tow") throw fail("not-fetched");
    if (isClosed || hasArrived) throw fail("tow-not-now");

    const what = t("orders.transportProblem", { note });
    await tx.emit({ type: "order.transportFailed", entityId: orderId, payload: { note } });
    await postOrderMessage({ orderId, body: what, isInternal: true }, tx);
    return { serviceOrder: orderId };
  },
});
