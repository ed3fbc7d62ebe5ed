import { orderPageSchema } from "@boresight/domain/orders/order-filter";
import { countLimit, orderSortFields, type OrderSortField } from "@boresight/domain/orders/order-list";
import { snakeCase } from "@boresight/domain/base/text";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";
import { queryOrders, withStatuses } from "./query-orders.ts";

export interface OrderPage {
  totalCount: number;
  /** There are more than were counted. */
  isMore: boolean;
  ids: readonly string[];
}

const isField = (field: string): field is OrderSortField => orderSortFields.some((name) => name === field);

/** Newest first by default; ties in a fixed order, so that no row appears on two pages. */
function orderBy(sort: string): string {
  const field = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return `o.${snakeCase(isField(field) ? field : "createdAt")} ${direction}, o.id ${direction}`;
}

/** Returns one page of the matching orders, by id, as the caller sees them. */
export async function readOrderPage(asked: unknown, { caller }: Transaction): Promise<OrderPage> {
  const { filter, sort, first, offset } = parseInput(orderPageSchema, asked);
  const { conditions, values } = withStatuses(await queryOrders(filter ?? {}, caller));
  const page = await caller.rows<{ id: string }>({
    text: `select o.id from app.service_orders o where ${conditions} order by ${orderBy(sort ?? "-createdAt")}
      limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, first ?? 25, offset ?? 0],
  });
  const { count } = await caller.one<{ count: number }>({
    text: `select count(*)::integer as count
      from (select from app.service_orders o where ${conditions} limit ${countLimit + 1}) counted`,
    values,
  });
  return {
    totalCount: Math.min(count, countLimit),
    isMore: count > countLimit,
    ids: page.map(({ id }) => id),
  };
}
