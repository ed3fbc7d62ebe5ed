import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { rotateKey, type KeyConfig } from "./signing-keys.ts";

/**
 * Ends the key that signs documents, and makes another: what was signed before still verifies. Throws
 * `elevated-claim-required`, and `signing-key-set-by-operator` where the settings have the key.
 */
export async function rotateSigningKey(
  { reason }: { reason: string },
  { caller, system, now }: Transaction,
  config: KeyConfig,
): Promise<{ id: string }> {
  if (!caller.isElevated) throw fail("elevated-claim-required");
  if (config.signing.key) throw fail("signing-key-set-by-operator");
  const { id } = await rotateKey(system, now, config);
  await system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, changes, reason)
      values ($1, $2, 'changed', 'signing_keys', $3, $4)`,
    values: [caller.userId, caller.role, { id: [null, id] }, reason],
  });
  return { id };
}
