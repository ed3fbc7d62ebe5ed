import { isCustomerType } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import type { RequestContext } from "#platform/mutation.ts";

/** Records that the caller accepts the current terms, if the input says so: only for oneself, and once. */
export async function acceptTerms(
  { acceptTerms: isAccepting }: { acceptTerms?: boolean | null | undefined },
  { caller, system, now, address }: Transaction & Pick<RequestContext, "address">,
): Promise<void> {
  if (!isAccepting || !isCustomerType(caller.role)) return;
  await system.run({
    text: `update app.customers set has_accepted_terms = true, terms_accepted_at = $2,
        terms_version = app_private.terms_in_force(), terms_accepted_by = $3, terms_accepted_ip = $4
      where id = $1 and (not has_accepted_terms or terms_version is distinct from app_private.terms_in_force())`,
    values: [caller.customerId, now, caller.userId, address],
  });
}
