// The ways to a session. Each stores what it got before it answers, so that the store is never behind a tab.
import { isPassing, isUsable } from "@boresight/domain/token-life";
import type { Credentials, SignInAnswer, SignUp } from "./auth-client.ts";
import type { AuthParts } from "./auth-parts.ts";
import { AuthError, clientProblem, problemOf } from "./auth-problem.ts";
import { liveSession, type LiveSession, type Session } from "./session.ts";

export interface Obtained {
  session: LiveSession | null;
  mfaTicket: string | null;
}

/** Where browsers have no locks (plain HTTP) two tabs can race: the winner's tokens may be stored just after our 401. */
const raceGrace = 500;

/** Of several tabs one trades the refresh token, the others take what it stored. `held` is this tab's access token. */
export const refreshSession = (parts: AuthParts, held: string | null): Promise<LiveSession> =>
  parts.inTurn(async () => {
    const refreshToken = parts.store.refreshToken();
    const stored = storedByAnother(parts, held);
    if (stored) return stored;
    if (!refreshToken) throw new AuthError(clientProblem("no-refresh-token"));
    try {
      return await trade(parts, refreshToken);
    } catch (thrown) {
      if (problemOf(thrown).status !== 401) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, raceGrace));
      const winners = storedByAnother(parts, held);
      if (winners) return winners;
      if (parts.store.refreshToken() === refreshToken) parts.store.forgetAll();
      throw thrown;
    }
  });

/** The session a page starts with: from the address, else from the store, else none. */
export async function importSession(parts: AuthParts): Promise<LiveSession | null> {
  const [problem, offered] = [parts.link.problem(), parts.link.refreshToken()];
  if (problem && !offered) throw new AuthError(problem);
  if (!offered) return parts.store.refreshToken() ? refreshSession(parts, null) : null;
  try {
    return await parts.inTurn(() => trade(parts, offered));
  } catch (thrown) {
    if (isPassing(problemOf(thrown).status) || !parts.store.refreshToken()) throw thrown;
    return refreshSession(parts, null); // a used-up link does not end the session that is already here
  }
}

/** What another tab announced: normally already stored, else the announced token is traded. */
export const tryToken = (parts: AuthParts, announced: string): Promise<LiveSession> =>
  parts.inTurn(async () => storedByAnother(parts, null) ?? trade(parts, announced));

export async function signInWithPassword(parts: AuthParts, credentials: Credentials): Promise<Obtained> {
  return keepObtained(parts, await parts.client.signIn(credentials));
}

export async function signUpWithPassword(parts: AuthParts, input: SignUp): Promise<Obtained> {
  return keepObtained(parts, await parts.client.signUp(input));
}

function storedByAnother({ store, now }: AuthParts, held: string | null): LiveSession | null {
  const stored = store.session();
  return stored && stored.accessToken !== held && isUsable(stored.expiresAt, now()) ? stored : null;
}

async function trade(parts: AuthParts, refreshToken: string): Promise<LiveSession> {
  const storedBefore = parts.store.refreshToken();
  const session = await parts.client.refresh(refreshToken);
  if (parts.store.refreshToken() === storedBefore) return keep(parts, session);
  // Someone signed out or in meanwhile: that holds, and the fresh token must not outlive it.
  await parts.client.signOut({ refreshToken: session.refreshToken, accessToken: null, all: false });
  throw new AuthError(clientProblem("no-refresh-token"));
}

const keepObtained = (parts: AuthParts, { session, mfaTicket }: SignInAnswer): Obtained => ({
  session: session && keep(parts, session),
  mfaTicket,
});

function keep({ store, tabs, now }: AuthParts, session: Session): LiveSession {
  const live = liveSession(session, now());
  store.keep(live);
  tabs.tell({ type: "token", refreshToken: live.refreshToken });
  return live;
}
