import { orderBoardSchema } from "@boresight/domain/orders/order-filter";
import { countLimit } from "@boresight/domain/orders/order-list";
import { parseInput } from "@boresight/domain/base/problems";
import { statusCategories } from "@boresight/domain/statuses/status-look";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { countByStatus } from "./count-by-status.ts";
import { queryOrders, type OrderQuery } from "./query-orders.ts";

interface Count {
  count: number;
  isMore: boolean;
}

export interface BoardColumn extends Count {
  category: string;
  /** The total of the column's orders; for admins only, and only while all of them are counted. */
  sumCents: number | null;
  statuses: readonly (Count & { statusId: string })[];
  ids: readonly string[];
}

/** Cards per column unless the caller asks for more. */
const columnLength = 50;

const counted = (count: number): Count => ({ count: Math.min(count, countLimit), isMore: count > countLimit });

/** Returns the matching orders as one column per category, with two queries in all. */
export async function readOrderBoard(asked: unknown, { caller }: Transaction): Promise<BoardColumn[]> {
  const { filter, first } = parseInput(orderBoardSchema, asked);
  const cut = await queryOrders(filter ?? {}, caller);
  const counts = await countByStatus(cut, caller, { isSummed: caller.role === "admin" });
  const newest = await caller.rows<Card>(newestOf(cut, first ?? columnLength));
  const cards = Map.groupBy(newest, ({ category }) => category);
  return statusCategories
    .map((category) => ({ category, own: cut.statuses.filter((status) => status.category === category) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => {
      const found = own.map(({ id }) => counts.get(id) ?? { count: 0, cents: 0 });
      const whole = counted(found.reduce((sum, { count }) => sum + count, 0));
      const isSummed = caller.role === "admin" && !whole.isMore;
      return {
        category,
        ...whole,
        sumCents: isSummed ? found.reduce((sum, { cents }) => sum + cents, 0) : null,
        statuses: own.map(({ id }) => ({ statusId: id, ...counted(counts.get(id)?.count ?? 0) })),
        ids: (cards.get(category) ?? []).map(({ id }) => id),
      };
    });
}

interface Card {
  id: string;
  category: string;
}

/** The newest of each status by its index, and of those the newest of each category. */
const newestOf = ({ source, statuses, conditions, values }: OrderQuery, length: number): Statement => ({
  text: `select id, category from (
      select newest.id, newest.created_at, status.category, row_number() over
        (partition by status.category order by newest.created_at desc, newest.id desc) as place
      from unnest($${values.length + 1}::uuid[], $${values.length + 2}::text[]) status (id, category),
        lateral (select o.id, o.created_at from ${source} where o.status_id = status.id and ${conditions}
          order by o.created_at desc, o.id desc limit ${length}) newest
    ) placed where place <= ${length} order by created_at desc, id desc`,
  values: [...values, statuses.map(({ id }) => id), statuses.map(({ category }) => category)],
});
