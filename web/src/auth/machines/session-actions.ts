// Actions on the current session, outside the machines.
import * as shape from "@boresight/domain/base/shape";
import type { Call } from "#auth/auth-client.ts";
import type { AuthDeps, SecurityKeys } from "../auth-deps.ts";
import { AuthError, clientProblem, problemOf, type Outcome } from "#auth/auth-problem.ts";
import { elevateSession, refreshSession } from "../sign-in/obtain-session.ts";
import type { LiveSession, SignedInUser } from "#auth/session.ts";
import { waitForToken } from "./wait-for-token.ts";

export interface SessionActions {
  /** The access token, as soon as it can be used; null when nobody is signed in. */
  token: () => Promise<string | null>;
  /** A call of the auth service in the person's name; throws an AuthError. */
  call: <Answer>(call: Call<Answer>) => Promise<Answer>;
  /** Exchanges the refresh token now, after people changed their own data; `refresher-already-running` when one runs and one waits. */
  refresh: () => Outcome;
  /** For the page that adds a key to the account. */
  securityKeys: SecurityKeys;
  /** With the password, or a code: the authenticator app's, or the one that was sent. */
  elevateWith: (proof: { by: "code" | "password"; typed: string }) => Outcome;
  elevateWithSecurityKey: () => Outcome;
}

/** The auth machine, as these actions see it. */
export interface SessionKeeper {
  session: () => LiveSession | null;
  user: () => SignedInUser | null;
  isSignedOut: () => boolean;
  update: (session: LiveSession) => void;
  lose: () => void;
}

export function sessionActions(deps: AuthDeps, keeper: SessionKeeper): SessionActions {
  const token = () => waitForToken(keeper, deps.now);
  const withBearer = async <Answer>(call: Call<Answer>): Promise<Answer> =>
    deps.client.call({ ...call, accessToken: (await token()) ?? nobody() });
  const elevate = (prove: () => Promise<{ path: string; body: object }>) =>
    attempt(async () => {
      const proof = await prove();
      const accessToken = (await token()) ?? nobody();
      const elevated = async () => (await deps.client.obtain({ ...proof, accessToken })).session ?? unreadable();
      keeper.update(await elevateSession(deps, elevated));
    });

  return {
    token,
    call: withBearer,
    securityKeys: deps.securityKeys,
    refresh: oneAfterAnother(() =>
      attempt(async () => {
        try {
          keeper.update(await refreshSession(deps, deps.store.session()?.accessToken ?? null));
        } catch (thrown) {
          if (problemOf(thrown).status === 401) keeper.lose();
          throw thrown;
        }
      }),
    ),
    elevateWith: ({ by, typed }) => elevate(async () => ({ path: `/elevate/${by}`, body: { [by]: typed } })),
    elevateWithSecurityKey: () =>
      elevate(async () => {
        const email = keeper.user()?.email;
        const options = await withBearer({ path: "/elevate/webauthn", body: { email }, answer: shape.unknown() });
        const credential = await deps.securityKeys.answer(options);
        return { path: "/elevate/webauthn/verify", body: { email, credential } };
      }),
  };
}

/** One refresh runs and one may wait for it, so that it sees the latest data; a third is refused. */
function oneAfterAnother(refresh: () => Outcome): () => Outcome {
  let running: Outcome | null = null;
  let isOneWaiting = false;
  const start = (): Outcome => {
    running = refresh().finally(() => {
      running = null;
    });
    return running;
  };
  return async () => {
    if (!running) return start();
    if (isOneWaiting) return clientProblem("refresher-already-running");
    isOneWaiting = true;
    await running;
    isOneWaiting = false;
    return start();
  };
}

async function attempt(work: () => Promise<void>): Outcome {
  try {
    await work();
    return null;
  } catch (thrown) {
    return problemOf(thrown);
  }
}

function nobody(): never {
  throw new AuthError(clientProblem("unauthenticated-user"));
}

function unreadable(): never {
  throw new AuthError(clientProblem("invalid-response"));
}
