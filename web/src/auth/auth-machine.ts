// Who is signed in, and for how long. Further ways to sign in are states beside `password`.
import { credentialsProblem } from "@boresight/domain/credentials";
import { canRetry, isPassing, refreshIsDue, retryDelay, tickInterval } from "@boresight/domain/token-life";
import { assertEvent, assign, fromPromise, sendTo, setup } from "xstate";
import type { Credentials, SignOut } from "./auth-client.ts";
import type { AuthParts } from "./auth-parts.ts";
import { clientProblem, problemOf, type AuthProblem } from "./auth-problem.ts";
import { importSession, refreshSession, signInWithPassword, type Obtained } from "./obtain-session.ts";
import { registrationMachine } from "./registration-machine.ts";
import type { LiveSession } from "./session.ts";
import { tokenMachine } from "./token-machine.ts";

interface Context {
  parts: AuthParts;
  session: LiveSession | null;
  problem: AuthProblem | null;
  mfaTicket: string | null;
  /** Retries since the last success. */
  attempts: number;
}

export type AuthEvent =
  | { type: "SIGN_IN"; credentials: Credentials }
  | { type: "SIGN_OUT"; tokens: SignOut }
  | { type: "SIGNED_OUT_ELSEWHERE" }
  | { type: "SESSION_UPDATE"; session: LiveSession }
  | { type: "WAKE" };

const malformed = (credentials: Credentials): AuthProblem | null => {
  const code = credentialsProblem(credentials);
  return code && clientProblem(code);
};

const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);
const updated = ({ event }: { event: { session: LiveSession } }) => event.session;

