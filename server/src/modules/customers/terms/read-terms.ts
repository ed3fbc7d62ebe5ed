import type { Transaction } from "#platform/database/transaction.ts";

/** Returns whether these customers have accepted the terms that are in force. */
export async function findTermsAcceptance(ids: readonly string[], { caller }: Pick<Transaction, "caller">) {
  const rows = await caller.rows<{ id: string }>({
    text: `select id from app.customers
      where id = any ($1) and has_accepted_terms and terms_version = app_private.terms_in_force()`,
    values: [ids],
  });
  const accepted = new Set(rows.map(({ id }) => id));
  return ids.map((id) => accepted.has(id));
}

/** Returns the version of the terms of service in force, which is the same for all customers. */
export async function readTermsInForce(ids: readonly string[], { caller }: Pick<Transaction, "caller">) {
  const { version } = await caller.one<{ version: string }>({
    text: "select app_private.terms_in_force() as version",
  });
  return ids.map(() => version);
}
