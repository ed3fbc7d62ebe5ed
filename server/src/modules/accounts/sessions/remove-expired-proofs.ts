import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";

const tables = [
  "tickets",
  "security_key_challenges",
  "provider_sign_ins",
  "refresh_tokens",
  "spent_refresh_tokens",
  "used_id_tokens",
  "known_places",
  "guess_paces",
  "guess_waves",
];

/** Deletes expired tokens, tickets and challenges; they stopped working when they expired. */
export async function removeExpiredProofs(system: Rights, clock: Clock): Promise<void> {
  for (const table of tables) {
    await system.run({ text: `delete from app_private.${table} where expires_at <= $1`, values: [clock()] });
  }
}
