import type { Rights } from "#platform/database/transaction.ts";
import { queueEventMail } from "./queue-order-mail.ts";

/** As long as the office has before its alert. Minutes. */
const patience = 15;

/** Mails the location what a customer wrote and nobody of the shop has read or answered in time, each message once. */
export async function remindOfMessages(system: Rights, now: Date): Promise<void> {
  const unread = await system.rows<{ id: string; orderId: string; body: string }>({
    text: `with due as (
        select m.id, m.service_order_id, m.body from app.order_messages m
        where m.from_customer and not m.is_internal and m.created_at > $1::timestamptz - interval '1 day'
          and m.created_at < $1::timestamptz - make_interval(mins => $2)
          and not exists (select from app.order_messages a where a.service_order_id = m.service_order_id
            and not a.from_customer and not a.is_internal and a.created_at > m.created_at)
          and not exists (select from app_private.message_reads r join app.users u on u.id = r.user_id
            where r.service_order_id = m.service_order_id and not r.is_internal and r.read_at >= m.created_at
              and u.default_role in ('admin', 'technician'))
        order by m.created_at limit 500),
      told as (
        insert into app_private.message_reminders (order_message_id, reminded_at) select id, $1 from due
        on conflict do nothing returning order_message_id)
      select id, service_order_id as order_id, body from due where id in (select order_message_id from told)`,
    values: [now, patience],
  });
  for (const { id, orderId, body } of unread)
    await queueEventMail("message-unread", { orderId, entry: id, messageText: body }, system);
}
