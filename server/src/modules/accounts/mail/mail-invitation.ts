import { mailTicket, type MailTicketDeps } from "./mail-ticket.ts";
import type { Account } from "#modules/accounts/own-account/account.ts";
import type { Rights } from "#platform/database/transaction.ts";

export interface Invited extends Pick<Account, "displayName" | "id" | "locale"> {
  email: string;
}

/** Emails somebody a link to choose a first password; it takes the place of an earlier one. */
export function mailInvitation(account: Invited, system: Rights, deps: MailTicketDeps): Promise<void> {
  const { email: recipient } = account;
  const mail = { account, purpose: "passwordReset", recipient, template: "account-invite" } as const;
  return mailTicket({ ...mail, redirectTo: undefined }, system, deps);
}
