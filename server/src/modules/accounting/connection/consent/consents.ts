/** The `state` of a consent: the person who began it brings it back once, within a quarter of an hour. */
import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "#platform/database/transaction.ts";
import type { Work } from "#platform/database/events.ts";
import type { Config } from "#platform/settings/config.ts";

const lifetime = 15 * 60_000;
const hashOf = (state: string) => createHash("sha256").update(state).digest("hex");

/** Returns a new state, which cannot be guessed; only its hash is stored. */
export async function beginConsent({ caller, system, now }: Transaction): Promise<string> {
  const state = randomBytes(32).toString("base64url");
  await system.run({ text: "delete from app_private.qbo_consents where expires_at <= $1", values: [now] });
  await system.run({
    text: "insert into app_private.qbo_consents (state_hash, user_id, expires_at) values ($1, $2, $3)",
    values: [hashOf(state), caller.userId, new Date(now.getTime() + lifetime)],
  });
  return state;
}

/** Ends the consent. False for a state that is unknown, used, expired or another person's. */
export async function endConsent(
  { state, userId }: { state: string; userId: string | null },
  { system, now }: Pick<Work, "system" | "now">,
): Promise<boolean> {
  const ended = await system.maybe<{ isInTime: boolean }>({
    text: `delete from app_private.qbo_consents where state_hash = $1 and user_id = $2 returning expires_at > $3 as is_in_time`,
    values: [hashOf(state), userId, now],
  });
  return ended?.isInTime ?? false;
}

/** Where the browser comes back to from a consent; registered at Intuit word for word. */
export const consentReturn = ({ clientUrl }: Pick<Config, "clientUrl">): string =>
  `${clientUrl}/admin/quickbooks/connect`;
