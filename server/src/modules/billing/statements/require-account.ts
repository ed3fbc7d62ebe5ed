import { seesInvoices } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

/**
 * The customer whose account is asked for: the office's choice, or a customer's own. Throws `permission-error`, and
 * `not-found` for a customer that the caller does not see.
 */
export async function requireAccount(
  asked: string | null | undefined,
  { caller }: Pick<Transaction, "caller">,
): Promise<string> {
  if (!seesInvoices(caller)) throw fail("permission-error");
  const customerId = asked ?? caller.customerId;
  if (!customerId) throw fail("not-found");
  await caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
  return customerId;
}
