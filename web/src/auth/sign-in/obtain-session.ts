// The ways to get a session. Each stores the session before it returns, so that the store is never behind a tab.
import { isPassing, isUsable } from "@boresight/domain/accounts/token-life";
import type { Arrival } from "#auth/arrival-link.ts";
import type { SignInAnswer } from "#auth/auth-client.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { AuthError, clientProblem, problemOf, type AuthProblem } from "#auth/auth-problem.ts";
import { liveSession, type LiveSession, type Session, type SignedInUser } from "#auth/session.ts";

export interface Obtained {
  session: LiveSession | null;
  mfaTicket: string | null;
  /** A link of somebody else than who is signed in: the person decides. */
  offer: Offer | null;
}

/** Where browsers have no locks (plain HTTP) two tabs can race: the winner's tokens may be stored just after our 401. */
const raceGrace = 500;

/**
 * Only one of several tabs exchanges the refresh token, the others use what it stored. `held` is this tab's access
 * token.
 */
export const refreshSession = (deps: AuthDeps, held: string | null): Promise<LiveSession> =>
  deps.inTurn(async () => {
    const refreshToken = deps.store.refreshToken();
    const stored = storedByAnother(deps, held);
    if (stored) return stored;
    if (!refreshToken) throw new AuthError(clientProblem("no-refresh-token"));
    try {
      return await trade(deps, refreshToken);
    } catch (thrown) {
      if (problemOf(thrown).status !== 401) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, raceGrace));
      const winners = storedByAnother(deps, held);
      if (winners) return winners;
      if (deps.store.refreshToken() === refreshToken) deps.store.forgetAll();
      throw thrown;
    }
  });

export interface Imported extends Obtained {
  /** The link that brought the session or the ticket. */
  arrivedBy: Arrival | null;
  /** What was wrong with a link while an earlier session continues. */
  problem: AuthProblem | null;
}

export interface Offer {
  session: Session;
  arrivedBy: Arrival | null;
  people: { current: SignedInUser; offered: SignedInUser };
}

const nothing: Imported = { session: null, mfaTicket: null, arrivedBy: null, problem: null, offer: null };

/** Returns the session a page starts with: an existing one, else from the address, else from the store, else none. */
export async function importSession(deps: AuthDeps): Promise<Imported> {
  if (deps.existing && isUsable(deps.existing.expiresAt, deps.now())) {
    deps.store.keep(deps.existing);
    return { ...nothing, session: deps.existing };
  }
  const { link, store } = deps;
  const [offered, problem, mfaTicket] = [link.refreshToken(), link.problem(), link.mfaTicket()];
  if (mfaTicket) return { ...nothing, mfaTicket, arrivedBy: link.type() };
  if (!offered) {
    if (problem && !store.refreshToken()) throw new AuthError(problem);
    return { ...nothing, session: await storedSession(deps), problem };
  }
  try {
    return await takeOffered(deps, offered);
  } catch (thrown) {
    if (isPassing(problemOf(thrown).status) || !store.refreshToken()) throw thrown;
    return { ...nothing, session: await storedSession(deps) };
  }
}

async function takeOffered(deps: AuthDeps, offered: string): Promise<Imported> {
  const arrivedBy = deps.link.type();
  const obtain = async () => ({ session: await deps.client.refresh(offered), mfaTicket: null });
  return { ...nothing, ...(await obtainBeside(deps, arrivedBy, obtain)), arrivedBy };
}

/** Obtains what a link leads to; it does not take the place of another person who is signed in. */
export async function obtainBeside(
  deps: AuthDeps,
  arrivedBy: Arrival | null,
  obtain: () => Promise<SignInAnswer>,
): Promise<Obtained> {
  const current = await currentPerson(deps);
  const answer = await obtain();
  const { session } = answer;
  if (current && session && current.id !== session.user.id) {
    return { ...nothing, offer: { session, arrivedBy, people: { current, offered: session.user } } };
  }
  return deps.inTurn(async () => storeObtained(deps, answer));
}

/** Who is signed in here already; a session that has ended, or an anonymous one, is nobody's. */
async function currentPerson(deps: AuthDeps): Promise<SignedInUser | null> {
  if (!deps.store.refreshToken()) return null;
  try {
    const { user } = deps.store.session() ?? (await refreshSession(deps, null));
    return user.isAnonymous ? null : user;
  } catch (thrown) {
    if (problemOf(thrown).status !== 401) throw thrown;
    return null;
  }
}

/** Switches to the person of the link, or ends the link's session and stays. */
export async function answerOffer(deps: AuthDeps, { session, arrivedBy }: Offer, isTaken: boolean): Promise<Imported> {
  if (isTaken) return { ...nothing, session: await deps.inTurn(async () => keep(deps, session)), arrivedBy };
  await deps.client.signOut({ refreshToken: session.refreshToken, accessToken: null, all: false });
  return { ...nothing, session: await storedSession(deps) };
}

/** A spent or refused link does not end the existing session. Without a network the last one goes on, to be renewed later. */
async function storedSession(deps: AuthDeps): Promise<LiveSession | null> {
  if (!deps.store.refreshToken()) return null;
  return (deps.isOffline?.() && deps.store.session()) || refreshSession(deps, null);
}

/**
 * Uses the token that another tab announced: normally already stored, otherwise it is exchanged, unless a different one is
 * stored. The announced one may have been spent since, and a spent token that is presented late ends the session.
 */
export const tryToken = (deps: AuthDeps, announced: string): Promise<LiveSession> =>
  deps.inTurn(async () => {
    const stored = storedByAnother(deps, null);
    if (stored) return stored;
    if ((deps.store.refreshToken() ?? announced) !== announced) throw new AuthError(clientProblem("no-refresh-token"));
    return trade(deps, announced);
  });

/** Replaces the current token with an elevated one, for someone who has just proved who they are. */
export const elevateSession = (deps: AuthDeps, elevate: () => Promise<Session>): Promise<LiveSession> =>
  deps.inTurn(() => replaceSession(deps, elevate));

export const storeObtained = (deps: AuthDeps, { session, mfaTicket }: SignInAnswer): Obtained => ({
  session: session && keep(deps, session),
  mfaTicket,
  offer: null,
});

function storedByAnother({ store, now }: AuthDeps, held: string | null): LiveSession | null {
  const stored = store.session();
  if (!stored || stored.accessToken === held || stored.receivedAt > now()) return null; // The clock was set back.
  return isUsable(stored.expiresAt, now()) ? stored : null;
}

const trade = (deps: AuthDeps, refreshToken: string): Promise<LiveSession> =>
  replaceSession(deps, () => deps.client.refresh(refreshToken));

async function replaceSession(deps: AuthDeps, obtain: () => Promise<Session>): Promise<LiveSession> {
  const storedBefore = deps.store.refreshToken();
  const session = await obtain();
  const stored = deps.store.refreshToken();
  // What another tab stores can become visible here late, or be of a renewal beside this one: the session is the same.
  const isSameSession = stored !== null && deps.store.refreshTokenId() === session.refreshTokenId;
  if (stored === storedBefore || isSameSession) return keep(deps, session);
  // Someone signed out or in meanwhile: that takes precedence, and the fresh token must not outlive it.
  await deps.client.signOut({ refreshToken: session.refreshToken, accessToken: null, all: false });
  throw new AuthError(clientProblem("no-refresh-token"));
}

function keep({ store, tabs, now }: AuthDeps, session: Session): LiveSession {
  const live = liveSession(session, now());
  store.keep(live);
  tabs.tell({ type: "token", refreshToken: live.refreshToken });
  return live;
}
