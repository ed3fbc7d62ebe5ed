import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { OrderFilter } from "@boresight/domain/orders/order-filter";
import { countLimit, type ListedStatus } from "@boresight/domain/orders/order-list";
import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { orderSearch, type OrderSearch } from "./search-orders.ts";

/** What the conditions on orders depend on in addition to the filter. */
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

/** Statuses, the caller's facilities, and whether the search finds too much to be read at once. */
export async function readOrderScope(filter: OrderFilter, caller: Caller & Rights): Promise<OrderScope> {
  const scope = await readScopeOfFew(filter, caller);
  return { ...scope, isBroad: scope.search !== null && (await findsMuch(scope.search, caller)) };
}

/** Whether a search finds more orders than lists count. */
export async function findsMuch(search: OrderSearch, rights: Rights): Promise<boolean> {
  const values: unknown[] = [];
  const { isBroad } = await rights.one<{ isBroad: boolean }>({
    text: `select count(*) > ${countLimit} as is_broad from ${foundOrders(search, (value) => `$${values.push(value)}`)} found`,
    values,
  });
  return isBroad;
}

/** What they are about may lie in orders that the caller does not see. */
const staffsFilters = ["milestone", "customerKind", "pickupPlace"] as const;

/** The same as if the search found little: whoever reads what it has found sees whether it does. */
export async function readScopeOfFew(filter: OrderFilter, caller: Caller & Rights): Promise<OrderScope> {
  if (!isStaff(caller.role) && staffsFilters.some((name) => filter[name])) throw fail("permission-error");
  const read = await caller.one<Pick<OrderScope, "statuses" | "facilityIds">>({
    text: `select (select json_agg(json_build_object('id', id, 'key', key, 'category', category, 'isTerminal', is_terminal) order by sort_order)
        from app.service_order_statuses) as statuses, app_private.own_facility_ids() as facility_ids`,
  });
  return {
    statuses: read.statuses,
    customerId: caller.role === "customer" || caller.role === "user" ? caller.customerId : null,
    facilityIds: caller.role === "technician" ? read.facilityIds : null,
    search: orderSearch(filter.search),
    isBroad: false,
  };
}
