import type { Rights } from "#platform/database/transaction.ts";

interface Held {
  orderId: string;
  /** What the messages are about. */
  entry: string;
}

/** Takes back what has been queued about something and not been sent. Returns whether there was any. */
export async function dropHeldMail({ orderId, entry }: Held, system: Rights): Promise<boolean> {
  const dropped = await system.rows({
    text: `delete from app.messages where service_order_id = $1 and status = 'queued' and attempts = 0
        and starts_with(dedupe_key, template || ':' || $1::text || ':' || $2 || ':') returning id`,
    values: [orderId, entry],
  });
  return dropped.length > 0;
}
