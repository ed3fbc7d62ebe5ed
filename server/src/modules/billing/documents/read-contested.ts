import { seesInvoices } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

/** What of these invoices stands open only while a dispute about its payment by card is not decided, in cents, as far as the caller sees them. */
export async function readContested(
  ids: readonly string[],
  { caller }: Pick<Transaction, "caller">,
): Promise<(number | null)[]> {
  if (!seesInvoices(caller)) return ids.map(() => null);
  const rows = await caller.rows<{ id: string; contested: number }>({
    text: `select i.id, least(greatest(i.balance_cents, 0), app_private.contested_cents(i.id)) as contested
      from app.invoices i where i.id = any ($1)`,
    values: [ids],
  });
  const contested = new Map(rows.map((row) => [row.id, row.contested]));
  return ids.map((id) => contested.get(id) ?? null);
}
