import { orderFilterSchema } from "@boresight/domain/orders/order-filter";
import {
  viewCountLimit,
  isListed,
  orderViewKeys,
  orderViews,
  type OrderViewKey,
} from "@boresight/domain/orders/order-list";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { countByStatus } from "./count-by-status.ts";
import { readOrderScope } from "./order-scope.ts";
import { queryWithin } from "./query-orders.ts";

export interface ViewCount {
  view: OrderViewKey;
  count: number;
  isMore: boolean;
}

const limited = { limit: viewCountLimit };

/** Returns how many orders each view holds under the other filters; every status is counted once, up to the limit. */
export async function countOrderViews(asked: unknown, { caller }: Transaction): Promise<ViewCount[]> {
  const filter = parseInput(orderFilterSchema, asked ?? {});
  const scope = await readOrderScope(filter, caller);
  const [all, late] = [queryWithin(scope, { ...filter, view: "all" }), queryWithin(scope, { ...filter, view: "late" })];
  const [counts, lateCounts] = [await countByStatus(all, caller, limited), await countByStatus(late, caller, limited)];
  return orderViewKeys.map((view) => {
    const counted = orderViews[view].isLate ? lateCounts : counts;
    const count = all.statuses
      .filter((status) => isListed(status, { view }))
      .reduce((sum, { id }) => sum + (counted.get(id)?.count ?? 0), 0);
    return { view, count: Math.min(count, viewCountLimit), isMore: count > viewCountLimit };
  });
}
