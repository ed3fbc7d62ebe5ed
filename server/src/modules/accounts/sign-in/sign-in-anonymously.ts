import type { Rights } from "#platform/database/transaction.ts";
import { registerAccount } from "./register-account.ts";
import { openSession, type Session, type SessionDeps } from "#modules/accounts/sessions/sessions.ts";

export interface AnonymousPerson {
  displayName: string | undefined;
  locale: string;
  metadata: Record<string, unknown>;
}

/** Creates and signs in to an anonymous account, which can be made permanent later. */
export async function signInAnonymously(
  { displayName = "Anonymous User", ...person }: AnonymousPerson,
  system: Rights,
  deps: SessionDeps,
): Promise<Session> {
  const rights = { isAnonymous: true, defaultRole: "anonymous", roles: ["anonymous"] };
  const account = await registerAccount({ ...person, ...rights, displayName, email: null }, system);
  return openSession(account, system, deps);
}
