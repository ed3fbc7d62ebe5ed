import { countLimit, type ListedStatus } from "@boresight/domain/orders/order-list";
import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { orderSearch, type OrderSearch } from "./search-orders.ts";

/** What the conditions on orders depend on besides the filter. */
export interface OrderScope {
  /** All of them, in order. */
  statuses: readonly ListedStatus[];
  /** Whose orders alone the caller sees. */
  customerId: string | null;
  /** Of which facilities alone; null for no such limit. */
  facilityIds: readonly string[] | null;
  search: OrderSearch | null;
  /** The search finds more orders than lists count: then they are looked for row by row. */
  isBroad: boolean;
}

/** The orders that the search finds, as a table. */
export const foundOrders = ({ words, atStart }: OrderSearch, parameter: (value: unknown) => string): string =>
  `app_private.found_orders(${parameter(words)}::text[], ${parameter(atStart)}::boolean, ${countLimit})`;

/** Everything in one query: statuses, the caller's facilities, and whether a search finds too much to be read at once. */
export async function readOrderScope(typed: string | null | undefined, caller: Caller & Rights): Promise<OrderScope> {
  const search = orderSearch(typed);
  const values: unknown[] = [];
  const count =
    search && `(select count(*) from ${foundOrders(search, (value) => `$${values.push(value)}`)}) > ${countLimit}`;
  return { ...(await readScope(caller, { isBroad: count ?? "false", values })), search };
}

/** The same as if the search found little: whoever reads what it has found sees whether it does. */
export const readScopeOfFew = async (
  typed: string | null | undefined,
  caller: Caller & Rights,
): Promise<OrderScope> => ({
  ...(await readScope(caller, { isBroad: "false", values: [] })),
  search: orderSearch(typed),
});

async function readScope(
  caller: Caller & Rights,
  { isBroad, values }: { isBroad: string; values: readonly unknown[] },
) {
  const read = await caller.one<Omit<OrderScope, "search" | "customerId">>({
    text: `select (select json_agg(json_build_object('id', id, 'key', key, 'category', category) order by sort_order)
        from app.service_order_statuses) as statuses, app_private.own_facility_ids() as facility_ids, ${isBroad} as is_broad`,
    values,
  });
  return {
    ...read,
    customerId: caller.role === "customer" || caller.role === "user" ? caller.customerId : null,
    facilityIds: caller.role === "technician" ? read.facilityIds : null,
  };
}
