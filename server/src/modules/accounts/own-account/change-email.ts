import { fail } from "@boresight/domain/base/errors";
import { errorCode } from "#platform/startup-error.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountByEmail, accountById, type Account } from "./account.ts";
import { mailNotice } from "#modules/accounts/mail/mail-notice.ts";
import { mailTicket, type MailTicketDeps } from "#modules/accounts/mail/mail-ticket.ts";
import type { AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { voidTickets } from "#modules/accounts/sessions/tickets.ts";

export interface EmailChange {
  userId: string;
  newEmail: string;
  redirectTo: string | undefined;
  codeChallenge: string | undefined;
}

/** Nothing changes before the link in the mail to the new address is opened. */
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

/** The new address has been proved: what was sent to the old one is worth nothing any more, and the old one is told. */
export async function changeEmail(
  { account, newEmail }: { account: Account; newEmail: string },
  system: Rights,
  deps: AuthMailDeps,
): Promise<void> {
  await claimingEmail(
    system.run({
      text: "update app.users set email = $2, email_verified = true where id = $1",
      values: [account.id, newEmail],
    }),
  );
  await voidTickets(account.id, ["verifyEmail", "passwordlessEmail", "passwordReset", "emailCode"], system);
  await mailNotice({ account, template: "email-changed" }, system, deps);
}

/** An address belongs to one person: whoever comes second hears `email-already-in-use`. */
export async function claimingEmail(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw errorCode(error) === "23505" ? fail("email-already-in-use") : error;
  }
}
