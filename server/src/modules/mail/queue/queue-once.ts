import type { Rights } from "#platform/database/transaction.ts";
import { sendLater, type MessageChannel } from "./send-later.ts";

export interface OrderMessage {
  channel: MessageChannel;
  /** The key of its template. */
  template: string;
  /** An address, a telephone, or the name of the person on whose devices it is shown. */
  recipient: string;
  /** That person. */
  userId?: string | undefined;
  locale: string;
  /** Null when it is not about an order. */
  serviceOrderId: string | null;
  /** The values for the template, which is rendered when the message is sent. */
  context: object;
  /** What it is about: a repeat within five minutes is only counted. */
  entry: string;
  headers?: Readonly<Record<string, string>> | undefined;
  /** How long it waits before it is sent, in seconds. */
  delay?: number | undefined;
}

/** Queues an email or a text message about an order for a job that renders and sends it. */
export async function queueOnce(message: OrderMessage, system: Rights): Promise<void> {
  const { channel, template, recipient, locale, serviceOrderId, context, entry, delay, userId } = message;
  const { headers = {} } = message;
  const key = [template, serviceOrderId, entry, userId ?? recipient].join(":");
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended($1, 0))", values: [key] });
  const queued = await system.maybe<{ id: string }>({
    isPrepared: true,
    text: `with again as (
        update app.messages set repeats = repeats + 1 where id = (select id from app.messages
          where dedupe_key = $1 and created_at > now() - interval '5 minutes' order by created_at desc limit 1)
        returning id)
      insert into app.messages (channel, template, recipient, locale, service_order_id, context, dedupe_key, body, user_id, headers)
      select $7, $2, $3, $4, $5, $6, $1, '', $8, $9 where not exists (select from again) returning id`,
    values: [key, template, recipient, locale, serviceOrderId, context, channel, userId ?? null, headers],
  });
  if (queued) await system.run(sendLater({ ...queued, channel, delay }));
}
