import { fail } from "@boresight/domain/base/errors";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import type { Caller } from "./caller.ts";

/**
 * Passes staff, and customers whose login is linked. Throws `login-not-linked` for customers without a link,
 * `permission-error` for anyone else.
 */
export function requireKnownCaller({ role, userId, customerId }: Caller): void {
  if (userId === null || role === "public") throw fail("permission-error");
  if (isCustomerType(role) && customerId === null) throw fail("login-not-linked");
}
