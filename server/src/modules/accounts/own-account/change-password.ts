import { provesFrom } from "@boresight/domain/accounts/fresh-proof";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import type { Config } from "#platform/settings/config.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import { accountById, type Account } from "../account.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { claimAddress } from "./mark-email-verified.ts";
import { requireGoodPassword } from "#modules/accounts/factors/password-rules.ts";
import { hashPassword, storePassword, type NewPassword } from "#modules/accounts/factors/passwords.ts";
import { endAllSessions, endEverything, spendReset } from "#modules/accounts/sessions/sessions.ts";
import { spendTicket, type TicketDeps } from "#modules/accounts/sessions/tickets.ts";

export interface PasswordDeps extends Pick<TicketDeps, "clock"> {
  config: AuthMailDeps["config"] & Pick<Config, "auth">;
  pool: Pool;
}

export interface PasswordChange extends Pick<TokenClaims, "sessionId" | "userId"> {
  newPassword: string;
  /** The only proof is that a password reset link opened the session. */
  isReset: boolean;
}

/**
 * Changes the password of a signed-in person and signs their other devices out. Throws `elevated-claim-required` for a second
 * reset.
 */
export async function changePassword(
  { userId, sessionId, newPassword, isReset }: PasswordChange,
  deps: PasswordDeps,
): Promise<void> {
  await requireGoodPassword(newPassword, deps);
  const passwordHash = await hashPassword(newPassword); // Before the transaction, because hashing is slow.
  await asSystem(deps.pool, async (system) => {
    const wasReset = await spendReset(sessionId, system);
    if (isReset && !wasReset) throw fail("elevated-claim-required");
    // After a reset link everything else ends too: somebody else may know the lost password and be signed in.
    await (wasReset ? endEverything : endAllSessions)(userId, system, sessionId);
    await replacePassword({ userId, passwordHash }, system, deps);
  });
}

/**
 * Uses the ticket up even if the password is refused, because it was shown. Ends every session and every personal
 * access token.
 */
export async function resetPassword(ticket: string, newPassword: string, deps: PasswordDeps): Promise<void> {
  const { userId } = await asSystem(deps.pool, (system) =>
    spendTicket({ ticket, purpose: "passwordReset" }, system, deps),
  );
  await requireGoodPassword(newPassword, deps);
  const passwordHash = await hashPassword(newPassword);
  await asSystem(deps.pool, async (system) => {
    await claimAddress(userId, system);
    await endEverything(userId, system);
    await replacePassword({ userId, passwordHash }, system, deps);
  });
}

async function replacePassword(
  { userId, passwordHash }: Omit<NewPassword, "provesFrom">,
  system: Rights,
  deps: PasswordDeps,
): Promise<void> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  await auditAccount({ userId, action: "changed", entity: "user_passwords" }, system);
  await storePassword({ userId, passwordHash, provesFrom: provesFrom(deps.clock()) }, system);
  await mailNotice({ account, template: "password-changed" }, system, deps);
}
