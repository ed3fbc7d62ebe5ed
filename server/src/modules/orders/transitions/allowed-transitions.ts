import { endsEarly } from "@boresight/domain/orders/next-step";
import {
  requiredAnswers,
  isBound,
  isAvailable,
  unmetGuards,
  type Answer,
} from "@boresight/domain/orders/status-transition";
import { unmetGuardMessage, type UnmetGuard } from "@boresight/domain/orders/unmet-guard";
import type { Transaction } from "#platform/database/transaction.ts";
import { readTransitionsFrom, readGuardedOrders } from "./read-guarded-orders.ts";

export interface AllowedTransition {
  toStatusId: string;
  blockedBy: (UnmetGuard & { message: string })[];
  endsEarly: boolean;
  requiredAnswers: Answer[];
  mayOverride: boolean;
}

/** Returns the status changes this caller may make, for many orders at once that the caller has already seen. */
export async function allowedTransitions(
  orderIds: readonly string[],
  { caller, system }: Transaction,
): Promise<AllowedTransition[][]> {
  const orders = new Map((await readGuardedOrders(system, orderIds)).map((order) => [order.id, order]));
  const transitions = await readTransitionsFrom(system, [
    ...new Set([...orders.values()].map(({ statusKey }) => statusKey)),
  ]);
  return orderIds.map((id) => {
    const order = orders.get(id);
    if (!order) return [];
    return transitions
      .filter((transition) => transition.fromKey === order.statusKey && isAvailable(transition, caller, order.context))
      .map((transition) => {
        return {
          toStatusId: transition.toStatusId,
          blockedBy: unmetGuards(transition, order.context).map((unmet) => ({
            ...unmet,
            message: unmetGuardMessage(unmet),
          })),
          endsEarly: endsEarly(transition),
          requiredAnswers: requiredAnswers(transition),
          mayOverride: caller.role === "admin" && !isBound(transition),
        };
      });
  });
}
