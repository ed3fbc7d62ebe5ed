import type { Work } from "#platform/database/events.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Account } from "#modules/accounts/account.ts";
import { mailTicket, type MailTicketDeps } from "#modules/accounts/mail/mail-ticket.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";

export interface WelcomeDeps extends SessionDeps, MailTicketDeps {
  config: SessionDeps["config"] & MailTicketDeps["config"] & Pick<Config, "auth">;
}

export interface Newcomer {
  account: Account;
  redirectTo: string | undefined;
  codeChallenge?: string | undefined;
}

/**
 * After a sign-up: notifies the admins, and where the email must be verified first sends a link instead of opening a
 * session.
 */
export async function welcomeNewcomer(
  { account, redirectTo, codeChallenge }: Newcomer,
  work: Work,
  deps: WelcomeDeps,
): Promise<Session | null> {
  const { system } = work;
  await emitRegistered(account, work);
  if (!awaitsVerification(account, deps.config)) return openSession(account, system, deps);
  const recipient = account.email ?? "";
  await mailTicket({ account, purpose: "verifyEmail", recipient, redirectTo, codeChallenge }, system, deps);
  return null;
}

/** An admin must link the login to a customer. */
export async function emitRegistered({ id, email, phoneNumber }: Account, { emit }: Work): Promise<void> {
  await emit({ type: "user.registered", entityId: id, payload: { email, phoneNumber } });
}

export const awaitsVerification = ({ email, emailVerified }: Account, { auth }: Pick<Config, "auth">): boolean =>
  auth.emailVerification === "required" && email !== null && !emailVerified;
