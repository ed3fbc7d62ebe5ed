import { orderPageSchema } from "@boresight/domain/orders/order-filter";
import { countLimit, orderSortFields, type OrderSortField } from "@boresight/domain/orders/order-list";
import { snakeCase } from "@boresight/domain/base/text";
import { parseInput } from "@boresight/domain/base/problems";
import type { CountedPage } from "#platform/database/counted-page.ts";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { readScopeOfFew, type OrderScope } from "./order-scope.ts";
import { queryWithin, withStatuses, type OrderQuery } from "./query-orders.ts";

const isField = (field: string): field is OrderSortField => orderSortFields.some((name) => name === field);

interface Sorted {
  column: string;
  direction: "asc" | "desc";
}

function sortedBy(sort: string): Sorted {
  const field = sort.replace(/^-/, "");
  return {
    column: snakeCase(isField(field) ? field : "createdAt"),
    direction: sort.startsWith("-") ? "desc" : "asc",
  };
}

interface Read {
  ids: readonly string[];
  count: number;
  /** How many the search has found, before other filters; 0 without one. */
  found: number;
}

/** Returns one page of the matching orders, by id, as the caller sees them: newest first by default. */
export async function readOrderPage(asked: unknown, { caller }: Transaction): Promise<CountedPage> {
  const { filter, sort, first, offset } = parseInput(orderPageSchema, asked);
  const scope = await readScopeOfFew(filter ?? {}, caller);
  const page = { ...sortedBy(sort ?? "-createdAt"), first: first ?? 25, offset: offset ?? 0 };
  const read = (within: OrderScope) => caller.one<Read>(pageOf(withStatuses(queryWithin(within, filter ?? {})), page));
  const few = await read(scope);
  const { ids, count } = few.found > countLimit ? await read({ ...scope, isBroad: true }) : few;
  return { totalCount: Math.min(count, countLimit), isMore: count > countLimit, ids };
}

/** Ties in a fixed order, so that no row appears on two pages. What a search has found is read once, sorted and counted; if it is too much, neither. */
function pageOf(
  query: OrderQuery,
  { column, direction, first, offset }: Sorted & { first: number; offset: number },
): Statement {
  const { source, conditions, isFound, isMoreThanCounted } = query;
  const from = `from ${isFound ? "found o" : source} where ${conditions}`;
  const values = [...query.values, first, offset];
  const page = `order by o.${column} ${direction}, o.id ${direction} limit $${values.length - 1} offset $${values.length}`;
  const counted = isMoreThanCounted
    ? `${countLimit + 1}`
    : `(select count(*)::integer from (select ${from} limit ${countLimit + 1}) counted)`;
  const ids = `array(select o.id ${from} ${page})`;
  const ofFound = `with found as materialized (select * from ${source}),
      much as materialized (select count(*)::integer as found from found)
    select case when found <= ${countLimit} then ${ids} end as ids, case when found <= ${countLimit} then ${counted} end as count, found
    from much`;
  return { text: isFound ? ofFound : `select ${ids} as ids, ${counted} as count, 0 as found`, values };
}
