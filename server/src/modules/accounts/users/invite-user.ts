import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import { invitationSchema } from "@boresight/domain/accounts/user";
import { mailTicket, type MailTicketParts } from "#modules/accounts/mail/mail-ticket.ts";
import { registerAccount } from "#modules/accounts/sign-in/register-account.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireFreshProof } from "./find-login.ts";
import { link } from "./link-user-to-customer.ts";

/** Makes a login without a password and mails the person a link with which they choose one. */
export async function inviteUser(input: unknown, tx: Transaction, parts: MailTicketParts): Promise<string> {
  const { email, displayName, role, customerId } = parseInput(invitationSchema, input);
  await tx.caller.run({ text: "select from app.users where false for update" }); // Whoever may not change logins invites nobody.
  if (isStaff(role)) requireFreshProof(tx);
  const person = { email, displayName, locale: "en", defaultRole: role, roles: [role, "user", "me"], metadata: {} };
  const account = await registerAccount(person, tx.system);
  if (role === "customer" && customerId) await link(account.id, customerId, tx);
  const mail = { account, purpose: "passwordReset", recipient: email, template: "account-invite" } as const;
  await mailTicket({ ...mail, redirectTo: undefined }, tx.system, parts);
  return account.id;
}
