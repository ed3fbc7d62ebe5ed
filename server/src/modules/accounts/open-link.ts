import { fail } from "@boresight/domain/errors";
import type { Rights } from "#platform/transaction.ts";
import { accountById, type Account } from "./account.ts";
import { changeEmail } from "./change-email.ts";
import type { LinkPurpose } from "./mail-ticket.ts";
import { claimAddress, markEmailVerified } from "./mark-email-verified.ts";
import type { AuthMailParts } from "./queue-auth-mail.ts";
import { openSession, type Session, type SessionParts } from "./sessions.ts";
import { spendTicket } from "./tickets.ts";

export interface LinkParts extends SessionParts {
  config: SessionParts["config"] & AuthMailParts["config"];
}

/** Every link in a mail of ours proves the address it went to, and signs its person in. */
export async function openLink(
  { ticket, purpose }: { ticket: string; purpose: LinkPurpose },
  system: Rights,
  parts: LinkParts,
): Promise<Session> {
  const { userId, target } = await spendTicket({ ticket, purpose }, system, parts);
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  if (purpose === "emailConfirmChange" && target !== null)
    await changeEmail({ account, newEmail: target }, system, parts);
  else await (purpose === "verifyEmail" ? markEmailVerified : claimAddress)(userId, system);
  const opened = await system.one<Account>(accountById(userId));
  return openSession(opened, system, { ...parts, resetsPassword: purpose === "passwordReset" });
}
