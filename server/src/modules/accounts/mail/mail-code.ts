import type { Rights } from "#platform/database/transaction.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import { queueAuthMail, type AuthMailParts } from "./queue-auth-mail.ts";
import { issueCode, type TicketParts } from "#modules/accounts/sessions/tickets.ts";

export interface CodeMail {
  account: Account;
  recipient: string;
}

/** Mails a person six digits that sign them in. */
export async function mailCode(
  { account, recipient }: CodeMail,
  system: Rights,
  parts: AuthMailParts & Pick<TicketParts, "clock">,
): Promise<void> {
  const code = await issueCode({ userId: account.id, purpose: "emailCode", target: recipient }, system, parts);
  const headers = { "X-Ticket": code };
  await queueAuthMail({ account, recipient, template: "signin-otp", code, headers }, system, parts);
}
