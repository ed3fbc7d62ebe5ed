import type { Rights } from "#platform/database/transaction.ts";

/** Returns how many messages of its customer each order has since the shop last wrote to them; notes among staff do not count. */
export async function readUnansweredMessages(ids: readonly string[], rights: Rights): Promise<readonly number[]> {
  const counted = await rights.rows<{ id: string; count: number }>({
    isPrepared: true,
    text: `select o.id, (select count(*)::integer from app.order_messages m
          where m.service_order_id = o.id and m.from_customer and not m.is_internal
            and m.created_at > coalesce((select max(a.created_at) from app.order_messages a
              where a.service_order_id = o.id and not a.from_customer and not a.is_internal), '-infinity')) as count
      from unnest($1::uuid[]) o (id)`,
    values: [ids],
  });
  const counts = new Map(counted.map(({ id, count }) => [id, count]));
  return ids.map((id) => counts.get(id) ?? 0);
}
