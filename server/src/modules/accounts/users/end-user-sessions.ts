import { loginSchema } from "@boresight/domain/accounts/user-schema";
import { endAllSessions } from "#modules/accounts/sessions/sessions.ts";
import { mutation } from "#platform/mutation.ts";
import { findLogin, requireFreshProof } from "./find-login.ts";

export const endUserSessions = mutation({
  summary: "Signs someone out everywhere, at once: their access tokens stop working too.",
  input: loginSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["elevated-claim-required"],
  async run({ id }, tx) {
    await findLogin(id, tx);
    requireFreshProof(tx);
    await endAllSessions(id, tx.system);
    await tx.system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, reason)
      values ($1, $2, 'signedOut', 'users', $3, 'everywhere, by an admin')`,
      values: [tx.caller.userId, tx.caller.role, id],
    });
    return { user: id };
  },
});