export const authMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as {
    context: Context;
    events: AuthEvent;
    input: AuthParts;
    tags: "settled";
    children: { registration: "registration"; token: "token" };
  },
  actors: {
    registration: registrationMachine,
    token: tokenMachine,
    importSession: fromPromise<LiveSession | null, AuthParts>(({ input }) => importSession(input)),
    refreshSession: fromPromise<LiveSession, { parts: AuthParts; held: string | null }>(({ input }) =>
      refreshSession(input.parts, input.held),
    ),
    signIn: fromPromise<Obtained, { parts: AuthParts; credentials: Credentials }>(({ input }) =>
      signInWithPassword(input.parts, input.credentials),
    ),
    signOut: fromPromise<void, { parts: AuthParts; tokens: SignOut }>(({ input }) =>
      input.parts.client.signOut(input.tokens),
    ),
  },
  delays: {
    tick: tickInterval,
    retryDelay: ({ context }) => retryDelay(context.attempts),
  },
  guards: {
    isWorthRetrying: ({ context }, { status }: AuthProblem) => isPassing(status) && canRetry(context.attempts),
    isRefused: (_, { status, error }: AuthProblem) => status === 401 || error === "no-refresh-token",
    isUnverified: (_, { status, error, message }: AuthProblem) =>
      status === 401 && (error === "unverified-user" || message === "Email is not verified"),
    canRetry: ({ context }) => canRetry(context.attempts),
    refreshesItself: ({ context }) => context.parts.autoRefresh,
    refreshIsDue: ({ context: { session, parts } }) =>
      session !== null && refreshIsDue(session, { now: parts.now(), interval: parts.refreshInterval }),
  },
  actions: {
    keepSession: assign((_, session: LiveSession | null) => ({ session, problem: null, mfaTicket: null, attempts: 0 })),
    keepProblem: assign((_, problem: AuthProblem | null) => ({ problem })),
    keepTicket: assign((_, mfaTicket: string | null) => ({ mfaTicket })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    forgetAttempts: assign({ attempts: 0 }),
    forgetSession: assign({ session: null, attempts: 0 }),
    forgetStored: ({ context }) => context.parts.store.forgetAll(),
    forgetStoredSession: ({ context }) => context.parts.store.forgetSession(),
    tellSignOut: ({ context }) => context.parts.tabs.tell({ type: "signout" }),
    cleanAddress: ({ context }) => context.parts.link.clean(),
    askVerification: sendTo("registration", { type: "VERIFICATION_NEEDED" }),
    tellSignedIn: sendTo("registration", { type: "SIGNED_IN" }),
    tellSignedOut: sendTo("registration", { type: "SIGNED_OUT" }),
  },
}).createMachine({
  id: "auth",
  context: ({ input }) => ({ parts: input, session: null, problem: null, mfaTicket: null, attempts: 0 }),
  invoke: [
    { id: "registration", src: "registration", input: ({ context }) => context.parts },
    { id: "token", src: "token", input: ({ context }) => context.parts },
  ],
  on: { SESSION_UPDATE: { target: ".signedIn", actions: { type: "keepSession", params: updated } } },
  initial: "starting",
  states: {
    starting: {
      initial: "importing",
      states: {
        importing: {
          invoke: {
            src: "importSession",
            input: ({ context }) => context.parts,
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: "#auth.signedIn",
                actions: { type: "keepSession", params: ({ event }) => event.output },
              },
              { target: "#auth.signedOut", actions: "forgetStoredSession" },
            ],
            onError: [
              {
                guard: { type: "isWorthRetrying", params: failure },
                target: "waiting",
                actions: ["countAttempt", { type: "keepProblem", params: failure }],
              },
              {
                target: "#auth.signedOut.failed",
                actions: ["forgetStoredSession", { type: "keepProblem", params: failure }],
              },
            ],
          },
        },
        waiting: { after: { retryDelay: "importing" } },
      },
    },
    signedOut: {
      initial: "noErrors",
      entry: "forgetSession",
      on: {
        SIGN_IN: [
          {
            guard: ({ event }) => malformed(event.credentials) !== null,
            target: ".failed",
            actions: { type: "keepProblem", params: ({ event }) => malformed(event.credentials) },
          },
          { target: "signingIn", actions: { type: "keepProblem", params: null } },
        ],
      },
      states: {
        noErrors: { tags: "settled" },
        success: { tags: "settled" },
        needsMfa: { tags: "settled" },
        failed: { tags: "settled" },
        signingOut: {
          invoke: {
            src: "signOut",
            input: ({ context, event }) => {
              assertEvent(event, "SIGN_OUT"); // the tokens come with the event: the context has already forgotten them
              return { parts: context.parts, tokens: event.tokens };
            },
            onDone: "success",
            onError: { target: "failed", actions: { type: "keepProblem", params: failure } },
          },
        },
      },
    },
    signingIn: {
      initial: "password",
      states: {
        password: {
          invoke: {
            src: "signIn",
            input: ({ context, event }) => {
              assertEvent(event, "SIGN_IN");
              return { parts: context.parts, credentials: event.credentials };
            },
            onDone: [
              {
                guard: ({ event }) => event.output.session !== null,
                target: "#auth.signedIn",
                actions: { type: "keepSession", params: ({ event }) => event.output.session },
              },
              {
                guard: ({ event }) => event.output.mfaTicket !== null,
                target: "#auth.signedOut.needsMfa",
                actions: { type: "keepTicket", params: ({ event }) => event.output.mfaTicket },
              },
              { target: "#auth.signedOut", actions: "askVerification" },
            ],
            onError: [
              {
                guard: { type: "isUnverified", params: failure },
                target: "#auth.signedOut",
                actions: "askVerification",
              },
              { target: "#auth.signedOut.failed", actions: { type: "keepProblem", params: failure } },
            ],
          },
        },
      },
    },
    signedIn: {
      tags: "settled",
      initial: "deciding",
      entry: ["cleanAddress", "tellSignedIn"],
      exit: "tellSignedOut",
      on: {
        SIGN_OUT: { target: "signedOut.signingOut", actions: ["forgetStored", "tellSignOut"] },
        SIGNED_OUT_ELSEWHERE: "signedOut.success",
        SESSION_UPDATE: { actions: { type: "keepSession", params: updated } },
      },
      states: {
        deciding: { always: [{ guard: "refreshesItself", target: "waiting" }, { target: "disabled" }] },
        disabled: {},
        waiting: {
          after: {
            tick: [
              { guard: "refreshIsDue", target: "refreshing" },
              { target: "waiting", reenter: true },
            ],
          },
        },
        refreshing: {
          invoke: {
            src: "refreshSession",
            input: ({ context: { parts, session } }) => ({ parts, held: session?.accessToken ?? null }),
            onDone: { target: "waiting", actions: { type: "keepSession", params: ({ event }) => event.output } },
            onError: [
              {
                guard: { type: "isRefused", params: failure },
                target: "#auth.signedOut",
                actions: "forgetStoredSession",
              },
              { guard: "canRetry", target: "backingOff", actions: "countAttempt" },
              { target: "resting" },
            ],
          },
        },
        backingOff: {
          after: { retryDelay: "refreshing" },
          on: { SESSION_UPDATE: { target: "waiting", actions: { type: "keepSession", params: updated } } },
        },
        // All retries failed: nothing more is tried until the network comes back or another tab gets through.
        resting: {
          on: {
            WAKE: { target: "refreshing", actions: "forgetAttempts" },
            SESSION_UPDATE: { target: "waiting", actions: { type: "keepSession", params: updated } },
          },
        },
      },
    },
  },
});
