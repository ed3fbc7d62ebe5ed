import { fail } from "@boresight/domain/base/errors";
import { isCustomerType } from "@boresight/domain/accounts/roles";
import type { Caller } from "./caller.ts";

/** Staff, and customers whose login is linked: throws `permission-error` for anybody else, `login-not-linked` for those who wait for it. */
export function requireKnownCaller({ role, userId, customerId }: Caller): void {
  if (userId === null || role === "public") throw fail("permission-error");
  if (isCustomerType(role) && customerId === null) throw fail("login-not-linked");
}
