import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import { queueAuthMail, type AuthMailDeps } from "./queue-auth-mail.ts";

type Notice =
  | "access-token-created"
  | "email-changed"
  | "identity-linked"
  | "password-changed"
  | "second-factor-reset"
  | "security-key-added";

/** Emails a person, at their previous address, what has just changed in their account. */
export async function mailNotice(
  { account, template }: { account: Account; template: Notice },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  const { email: recipient } = account;
  if (recipient !== null) await queueAuthMail({ account, recipient, template }, system, deps);
}
