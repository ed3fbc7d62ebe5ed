import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { endedStatusSchema } from "@boresight/domain/statuses/status-definition";
import { t, text } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { activeEnds, type StoredStatus } from "./status-checks.ts";
import { changeStatusOfOrders } from "./change-status-of-orders.ts";

export const deactivateStatus = mutation({
  summary:
    "Takes a status out of use. While orders are in it, it stays in use unless `moveOrdersTo` says where they go.",
  callers: ["admin"],
  input: endedStatusSchema,
  locks: "service_order_statuses",
  returns: { serviceOrderStatus: "ServiceOrderStatus" },
  payload: "ServiceOrderStatusPayload",
  errors: ["definition-changed", "status-in-use", "status-needed"],
  async run({ id, moveOrdersTo }, { locked: status, ...tx }) {
    if (!status.isActive) throw fail("definition-changed");
    await requireReplaced(status, tx);
    // Orders about to enter wait here, and are refused once this is committed.
    await tx.system.run({ text: "select from app.service_order_statuses where id = $1 for update", values: [id] });
    const { count } = await tx.system.one<{ count: number }>({
      text: "select count(*)::integer as count from app.service_orders where status_id = $1",
      values: [id],
    });
    if (count > 0 && moveOrdersTo === null)
      throw fail("status-in-use", { message: text("statuses.ordersAreInIt", { count }) });
    if (count > 0 && moveOrdersTo !== null) {
      await requireTarget(moveOrdersTo, id, tx);
      const note = t("statuses.statusLeftUse", { status: status.statusName });
      await changeStatusOfOrders({ fromId: id, toId: moveOrdersTo, note }, tx);
    }
    await tx.caller.run({
      text: "update app.service_order_statuses set is_active = false where id = $1",
      values: [id],
    });
    return { serviceOrderStatus: id };
  },
});

async function requireReplaced({ isInitial, isTerminal }: StoredStatus, tx: Transaction): Promise<void> {
  if (isInitial) throw fail("status-needed", { message: text("statuses.startsHere") });
  if (isTerminal && (await activeEnds(tx)) < 2)
    throw fail("status-needed", { message: text("statuses.lastFinalStatus") });
}

async function requireTarget(id: string, leaving: string, { caller }: Transaction): Promise<void> {
  const target = await caller.one<{ isActive: boolean }>({
    text: `select is_active from app.service_order_statuses where id = $1`,
    values: [id],
  });
  if (target.isActive && id !== leaving) return;
  throw wrongField("moveOrdersTo", "custom", text("statuses.chooseOtherActive"));
}
