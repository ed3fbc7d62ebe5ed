import { worksInOffice } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { touchedOrdersSchema } from "@boresight/domain/billing/payers/touched-orders";
import { countLimit } from "@boresight/domain/orders/order-list";
import { facilityOfOrder } from "#modules/orders/facility-of-order.ts";
import type { CountedPage } from "#platform/database/counted-page.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { payerDay } from "./read-payer-rules.ts";

/**
 * Returns one page of the open orders that a rule touches: of its payer, or of one that was merged into it, on one of its days, and not
 * invoiced yet. Oldest first.
 */
export async function readTouchedOrders(asked: unknown, { caller, system }: Transaction): Promise<CountedPage> {
  if (!worksInOffice(caller)) throw fail("permission-error");
  const { rule, first, offset } = parseInput(touchedOrdersSchema, asked);
  const { ids, count } = await system.one<{ ids: readonly string[]; count: number }>({
    text: `with touched as materialized (select o.id, o.created_at from app.payer_rules r
          join app.payers own on own.id = r.payer_id
          join app.payers p on coalesce(p.merged_into_id, p.id) = coalesce(own.merged_into_id, own.id)
          join app.service_orders o on o.payer_id = p.id
          join app.service_order_statuses s on s.id = o.status_id and not s.is_terminal
          join app.customers c on c.id = o.customer_id
          left join app.facilities f on f.id = ${facilityOfOrder}
        where r.id = $1
          and ${payerDay} <@ daterange(r.valid_from, r.valid_to, '[]')
          and not exists (select from app.invoices i where i.service_order_id = o.id and i.status not in ('draft', 'void'))
        order by o.created_at, o.id limit ${countLimit + 1})
      select array(select id from touched order by created_at, id limit $2 offset $3) as ids,
        (select count(*)::integer from touched) as count`,
    values: [rule, first ?? 25, offset ?? 0],
  });
  return { totalCount: Math.min(count, countLimit), isMore: count > countLimit, ids };
}
