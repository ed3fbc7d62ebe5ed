import { parseInput } from "@boresight/domain/base/problems";
import { loginSchema } from "@boresight/domain/accounts/user";
import { endAllSessions } from "#modules/accounts/sessions/sessions.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { findLogin } from "./find-login.ts";

/** Signs someone out everywhere; what they have open ends with its access token. */
export async function endUserSessions(input: unknown, tx: Transaction): Promise<string> {
  const { id } = parseInput(loginSchema, input);
  await findLogin(id, tx);
  await endAllSessions(id, tx.system);
  await tx.system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id, reason)
      values ($1, $2, 'signedOut', 'users', $3, 'everywhere, by an admin')`,
    values: [tx.caller.userId, tx.caller.role, id],
  });
  return id;
}
