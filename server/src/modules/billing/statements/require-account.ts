import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";

/**
 * The customer whose account is asked for: an admin's choice, or a customer's own. Throws `permission-error`, and
 * `not-found` for a customer that the caller does not see.
 */
export async function requireAccount(
  asked: string | null | undefined,
  { caller }: Pick<Transaction, "caller">,
): Promise<string> {
  if (caller.role === "technician" || caller.role === "public") throw fail("permission-error");
  const customerId = asked ?? caller.customerId;
  if (!customerId) throw fail("not-found");
  await caller.one({ text: "select id from app.customers where id = $1", values: [customerId] });
  return customerId;
}
