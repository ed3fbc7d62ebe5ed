import { createMongoAbility } from "@casl/ability";
import { rulesFor, type Ability, type Action, type Subject } from "@boresight/domain/accounts/abilities";
import { readinessTimeout } from "@boresight/domain/accounts/token-life";
import { createActor, waitFor, type ActorRefFrom } from "xstate";
import { requestActions, type RequestActions } from "./account-requests.ts";
import { authMachine } from "./machines/auth-machine.ts";
import type { AuthDeps } from "./auth-deps.ts";
import { clientProblem, type AuthProblem, type Outcome } from "./auth-problem.ts";
import type { AuthEvent } from "./machines/auth-setup.ts";
import { authState, type AuthState } from "./machines/auth-state.ts";
import { providerUrl, type ProviderOptions } from "./sign-in/provider-url.ts";
import { readMethods, type Methods } from "./sign-in/read-methods.ts";
import type { Deanonymization, RegistrationMethod } from "./sign-in/registration-methods.ts";
import { type SignedInUser, standingOf } from "./session.ts";
import type { TokenStore } from "./token-store.ts";
import { sessionActions, type SessionActions, type SessionKeeper } from "./machines/session-actions.ts";
import {
  registrationActions,
  signInActions,
  type RegistrationActions,
  type SignInActions,
} from "./machines/sign-in-actions.ts";

interface Observed {
  state: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** What the signed-in role is offered; one object for the app's lifetime, whose rules change. */
  ability: Ability;
}

/** The only entry to authentication: in React through `useAuth`, in the router and the data client directly. */
export interface Auth extends Observed, SignInActions, RegistrationActions, RequestActions, SessionActions {
  /** Resolves once it is known whether someone is signed in; rejects after 15 s. */
  ready: () => Promise<void>;
  signOut: (options?: { all?: boolean }) => Outcome;
  /** Turns the current anonymous account into a permanent one. */
  deanonymize: (way: Deanonymization) => Outcome;
  /** Where a social sign-in button leads. */
  providerUrl: (provider: string, options?: ProviderOptions) => string;
  readMethods: () => Promise<Methods>;
  /** Decides about `state().switching`: to become the link's person, or to stay who one is. */
  answerSwitch: (isTaken: boolean) => void;
  /** What `state().arrivedBy` requested is done. */
  forgetArrival: () => void;
  /** The network is back: a refresh that had given up starts again. */
  wake: () => void;
}

type Actor = ActorRefFrom<typeof authMachine>;

export function createAuth(deps: AuthDeps): Auth {
  const actor = createActor(authMachine, { input: deps }).start();
  const observed = observe(actor, deps.store);
  const session = sessionActions(deps, keeperOf(actor, observed));
  const register = (way: RegistrationMethod) => finishRegistration(actor, way);
  const forgetArrival = () => actor.send({ type: "ARRIVAL_DONE" });
  deps.tabs.listen((message) => {
    if (message.type === "signout") actor.send({ type: "SIGNED_OUT_ELSEWHERE" });
    else actor.getSnapshot().children.token?.send({ type: "TRY_TOKEN", refreshToken: message.refreshToken });
  });

  return {
    ...observed,
    ...signInActions(
      async (way) => {
        const problem = await settle(actor, { type: "SIGN_IN", way }, clientProblem("already-signed-in"));
        const isUnverified = observed.state().status === "needsEmailVerification";
        return problem ?? (isUnverified && way.by === "password" ? clientProblem("unverified-user") : null);
      },
      () => actor.getSnapshot().context.mfaTicket,
    ),
    ...registrationActions(register),
    ...session,
    ...requestActions({ ...deps, token: session.token }, { passwordChanged: forgetArrival }),
    ready: () => ready(actor),
    async deanonymize(way) {
      await ready(actor);
      return observed.state().user?.isAnonymous ? register(way) : clientProblem("user-not-anonymous");
    },
    signOut({ all = false } = {}) {
      const { session } = actor.getSnapshot().context;
      const refreshToken = deps.store.refreshToken() ?? session?.refreshToken ?? null;
      const tokens = { refreshToken, accessToken: session?.accessToken ?? null, all };
      return settle(actor, { type: "SIGN_OUT", tokens }, clientProblem("unauthenticated-user"));
    },
    providerUrl(provider, options = {}) {
      const address = deps.client.address(`/signin/provider/${encodeURIComponent(provider)}`);
      return providerUrl({ address, origin: deps.origin }, options);
    },
    readMethods: () => readMethods(deps.client),
    forgetArrival,
    answerSwitch: (isTaken) => actor.send({ type: "OFFER_ANSWERED", isTaken }),
    wake: () => actor.send({ type: "WAKE" }),
  };
}

const keeperOf = (actor: Actor, { state }: Observed): SessionKeeper => ({
  session: () => actor.getSnapshot().context.session,
  user: () => state().user,
  isSignedOut: () => !actor.getSnapshot().matches("starting") && !actor.getSnapshot().matches("signedIn"),
  update: (session) => actor.send({ type: "SESSION_UPDATE", session }),
  lose: () => actor.send({ type: "SESSION_LOST" }),
});

function observe(actor: Actor, store: TokenStore): Observed {
  const ability = createMongoAbility<[Action, Subject]>();
  const listeners = new Set<() => void>();
  let state = authState(actor.getSnapshot(), null);
  const update = () => {
    const before = state;
    state = authState(actor.getSnapshot(), before);
    if (state.user !== before.user) ability.update(rulesOf(state.user, store));
    if (state !== before) listeners.forEach((listener) => listener());
  };
  actor.subscribe(update);
  actor.getSnapshot().children.registration?.subscribe(update);

  return {
    ability,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The rules that were stored with the session; those of the role where there are none. */
const rulesOf = (user: SignedInUser | null, store: TokenStore) =>
  (user && store.abilityRules()) ?? rulesFor(standingOf(user));

async function ready(actor: Actor): Promise<void> {
  const settled = waitFor(actor, (snapshot) => !snapshot.matches("starting"), { timeout: readinessTimeout });
  await settled.catch(() => {
    throw new Error("The state machine is not yet ready after 15 seconds.");
  });
}

/** Sends the event and waits for the outcome; returns the refusal for an event that would change nothing. */
async function settle(actor: Actor, event: AuthEvent, refusal: AuthProblem): Outcome {
  await ready(actor);
  if (!actor.getSnapshot().can(event)) return refusal;
  actor.send(event);
  return (await waitFor(actor, (snapshot) => snapshot.hasTag("settled"))).context.problem;
}

async function finishRegistration(actor: Actor, way: RegistrationMethod): Outcome {
  await ready(actor);
  const { registration } = actor.getSnapshot().children;
  if (!registration?.getSnapshot().can({ type: "REGISTER", way })) return clientProblem("already-signed-in");
  registration.send({ type: "REGISTER", way });
  return (await waitFor(registration, (snapshot) => !snapshot.hasTag("busy"))).context.problem;
}
