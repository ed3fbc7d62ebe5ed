import { createMongoAbility } from "@casl/ability";
import { rulesFor, type Ability, type Action, type Subject } from "@boresight/domain/accounts/abilities";
import { readinessTimeout } from "@boresight/domain/accounts/token-life";
import { createActor, waitFor, type ActorRefFrom } from "xstate";
import { requestDoors, type RequestDoors } from "./account-requests.ts";
import { authMachine } from "./machines/auth-machine.ts";
import type { AuthParts } from "./machines/auth-parts.ts";
import { clientProblem, type AuthProblem, type Outcome } from "./auth-problem.ts";
import type { AuthEvent } from "./machines/auth-setup.ts";
import { authState, type AuthState } from "./machines/auth-state.ts";
import { providerUrl, type ProviderOptions } from "./sign-in/provider-url.ts";
import { readMethods, type Methods } from "./sign-in/read-methods.ts";
import type { Deanonymization, RegistrationWay } from "./sign-in/registration-ways.ts";
import { roleOf } from "./session.ts";
import { sessionDoors, type SessionDoors, type SessionKeeper } from "./machines/session-doors.ts";
import { registrationDoors, signInDoors, type RegistrationDoors, type SignInDoors } from "./machines/sign-in-doors.ts";

interface Observed {
  state: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** What the signed-in role is offered; one object for the app's life, its rules change. */
  ability: Ability;
}

/** The one door to authentication: for React through `useAuth`, for the router and the data client as it stands. */
export interface Auth extends Observed, SignInDoors, RegistrationDoors, RequestDoors, SessionDoors {
  /** Resolves once it is known whether someone is signed in; rejects after 15 s. */
  ready: () => Promise<void>;
  signOut: (options?: { all?: boolean }) => Outcome;
  /** Makes the anonymous account of the moment someone's own. */
  deanonymize: (way: Deanonymization) => Outcome;
  /** Where a social button leads. */
  providerUrl: (provider: string, options?: ProviderOptions) => string;
  readMethods: () => Promise<Methods>;
  /** What `state().arrivedBy` asked for is done. */
  forgetArrival: () => void;
  /** The network is back: a refresh that had given up starts again. */
  wake: () => void;
}

type Actor = ActorRefFrom<typeof authMachine>;

export function createAuth(parts: AuthParts): Auth {
  const actor = createActor(authMachine, { input: parts }).start();
  const observed = observe(actor);
  const session = sessionDoors(parts, keeperOf(actor, observed));
  const register = (way: RegistrationWay) => settleRegistration(actor, way);
  const forgetArrival = () => actor.send({ type: "ARRIVAL_DONE" });
  parts.tabs.listen((message) => {
    if (message.type === "signout") actor.send({ type: "SIGNED_OUT_ELSEWHERE" });
    else actor.getSnapshot().children.token?.send({ type: "TRY_TOKEN", refreshToken: message.refreshToken });
  });

  return {
    ...observed,
    ...signInDoors(
      (way) => settle(actor, { type: "SIGN_IN", way }, clientProblem("already-signed-in")),
      () => actor.getSnapshot().context.mfaTicket,
    ),
    ...registrationDoors(register),
    ...session,
    ...requestDoors({ ...parts, token: session.token }, { passwordChanged: forgetArrival }),
    ready: () => ready(actor),
    async deanonymize(way) {
      await ready(actor);
      return observed.state().user?.isAnonymous ? register(way) : clientProblem("user-not-anonymous");
    },
    signOut({ all = false } = {}) {
      const { session } = actor.getSnapshot().context;
      const refreshToken = parts.store.refreshToken() ?? session?.refreshToken ?? null;
      const tokens = { refreshToken, accessToken: session?.accessToken ?? null, all };
      return settle(actor, { type: "SIGN_OUT", tokens }, clientProblem("unauthenticated-user"));
    },
    providerUrl(provider, options = {}) {
      const address = parts.client.address(`/signin/provider/${encodeURIComponent(provider)}`);
      return providerUrl({ address, origin: parts.origin }, options);
    },
    readMethods: () => readMethods(parts.client),
    forgetArrival,
    wake: () => actor.send({ type: "WAKE" }),
  };
}

const keeperOf = (actor: Actor, { state }: Observed): SessionKeeper => ({
  accessToken: () => state().accessToken,
  user: () => state().user,
  isSignedOut: () => !actor.getSnapshot().matches("starting") && !actor.getSnapshot().matches("signedIn"),
  update: (session) => actor.send({ type: "SESSION_UPDATE", session }),
  lose: () => actor.send({ type: "SESSION_LOST" }),
});

function observe(actor: Actor): Observed {
  const ability = createMongoAbility<[Action, Subject]>();
  const listeners = new Set<() => void>();
  let state = authState(actor.getSnapshot(), null);
  const update = () => {
    const before = state;
    state = authState(actor.getSnapshot(), before);
    if (state.user !== before.user) ability.update(rulesFor(roleOf(state.user)));
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

async function ready(actor: Actor): Promise<void> {
  const settled = waitFor(actor, (snapshot) => !snapshot.matches("starting"), { timeout: readinessTimeout });
  await settled.catch(() => {
    throw new Error("The state machine is not yet ready after 15 seconds.");
  });
}

/** Sends the event and waits for what comes of it; an event that would change nothing is answered with the refusal. */
async function settle(actor: Actor, event: AuthEvent, refusal: AuthProblem): Outcome {
  await ready(actor);
  if (!actor.getSnapshot().can(event)) return refusal;
  actor.send(event);
  return (await waitFor(actor, (snapshot) => snapshot.hasTag("settled"))).context.problem;
}

async function settleRegistration(actor: Actor, way: RegistrationWay): Outcome {
  await ready(actor);
  const { registration } = actor.getSnapshot().children;
  if (!registration?.getSnapshot().can({ type: "REGISTER", way })) return clientProblem("already-signed-in");
  registration.send({ type: "REGISTER", way });
  return (await waitFor(registration, (snapshot) => !snapshot.hasTag("busy"))).context.problem;
}
