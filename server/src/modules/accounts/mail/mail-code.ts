import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import { queueAuthMail, type AuthMailDeps } from "./queue-auth-mail.ts";
import { issueCode, type TicketDeps } from "#modules/accounts/sessions/tickets.ts";

export interface CodeMail {
  account: Account;
  recipient: string;
}

/** Emails a person six digits to sign in with. */
export async function mailCode(
  { account, recipient }: CodeMail,
  system: Rights,
  deps: AuthMailDeps & Pick<TicketDeps, "clock">,
): Promise<void> {
  const code = await issueCode({ userId: account.id, purpose: "emailCode", target: recipient }, system, deps);
  const headers = { "X-Ticket": code };
  await queueAuthMail({ account, recipient, template: "signin-otp", code, headers }, system, deps);
}
