import { createMongoAbility } from "@casl/ability";
import { rulesFor, type Ability, type Action, type Subject } from "@boresight/domain/abilities";
import { readinessTimeout } from "@boresight/domain/token-life";
import { createActor, waitFor, type ActorRefFrom } from "xstate";
import type { Credentials, SignUp } from "./auth-client.ts";
import { authMachine, type AuthEvent } from "./auth-machine.ts";
import type { AuthParts } from "./auth-parts.ts";
import { clientProblem, type AuthProblem } from "./auth-problem.ts";
import { authState, type AuthState } from "./auth-state.ts";
import { roleOf } from "./session.ts";

/** The one door to authentication: for React through `useAuth`, for the router and the data client as it stands. */
export interface Auth {
  state: () => AuthState;
  subscribe: (listener: () => void) => () => void;
  /** What the signed-in role is offered; one object for the app's life, its rules change. */
  ability: Ability;
  /** Resolves once it is known whether someone is signed in; rejects after 15 s. */
  ready: () => Promise<void>;
  /** These answer null, or why it failed; after success `state().status` says what comes next. */
  signIn: (credentials: Credentials) => Promise<AuthProblem | null>;
  signUp: (input: SignUp) => Promise<AuthProblem | null>;
  signOut: (options?: { all?: boolean }) => Promise<AuthProblem | null>;
  /** The network is back: a refresh that had given up starts again. */
  wake: () => void;
}

type Actor = ActorRefFrom<typeof authMachine>;

export function createAuth(parts: AuthParts): Auth {
  const actor = createActor(authMachine, { input: parts }).start();
  const { registration, token } = actor.getSnapshot().children;
  parts.tabs.listen((message) => {
    if (message.type === "signout") actor.send({ type: "SIGNED_OUT_ELSEWHERE" });
    else token?.send({ type: "TRY_TOKEN", refreshToken: message.refreshToken });
  });

  return {
    ...observe(actor),
    ready: () => ready(actor),
    signIn: (credentials) => settle(actor, { type: "SIGN_IN", credentials }, clientProblem("already-signed-in")),
    async signUp(input) {
      await ready(actor);
      if (!registration?.getSnapshot().can({ type: "SIGN_UP", input })) return clientProblem("already-signed-in");
      registration.send({ type: "SIGN_UP", input });
      return (await waitFor(registration, (snapshot) => !snapshot.hasTag("busy"))).context.problem;
    },
    signOut({ all = false } = {}) {
      const accessToken = actor.getSnapshot().context.session?.accessToken ?? null;
      const tokens = { refreshToken: parts.store.refreshToken(), accessToken, all };
      return settle(actor, { type: "SIGN_OUT", tokens }, clientProblem("unauthenticated-user"));
    },
    wake: () => actor.send({ type: "WAKE" }),
  };
}

function observe(actor: Actor): Pick<Auth, "ability" | "state" | "subscribe"> {
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
async function settle(actor: Actor, event: AuthEvent, refusal: AuthProblem): Promise<AuthProblem | null> {
  await ready(actor);
  if (!actor.getSnapshot().can(event)) return refusal;
  actor.send(event);
  return (await waitFor(actor, (snapshot) => snapshot.hasTag("settled"))).context.problem;
}
