// A social sign-in between leaving for the provider and coming back: found by the hash of its state, stored encrypted,
// valid once. The state is an unguessable random number, so it needs no signature; the auth service binds it to the
// browser that left.
import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { identitySchema } from "#integrations/identity-providers/identity.ts";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import { createSealing } from "#platform/seal.ts";
import type { Rights } from "#platform/database/transaction.ts";

const providerSignInSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  /** The final redirect of the browser. */
  redirectTo: z.string(),
  options: z.object({
    displayName: z.string().optional(),
    locale: z.string(),
    defaultRole: z.string(),
    roles: z.array(z.string()),
    metadata: z.record(z.string(), z.unknown()),
  }),
  /** The account to link the identity to; null for a sign-in. */
  linkTo: z.uuid().nullable(),
  /** Whether the page that the browser comes back to finishes the link, as its bearer. */
  isFinishedByPage: z.boolean(),
  /** What the provider said, of a link that its page has still to finish. */
  identity: identitySchema.nullable(),
});
export type ProviderSignIn = z.output<typeof providerSignInSchema>;

export interface ProviderSignInDeps {
  config: Pick<Config, "sealSecret">;
  clock: Clock;
}

const signInLifetime = 600_000; // ten minutes

export interface Departure extends Omit<ProviderSignIn, "nonce" | "state" | "verifier"> {
  provider: string;
}

export async function startProviderSignIn(
  { provider, ...departure }: Departure,
  system: Rights,
  { config, clock }: ProviderSignInDeps,
): Promise<ProviderSignIn> {
  const pending = { ...departure, state: secret(), nonce: secret(), verifier: secret() };
  const expiresAt = new Date(clock().getTime() + signInLifetime);
  await system.run({
    text: "insert into app_private.provider_sign_ins (state_hash, provider, sealed_sign_in, expires_at) values ($1, $2, $3, $4)",
    values: [hashOf(pending.state), provider, sealingOf(config).seal(JSON.stringify(pending)), expiresAt],
  });
  return pending;
}

/** Ends the sign-in; returns null for a state that is unknown, used, expired or another provider's. */
export async function finishProviderSignIn(
  { provider, state }: { provider: string; state: string },
  system: Rights,
  { config, clock }: ProviderSignInDeps,
): Promise<ProviderSignIn | null> {
  const closed = await system.maybe<{ sealed: Buffer; expiresAt: string }>({
    text: `delete from app_private.provider_sign_ins where state_hash = $1 and provider = $2
      returning sealed_sign_in as sealed, expires_at`,
    values: [hashOf(state), provider],
  });
  if (!closed || Date.parse(closed.expiresAt) <= clock().getTime()) return null;
  return providerSignInSchema.parse(JSON.parse(sealingOf(config).open(closed.sealed)));
}

const secret = (): string => randomBytes(32).toString("base64url");
const hashOf = (state: string): Buffer => createHash("sha256").update(state).digest();
const sealingOf = ({ sealSecret }: ProviderSignInDeps["config"]) => createSealing(sealSecret, "provider-sign-in");
