import type { Rights } from "#platform/database/transaction.ts";

/** Of a customer's contacts one is preferred: the oldest, where none is. */
export async function preferOldestContact(customerId: string, system: Rights): Promise<void> {
  await system.run({
    text: `update app.contacts set is_preferred = true where id = (
        select id from app.contacts where customer_id = $1 order by created_at, id limit 1)
      and not exists (select from app.contacts where customer_id = $1 and is_preferred)`,
    values: [customerId],
  });
}
