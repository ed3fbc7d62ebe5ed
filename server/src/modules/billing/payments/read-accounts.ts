import { seesInvoices } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

export interface CustomerAccounts {
  /** In cents. */
  openBalance: number;
  credit: number;
  reward: number;
}

/** What customers owe and hold, as far as the caller may see it; null for who sees no invoices' amounts. */
export async function readAccounts(
  ids: readonly string[],
  { caller }: Pick<Transaction, "caller">,
): Promise<(CustomerAccounts | null)[]> {
  if (!seesInvoices(caller)) return ids.map(() => null);
  const rows = await caller.rows<CustomerAccounts & { id: string }>({
    text: `select c.id,
        (select coalesce(sum(i.balance_cents), 0)::float8 from app.invoices i
          where i.customer_id = c.id and i.status in ('issued', 'sent', 'partiallyPaid')) as open_balance,
        app_private.credit_balance(c.id, 'customer')::float8 as credit,
        app_private.credit_balance(c.id, 'reward')::float8 as reward
      from app.customers c where c.id = any ($1)`,
    values: [ids],
  });
  const accounts = new Map(rows.map(({ id, ...account }) => [id, account]));
  return ids.map((id) => accounts.get(id) ?? null);
}
