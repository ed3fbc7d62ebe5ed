// The parts of the auth machine: its events, context, guards and actions.
import { canRetry, isPassing, refreshIsDue, retryDelay, tickInterval } from "@boresight/domain/accounts/token-life";
import { assign, fromPromise, sendTo, setup } from "xstate";
import type { Arrival } from "#auth/arrival-link.ts";
import type { SignOut } from "#auth/auth-client.ts";
import type { AuthDeps } from "../auth-deps.ts";
import { clientProblem, problemOf, type AuthProblem } from "#auth/auth-problem.ts";
import {
  answerOffer,
  importSession,
  refreshSession,
  type Imported,
  type Obtained,
  type Offer,
} from "../sign-in/obtain-session.ts";
import { registrationMachine, type RegistrationNews } from "./registration-machine.ts";
import type { LiveSession } from "#auth/session.ts";
import { signInBy, signInProblem, type SignIn, type SignInMethod } from "#auth/sign-in/sign-in-methods.ts";
import { tokenMachine } from "./token-machine.ts";

interface Context {
  deps: AuthDeps;
  session: LiveSession | null;
  problem: AuthProblem | null;
  mfaTicket: string | null;
  /** The link that brought the ticket: once the code is typed, people have arrived by it. */
  ticketBroughtBy: Arrival | null;
  arrivedBy: Arrival | null;
  /** The link's session, until the person decides about it. */
  offer: Offer | null;
  /** Retries since the last success. */
  attempts: number;
}

export type AuthEvent =
  | { type: "SIGN_IN"; way: SignInMethod }
  | { type: "SIGN_OUT"; tokens: SignOut }
  | { type: "SIGNED_OUT_ELSEWHERE" }
  | { type: "ARRIVAL_DONE" }
  | { type: "OFFER_ANSWERED"; isTaken: boolean }
  | { type: "WAKE" }
  | RegistrationNews;

export const inputProblem = ({ event: { way } }: { event: { way: SignInMethod } }): AuthProblem | null => {
  const code = signInProblem(way);
  return code && clientProblem(code);
};
export const failure = ({ event }: { event: { error: unknown } }): AuthProblem => problemOf(event.error);
export const updated = ({ event }: { event: { session: LiveSession } }): LiveSession => event.session;

export const authSetup = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as {
    context: Context;
    events: AuthEvent;
    input: AuthDeps;
    tags: "settled";
    children: { registration: "registration"; token: "token" };
  },
  actors: {
    registration: registrationMachine,
    token: tokenMachine,
    importSession: fromPromise<Imported, AuthDeps>(({ input }) => importSession(input)),
    answerOffer: fromPromise<Imported, { deps: AuthDeps; offer: Offer; isTaken: boolean }>(({ input }) =>
      answerOffer(input.deps, input.offer, input.isTaken),
    ),
    refreshSession: fromPromise<LiveSession, { deps: AuthDeps; held: string | null }>(({ input }) =>
      refreshSession(input.deps, input.held),
    ),
    signIn: fromPromise<Obtained, SignIn>(({ input }) => signInBy(input)),
    signOut: fromPromise<void, { deps: AuthDeps; tokens: SignOut }>(({ input }) =>
      input.deps.client.signOut(input.tokens),
    ),
  },
  delays: {
    tick: tickInterval,
    retryDelay: ({ context }) => retryDelay(context.attempts),
  },
  guards: {
    isBy: ({ event }, by: SignInMethod["by"]) => event.type === "SIGN_IN" && event.way.by === by,
    isWorthRetrying: ({ context }, { status }: AuthProblem) => isPassing(status) && canRetry(context.attempts),
    isRefused: (_, { status, error }: AuthProblem) => status === 401 || error === "no-refresh-token",
    isOffer: (_, { offer }: Obtained) => offer !== null,
    isSession: (_, { session }: Imported) => session !== null,
    isTicket: (_, { mfaTicket }: Imported) => mfaTicket !== null,
    isUnverified: (_, { status, error, message }: AuthProblem) =>
      status === 401 && (error === "unverified-user" || message === "Email is not verified"),
    isWorthAnotherCode: (_, { status, error }: AuthProblem) =>
      error === "invalid-totp" || error === "invalid-recovery-code" || isPassing(status),
    canRetry: ({ context }) => canRetry(context.attempts),
    refreshesItself: ({ context: { deps, session } }) => deps.autoRefresh && !session?.byPat,
    refreshIsDue: ({ context: { session, deps } }) =>
      session !== null && refreshIsDue(session, { now: deps.now(), interval: deps.refreshInterval }),
  },
  actions: {
    storeSession: assign(({ context }, session: LiveSession | null) => ({
      session,
      problem: null,
      mfaTicket: null,
      ticketBroughtBy: null,
      arrivedBy: context.ticketBroughtBy ?? context.arrivedBy,
      offer: null,
      attempts: 0,
    })),
    storeOffer: assign((_, { offer }: Obtained) => ({ offer, problem: null })),
    storeArrival: assign((_, { arrivedBy, problem }: Imported) => ({ arrivedBy, problem })),
    storeProblem: assign((_, problem: AuthProblem | null) => ({ problem })),
    storeTicket: assign((_, mfaTicket: string | null) => ({ mfaTicket, ticketBroughtBy: null, problem: null })),
    storeBroughtTicket: assign((_, { mfaTicket, arrivedBy }: Imported) => ({ mfaTicket, ticketBroughtBy: arrivedBy })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    forgetArrival: assign({ arrivedBy: null }),
    forgetProblem: assign({ problem: null }),
    forgetTicket: assign({ mfaTicket: null, ticketBroughtBy: null }),
    forgetSession: assign({ session: null, offer: null, attempts: 0, arrivedBy: null }),
    forgetStored: ({ context }) => context.deps.store.forgetAll(),
    forgetStoredSession: ({ context }) => context.deps.store.forgetSession(),
    notifySignOut: ({ context }) => context.deps.tabs.tell({ type: "signout" }),
    cleanAddress: ({ context }) => context.deps.link.clean(),
    // A link that failed only because of the network can be tried again by reloading the page.
    cleanUsedAddress: ({ context }, { status }: AuthProblem) => {
      if (!isPassing(status)) context.deps.link.clean();
    },
    askVerification: sendTo("registration", { type: "VERIFICATION_NEEDED" }),
    notifySigningIn: sendTo("registration", { type: "SIGNING_IN" }),
    notifySignedIn: sendTo("registration", ({ context }) => ({
      type: context.session?.user.isAnonymous ? "SIGNED_IN_ANONYMOUSLY" : "SIGNED_IN",
    })),
    notifySignedOut: sendTo("registration", { type: "SIGNED_OUT" }),
  },
});
