import { countLimit } from "@boresight/domain/orders/order-list";
import type { Rights } from "#platform/database/transaction.ts";
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
  { statuses, conditions, values }: OrderQuery,
  rights: Rights,
  { isSummed = false, limit = countLimit }: Counting = {},
): Promise<ReadonlyMap<string, StatusCount>> {
  const rows = await rights.rows<StatusCount>({
    text: `select status.id, counted.count, counted.cents
      from unnest($${values.length + 1}::uuid[]) status (id),
        lateral (select count(*)::integer as count, coalesce(sum(cents), 0)::double precision as cents
          from (select ${isSummed ? "coalesce(o.invoice_total, o.cost)" : "0"} as cents from app.service_orders o
            where o.status_id = status.id and ${conditions} limit ${limit + 1}) o) counted`,
    values: [...values, statuses.map(({ id }) => id)],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
