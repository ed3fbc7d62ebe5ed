import { cents, type Cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/database/events.ts";

/** Returns what the customer has in cents, and lets nobody else use it until the transaction ends. */
export async function lockCredit(customerId: string, { system }: Work): Promise<Cents> {
  await system.run({
    text: "select pg_advisory_xact_lock(hashtextextended($1::uuid::text || 'customer', 0))", // As guard_credit() takes it.
    values: [customerId],
  });
  const { balance } = await system.one<{ balance: string }>({
    text: "select app_private.credit_balance($1, 'customer') as balance",
    values: [customerId],
  });
  return cents(Number(balance));
}
