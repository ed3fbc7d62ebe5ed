import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { changeEmail } from "#modules/accounts/own-account/change-email.ts";
import type { LinkPurpose } from "#modules/accounts/mail/mail-ticket.ts";
import { claimAddress, markEmailVerified } from "#modules/accounts/own-account/mark-email-verified.ts";
import type { AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { passFirstFactor, type SignInAnswer } from "./pass-first-factor.ts";
import type { SessionDeps } from "#modules/accounts/sessions/sessions.ts";
import {
  issueTicket,
  ownerOfExpiredInvitation,
  readTicket,
  spendTicket,
  type TicketDeps,
} from "#modules/accounts/sessions/tickets.ts";
import type { Invited } from "#modules/accounts/mail/mail-invitation.ts";

export interface LinkDeps extends SessionDeps {
  config: SessionDeps["config"] & AuthMailDeps["config"];
}

/** The result of a link: a sign-in, or a code that only the browser that asked for the link can exchange for one. */
export type OpenedLink = { answer: SignInAnswer } | { code: string };

/**
 * Every link in our emails proves the address it was sent to and signs its owner in. Throws `invalid-ticket`,
 * `disabled-user`.
 */
export async function openLink(
  { ticket, purpose }: { ticket: string; purpose: LinkPurpose },
  system: Rights,
  deps: LinkDeps,
): Promise<OpenedLink> {
  const { userId, target, codeChallenge } = await spendTicket({ ticket, purpose }, system, deps);
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  if (purpose === "emailConfirmChange" && target !== null)
    await changeEmail({ account, newEmail: target }, system, deps);
  else await (purpose === "verifyEmail" ? markEmailVerified : claimAddress)(userId, system);
  if (codeChallenge !== null) {
    const code = { userId, purpose: "pkceCode", codeChallenge, earnedBy: purpose } as const;
    return { code: await issueTicket(code, system, deps) };
  }
  const proved = await system.one<Account>(accountById(userId));
  return { answer: await passFirstFactor({ account: proved, earnedBy: purpose }, system, deps) };
}

/** Whose link it is and the address that it confirms. Uses nothing up; throws as `openLink` does. */
export async function previewLink(
  link: { ticket: string; purpose: LinkPurpose },
  system: Rights,
  deps: Pick<TicketDeps, "clock">,
): Promise<{ account: Account; newEmail: string | null; isInvitation: boolean }> {
  const { userId, target, isInvitation } = await readTicket(link, system, deps);
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  return { account, newEmail: target, isInvitation };
}

/** Whose invitation it was that has expired; null for any other link, and for an account that is disabled. */
export async function previewExpired(
  { ticket }: { ticket: string },
  system: Rights,
  deps: Pick<TicketDeps, "clock">,
): Promise<Invited | null> {
  const owner = await ownerOfExpiredInvitation(ticket, system, deps);
  if (owner === null) return null;
  const { disabled, email, ...account } = await system.one<Account>(accountById(owner));
  return disabled || email === null ? null : { ...account, email };
}
