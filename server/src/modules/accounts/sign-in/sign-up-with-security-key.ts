import { fail } from "@boresight/domain/base/errors";
import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Pool } from "pg";
import { asSystem } from "#platform/database/transaction.ts";
import { accountByEmail, type Account } from "#modules/accounts/account.ts";
import { registerAccount } from "./register-account.ts";
import {
  creationOptions,
  verifyRegistration,
  type CeremonyDeps,
} from "#modules/accounts/factors/security-key-ceremonies.ts";
import { issueChallenge, spendChallenge, type KeySignUp } from "#modules/accounts/factors/security-key-challenges.ts";
import { storeKey } from "#modules/accounts/factors/security-keys.ts";
import type { Session } from "#modules/accounts/sessions/sessions.ts";
import { welcomeNewcomer, type WelcomeDeps } from "./welcome-newcomer.ts";

export type KeySignUpDeps = WelcomeDeps & CeremonyDeps & { config: WelcomeDeps["config"] & CeremonyDeps["config"] };

/**
 * Starts a sign-up; the account is created only once the key is shown, and its details wait with the challenge. Throws
 * `email-already-in-use`.
 */
export async function startKeySignUp(
  signUp: KeySignUp,
  pool: Pool,
  deps: KeySignUpDeps,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const userId = deps.ids();
  const challenge = await asSystem(pool, async (system) => {
    if (await system.maybe<Account>(accountByEmail(signUp.email))) throw fail("email-already-in-use");
    return issueChallenge({ purpose: "signUp", userId, signUp }, system, deps);
  });
  const { email: name, displayName = name } = signUp;
  return creationOptions({ userId, name, displayName, known: [] }, challenge, deps);
}

export interface ShownNewKey {
  credential: RegistrationResponseJSON;
  nickname: string | null;
  codeChallenge: string | undefined;
  /** Details given only now, which override those given at the start. */
  said: { [Name in "displayName" | "metadata" | "redirectTo"]?: KeySignUp[Name] | undefined };
}

/**
 * Creates the account with its key and signs in; returns null while the email must be verified first. Throws
 * `invalid-request`.
 */
export async function signUpWithSecurityKey(
  { credential, nickname, said, codeChallenge }: ShownNewKey,
  pool: Pool,
  deps: KeySignUpDeps,
): Promise<Session | null> {
  const { clientDataJSON } = credential.response;
  const { challenge, userId, signUp } = await spendChallenge({ clientDataJSON, purpose: "signUp" }, pool, deps);
  if (userId === null || signUp === null) throw fail("invalid-request");
  const key = await verifyRegistration(credential, challenge, deps);
  const { redirectTo = signUp.redirectTo, displayName = signUp.displayName ?? signUp.email } = said;
  const person = { ...signUp, displayName, metadata: said.metadata ?? signUp.metadata };
  return asSystem(pool, async (system, work) => {
    const account = await registerAccount({ ...person, id: userId }, system);
    await storeKey({ userId, key, nickname }, system);
    return welcomeNewcomer({ account, redirectTo, codeChallenge }, work, deps);
  });
}
