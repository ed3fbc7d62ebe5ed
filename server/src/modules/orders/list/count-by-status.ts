import { countLimit } from "@boresight/domain/orders/order-list";
import type { Rights, Statement } from "#platform/database/transaction.ts";
import type { OrderQuery } from "./query-orders.ts";

interface StatusCount {
  id: string;
  count: number;
  /** What those orders are invoiced or estimated at; 0 unless requested, because it means reading each of them. */
  cents: number;
}

interface Counting {
  /** Also sums what the orders are worth. */
  isSummed?: boolean;
  limit?: number;
}

/**
 * Returns counts by status id. Counting stops at the limit, so that a hundred thousand closed orders take no longer
 * than ten thousand.
 */
export async function countByStatus(
  query: OrderQuery,
  rights: Rights,
  { isSummed = false, limit = countLimit }: Counting = {},
): Promise<ReadonlyMap<string, StatusCount>> {
  const cents = isSummed ? "coalesce(o.invoice_total, o.cost)" : "0";
  const rows = await rights.rows<StatusCount>(
    query.isFound || query.isNamed ? ofFew(query, cents) : toLimit(query, cents, limit),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const sumOf = (cents: string) => `count(*)::integer as count, coalesce(sum(${cents}), 0)::double precision as cents`;

/** What a search has found is never more than the limit of lists, and what is named not much more: it is read once. */
const ofFew = ({ source, statuses, conditions, values }: OrderQuery, cents: string): Statement => ({
  text: `select o.status_id as id, ${sumOf(cents)} from ${source}
    where o.status_id = any ($${values.length + 1}::uuid[]) and ${conditions} group by o.status_id`,
  values: [...values, statuses.map(({ id }) => id)],
});

const toLimit = ({ source, statuses, conditions, values }: OrderQuery, cents: string, limit: number): Statement => ({
  text: `select status.id, counted.count, counted.cents
    from unnest($${values.length + 1}::uuid[]) status (id),
      lateral (select ${sumOf("cents")}
        from (select ${cents} as cents from ${source}
          where o.status_id = status.id and ${conditions} limit ${limit + 1}) o) counted`,
  values: [...values, statuses.map(({ id }) => id)],
});
