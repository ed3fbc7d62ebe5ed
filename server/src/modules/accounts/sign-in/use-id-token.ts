import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";

/** Uses an id token up: whoever saw it on its way cannot sign in with it again. Throws `invalid-request` the second time. */
export async function useIdToken(
  { idToken, expiresAt }: { idToken: string; expiresAt: Date },
  system: Rights,
): Promise<void> {
  const used = await system.run({
    text: "insert into app_private.used_id_tokens (token_hash, expires_at) values ($1, $2) on conflict do nothing",
    values: [createHash("sha256").update(idToken).digest(), expiresAt],
  });
  if (used === 0) throw fail("invalid-request");
}
