import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";

interface EmailProblem {
  reason: string;
  detail: string;
  since: Date;
}

type Reader = Pick<Transaction, "caller">;

/** Returns why nothing is mailed to these customers' own addresses; null where mail arrives. For staff. */
export const findProblemsOfCustomers = (ids: readonly string[], tx: Reader) => problemsIn("app.customers", ids, tx);

/** The same for contacts. */
export const findProblemsOfContacts = (ids: readonly string[], tx: Reader) => problemsIn("app.contacts", ids, tx);

async function problemsIn(
  table: "app.contacts" | "app.customers",
  ids: readonly string[],
  { caller }: Reader,
): Promise<(EmailProblem | null)[]> {
  if (!isStaff(caller.role)) return ids.map(() => null);
  const rows = await caller.rows<EmailProblem & { id: string }>({
    text: `select p.id, u.reason, u.detail, u.created_at as since from ${table} p
      join app.undeliverable_addresses u on u.address = lower(p.email) where p.id = any ($1)`,
    values: [ids],
  });
  const found = new Map(rows.map(({ id, ...problem }) => [id, problem]));
  return ids.map((id) => found.get(id) ?? null);
}
