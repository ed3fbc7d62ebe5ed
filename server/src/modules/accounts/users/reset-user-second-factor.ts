import { fail } from "@boresight/domain/base/errors";
import { secondFactorResetSchema } from "@boresight/domain/accounts/user-schema";
import { mailNotice } from "#modules/accounts/mail/queue-auth-mail.ts";
import { endEverything } from "#modules/accounts/sessions/sessions.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { findLogin, requireFreshProof, ticketDeps } from "./find-login.ts";

export const resetUserSecondFactor = mutation({
  summary:
    "For someone who lost their second factor: turns two-step sign-in off, removes the security keys, and ends every session and access token.",
  input: secondFactorResetSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["disabled-user", "elevated-claim-required", "no-second-factor", "own-account"],
  async run({ id, reason }, tx: Transaction & RequestContext) {
    const account = await findLogin(id, tx);
    requireFreshProof(tx);
    const { caller, system } = tx;
    if (id === caller.userId) throw fail("own-account");
    if (account.disabled) throw fail("disabled-user");
    const apps = "delete from app_private.user_totp where user_id = $1 and is_active";
    const keys = "delete from app_private.security_keys where user_id = $1";
    const removed = [await system.run({ text: apps, values: [id] }), await system.run({ text: keys, values: [id] })];
    if (removed.every((count) => count === 0)) throw fail("no-second-factor");
    await endEverything(id, system);
    await system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, reason)
      values ($1, $2, 'override', 'users', $3, $4)`,
      values: [caller.userId, caller.role, id, reason],
    });
    await mailNotice({ account, template: "second-factor-reset" }, system, ticketDeps(tx));
    return { user: id };
  },
});
