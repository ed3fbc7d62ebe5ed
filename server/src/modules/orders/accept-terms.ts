import { isCustomerType } from "@boresight/domain/accounts/roles";
import { acceptanceSchema, termsVersion } from "@boresight/domain/customers/terms";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";

interface Asked {
  input: unknown;
  /** From where. */
  address: string;
}

/** Keeps that the caller accepts the terms in force, if the input says so: only for oneself, and once. */
export async function acceptTerms(
  { input, address }: Asked,
  { caller, system }: Transaction,
  now: Date,
): Promise<void> {
  const { acceptTerms: isAccepting } = parseInput(acceptanceSchema, input);
  if (!isAccepting || !isCustomerType(caller.role)) return;
  await system.run({
    text: `update app.customers set has_accepted_terms = true, terms_accepted_at = $2, terms_version = $3,
        terms_accepted_by = $4, terms_accepted_ip = $5
      where id = $1 and (not has_accepted_terms or terms_version is distinct from $3)`,
    values: [caller.customerId, now, termsVersion, caller.userId, address],
  });
}
