import type { Transaction } from "#platform/database/transaction.ts";

/** Returns the version of the terms of service in force, which is the same for all customers. */
export async function readTermsInForce(ids: readonly string[], { caller }: Pick<Transaction, "caller">) {
  const { version } = await caller.one<{ version: string }>({
    text: "select app_private.terms_in_force() as version",
  });
  return ids.map(() => version);
}
