import { fail } from "@boresight/domain/base/errors";
import { errorCode } from "#platform/startup-error.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, type Account } from "../account.ts";
import { actAs } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { mailTicket, type MailTicketDeps } from "#modules/accounts/mail/mail-ticket.ts";
import { voidTickets } from "#modules/accounts/sessions/tickets.ts";

export interface EmailChange {
  userId: string;
  newEmail: string;
  redirectTo: string | undefined;
  codeChallenge: string | undefined;
}

/** Emails a link to the new address; nothing changes until it is opened. Throws `disabled-user`, `email-already-in-use`. */
export async function askForEmailChange(
  { userId, newEmail, redirectTo, codeChallenge }: EmailChange,
  system: Rights,
  deps: MailTicketDeps,
): Promise<void> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  if (await system.maybe<Account>(accountByEmail(newEmail))) throw fail("email-already-in-use");
  const mail = { account, purpose: "emailConfirmChange", recipient: newEmail, redirectTo, codeChallenge } as const;
  await mailTicket(mail, system, deps);
}

/** Changes the verified address. Tickets sent to the old address become void, and the old address is notified. */
export async function changeEmail(
  { account, newEmail }: { account: Account; newEmail: string },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  await actAs(account.id, system);
  await claimingEmail(
    system.run({
      text: "update app.users set email = $2, email_verified = true where id = $1",
      values: [account.id, newEmail],
    }),
  );
  await voidTickets(account.id, ["verifyEmail", "passwordlessEmail", "passwordReset", "emailCode"], system);
  await mailNotice({ account, template: "email-changed" }, system, deps);
}

/** An address belongs to one person. Throws `email-already-in-use` for the second one. */
export async function claimingEmail(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw errorCode(error) === "23505" ? fail("email-already-in-use") : error;
  }
}
