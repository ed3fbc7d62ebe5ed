// Challenges that security keys sign: valid once and for a minute. Only their hashes are stored.
import { createHash, randomBytes } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import type { NewcomerOptions } from "#modules/accounts/account.ts";

export const challengeLife = 60_000;

/** The details of a sign-up with a key: no user exists until the key is shown. */
export interface KeySignUp extends NewcomerOptions {
  email: string;
  redirectTo?: string | undefined;
}

export interface Challenge {
  purpose: "add" | "elevate" | "signIn" | "signUp";
  /** Null where anybody's key is accepted. */
  userId: string | null;
  signUp?: KeySignUp;
}

export async function issueChallenge(
  { purpose, userId, signUp }: Challenge,
  system: Rights,
  { clock }: { clock: Clock },
): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await system.run({
    text: `insert into app_private.security_key_challenges (challenge_hash, purpose, user_id, sign_up, expires_at)
      values ($1, $2, $3, $4, $5)`,
    values: [hashOf(challenge), purpose, userId, signUp ?? null, new Date(clock().getTime() + challengeLife)],
  });
  return challenge;
}

export interface SpentChallenge {
  challenge: string;
  userId: string | null;
  signUp: KeySignUp | null;
}

/**
 * Uses up the challenge that this credential claims to have signed, whatever the outcome. Throws `invalid-request`
 * when there is none.
 */
export async function spendChallenge(
  { clientDataJSON, purpose }: { clientDataJSON: string; purpose: Challenge["purpose"] },
  pool: Pool,
  { clock }: { clock: Clock },
): Promise<SpentChallenge> {
  const challenge = challengeIn(clientDataJSON);
  const spent = await asSystem(pool, (system) =>
    system.maybe<Omit<SpentChallenge, "challenge"> & { expiresAt: string }>({
      text: `delete from app_private.security_key_challenges where challenge_hash = $1 and purpose = $2
        returning user_id, sign_up, expires_at`,
      values: [hashOf(challenge), purpose],
    }),
  );
  if (!spent || Date.parse(spent.expiresAt) <= clock().getTime()) throw fail("invalid-request");
  return { challenge, userId: spent.userId, signUp: spent.signUp };
}

const clientDataSchema = z.object({ challenge: z.string() });

function challengeIn(clientDataJSON: string): string {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientDataJSON, "base64url").toString())).challenge;
  } catch {
    throw fail("invalid-request");
  }
}

const hashOf = (challenge: string): Buffer => createHash("sha256").update(challenge).digest();
