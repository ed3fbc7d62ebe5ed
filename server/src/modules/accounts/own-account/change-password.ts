import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import type { Config } from "#platform/settings/config.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import { accountById, type Account } from "./account.ts";
import { mailNotice } from "#modules/accounts/mail/mail-notice.ts";
import { claimAddress } from "./mark-email-verified.ts";
import { checkPasswordLength, hashPassword, storePassword } from "#modules/accounts/factors/passwords.ts";
import { endAllSessions, endEverything, isResetSession } from "#modules/accounts/sessions/sessions.ts";
import { spendTicket, type TicketDeps } from "#modules/accounts/sessions/tickets.ts";

export interface PasswordDeps extends Pick<TicketDeps, "clock"> {
  config: Pick<Config, "auth" | "brandName" | "publicUrl">;
  pool: Pool;
}

/** Changes the password of a signed-in person and signs their other devices out. */
export async function changePassword(
  { userId, sessionId }: Pick<TokenClaims, "sessionId" | "userId">,
  newPassword: string,
  deps: PasswordDeps,
): Promise<void> {
  checkPasswordLength(newPassword, deps.config);
  const passwordHash = await hashPassword(newPassword); // Before the transaction, because hashing is slow.
  await asSystem(deps.pool, async (system) => {
    // After a reset link everything else ends too: somebody else may know the lost password and be signed in.
    const end = (await isResetSession(sessionId, system)) ? endEverything : endAllSessions;
    await end(userId, system, sessionId);
    const text = "update app_private.refresh_tokens set resets_password = false where id = $1";
    await system.run({ text, values: [sessionId] });
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
  checkPasswordLength(newPassword, deps.config);
  const passwordHash = await hashPassword(newPassword);
  await asSystem(deps.pool, async (system) => {
    await claimAddress(userId, system);
    await endEverything(userId, system);
    await replacePassword({ userId, passwordHash }, system, deps);
  });
}

interface NewPassword {
  userId: string;
  passwordHash: string;
}

async function replacePassword({ userId, passwordHash }: NewPassword, system: Rights, deps: PasswordDeps) {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  await storePassword(userId, passwordHash, system);
  await mailNotice({ account, template: "password-changed" }, system, deps);
}
