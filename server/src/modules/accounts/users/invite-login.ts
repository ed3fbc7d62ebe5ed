import { mailInvitation } from "#modules/accounts/mail/mail-invitation.ts";
import { registerAccount } from "#modules/accounts/sign-in/register-account.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import type { RequestContext } from "#platform/mutation.ts";
import { ticketDeps } from "./find-login.ts";
import { link } from "./link-user-to-customer.ts";

interface Invitation {
  email: string;
  displayName: string;
  role: string;
  /** For customers: whose orders and invoices the person will see. */
  customerId?: string;
}

/**
 * Creates a login without a password, emails the person a link to choose one in the customer's language, and returns its
 * id. With the system's rights: the verb has judged who may invite whom. Throws `email-already-in-use`.
 */
export async function inviteLogin(invitation: Invitation, tx: Transaction & RequestContext): Promise<string> {
  const { email, displayName, role, customerId } = invitation;
  const { locale, invitedBy } = await tx.system.one<{ locale: string; invitedBy: string | null }>({
    text: `select (select display_name from app.users where id = $1) as invited_by,
        coalesce((select locale from app.customers where id = $2), 'en') as locale`,
    values: [tx.caller.userId, customerId ?? null],
  });
  const person = { email, displayName, locale, defaultRole: role, roles: [role, "user", "me"], metadata: {} };
  const account = await registerAccount(person, tx.system);
  if (customerId) await link({ id: account.id, customerId, isInvited: true }, tx.system, tx);
  await mailInvitation({ ...account, email, invitedBy: invitedBy ?? undefined }, tx.system, ticketDeps(tx));
  return account.id;
}
