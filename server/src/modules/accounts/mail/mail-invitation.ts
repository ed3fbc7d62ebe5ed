import { mailTicket, type MailTicketDeps } from "./mail-ticket.ts";
import type { Account } from "#modules/accounts/account.ts";
import type { Rights } from "#platform/database/transaction.ts";

export interface Invited extends Pick<Account, "displayName" | "id" | "locale"> {
  email: string;
  /** Who invites; absent for a server, and when the person renews an invitation that has expired. */
  invitedBy?: string | undefined;
}

/** Emails somebody a link to choose a first password; it takes the place of an earlier one. */
export async function mailInvitation(account: Invited, system: Rights, deps: MailTicketDeps): Promise<void> {
  const { email: recipient, invitedBy } = account;
  const { company } = await system.one<{ company: string | null }>({
    text: `select coalesce(nullif(c.company_name, ''), nullif(concat_ws(' ', c.first_name, c.last_name), '')) as company
      from app.users u left join app.customers c on c.id = u.customer_id where u.id = $1`,
    values: [account.id],
  });
  const invitation = { by: invitedBy, company: company ?? undefined };
  const mail = { account, purpose: "passwordReset", recipient, template: "account-invite", invitation } as const;
  return mailTicket({ ...mail, redirectTo: undefined }, system, deps);
}
