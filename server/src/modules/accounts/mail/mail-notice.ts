import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";
import { queueAuthMail, type AuthMailDeps } from "./queue-auth-mail.ts";

type Notice =
  | "access-token-created"
  | "email-changed"
  | "identity-linked"
  | "password-changed"
  | "recovery-code-used"
  | "recovery-codes-low"
  | "recovery-codes-made"
  | "second-factor-off"
  | "second-factor-reset"
  | "security-key-added"
  | "sign-in-attempts";

/** Emails a person, at their previous address, what has just changed in their account. */
export async function mailNotice(
  { account, ...notice }: { account: Account; template: Notice; count?: number },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  const { email: recipient } = account;
  if (recipient !== null) await queueAuthMail({ account, recipient, ...notice }, system, deps);
}
