import { fail } from "@boresight/domain/base/errors";
import { linkedMessageSchema } from "@boresight/domain/orders/order-link";
import { parseInput } from "@boresight/domain/base/problems";
import { asSystem } from "#platform/database/transaction.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";
import { findOrderLink } from "./find-order-link.ts";

/** Of all links of an order, within an hour. */
const mostAnswers = 30;

/** Writes a message to the shop. The same as the one before it is written once: a button pressed twice. */
export async function answerByLink(asked: LinkedRequest, deps: LinkDeps): Promise<void> {
  const { body } = parseInput(linkedMessageSchema, asked.sent);
  const { orderId, customerId, email } = await findOrderLink(asked, deps);
  await asSystem(deps, async (system, work) => {
    await system.run({ text: "select from app.service_orders where id = $1 for update", values: [orderId] });
    const { count, isRepeat } = await system.one<{ count: number; isRepeat: boolean }>({
      text: `select count(*)::integer as count, coalesce(bool_or(body = $2 and created_at > now() - interval '1 minute'), false) as is_repeat
        from app.order_messages where service_order_id = $1 and from_customer and author_id is null and created_at > now() - interval '1 hour'`,
      values: [orderId, body],
    });
    if (isRepeat) return;
    if (count >= mostAnswers) throw fail("too-many-requests");
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.order_messages (service_order_id, body, author_name, from_customer)
        values ($1, $2, coalesce((select p.name from app.contacts p where p.customer_id = $3 and lower(p.email) = lower($4) limit 1), $4), true)
        returning id`,
      values: [orderId, body, customerId, email],
    });
    const said = { body, isInternal: false, fromCustomer: true, fileIds: [], photoCount: 0 };
    await work.emit({ type: "message.posted", entityId: id, payload: { serviceOrderId: orderId, ...said } });
  });
}
