import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/account.ts";
import { queueAuthMail, type AuthMailDeps } from "./queue-auth-mail.ts";
import { issueCode, type TicketDeps } from "#modules/accounts/sessions/tickets.ts";

export interface CodeMail {
  account: Account;
  recipient: string;
  /** What the code proves; sign-in by default. */
  purpose?: "emailCode" | "proofCode";
}

const templates = { emailCode: "signin-otp", proofCode: "proof-code" } as const;

/** Emails a person six digits to sign in with, or to prove who they are. */
export async function mailCode(
  { account, recipient, purpose = "emailCode" }: CodeMail,
  system: Rights,
  deps: AuthMailDeps & Pick<TicketDeps, "clock">,
): Promise<void> {
  const code = await issueCode({ userId: account.id, purpose, target: recipient }, system, deps);
  const headers = { "X-Ticket": code };
  await queueAuthMail({ account, recipient, template: templates[purpose], code, headers }, system, deps);
}
