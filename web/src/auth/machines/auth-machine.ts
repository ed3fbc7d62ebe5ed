// Who is signed in, and for how long.
import { assertEvent } from "xstate";
import { authSetup, failure, inputProblem, updated } from "./auth-setup.ts";
import type { Imported, Obtained } from "../sign-in/obtain-session.ts";
import { signInProblem } from "#auth/sign-in/sign-in-methods.ts";

const failed = [
  {
    guard: { type: "isUnverified", params: failure },
    target: "#auth.signedOut",
    actions: "askVerification",
  },
  { target: "#auth.signedOut.failed", actions: ["forgetTicket", { type: "storeProblem", params: failure }] },
] as const;

const offered = {
  guard: { type: "isOffer", params: ({ event }: { event: { output: Obtained } }) => event.output },
  target: "#auth.starting.asking",
  actions: { type: "storeOffer", params: ({ event }: { event: { output: Obtained } }) => event.output },
} as const;

/**
 * Every sign-in ends in the same ways: with a session, with a ticket for a code, with the question who to be, waiting for an
 * email to be opened, or refused.
 */
const attempt = authSetup.createStateConfig({
  invoke: {
    src: "signIn",
    input: ({ context, event }) => {
      assertEvent(event, "SIGN_IN");
      return { deps: context.deps, way: event.way, broughtBy: context.ticketBroughtBy };
    },
    onDone: [
      offered,
      {
        guard: ({ event }) => event.output.session !== null,
        target: "#auth.signedIn",
        actions: { type: "storeSession", params: ({ event }) => event.output.session },
      },
      {
        guard: ({ event }) => event.output.mfaTicket !== null,
        target: "#auth.signedOut.needsMfa",
        actions: { type: "storeTicket", params: ({ event }) => event.output.mfaTicket },
      },
      { target: "#auth.signedOut", actions: "askVerification" },
    ],
    onError: failed,
  },
});

const imported = ({ event }: { event: { output: Imported } }): Imported => event.output;
const importing = {
  onDone: [
    offered,
    {
      guard: { type: "isSession", params: imported },
      target: "#auth.signedIn",
      actions: [
        { type: "storeSession", params: ({ event }: { event: { output: Imported } }) => event.output.session },
        { type: "storeArrival", params: imported },
      ],
    },
    {
      guard: { type: "isTicket", params: imported },
      target: "#auth.signedOut.needsMfa",
      actions: { type: "storeBroughtTicket", params: imported },
    },
    { target: "#auth.signedOut", actions: ["forgetStoredSession", "cleanAddress"] },
  ],
  onError: [
    {
      guard: { type: "isWorthRetrying", params: failure },
      target: "#auth.starting.waiting",
      actions: ["countAttempt", { type: "storeProblem", params: failure }],
    },
    {
      target: "#auth.signedOut.failed",
      actions: [
        "forgetStoredSession",
        { type: "storeProblem", params: failure },
        { type: "cleanUsedAddress", params: failure },
      ],
    },
  ],
} as const;

const starting = authSetup.createStateConfig({
  initial: "importing",
  states: {
    importing: { invoke: { src: "importSession", input: ({ context }) => context.deps, ...importing } },
    asking: { on: { OFFER_ANSWERED: "answering" } },
    answering: {
      invoke: {
        src: "answerOffer",
        input: ({ context: { deps, offer }, event }) => {
          assertEvent(event, "OFFER_ANSWERED");
          if (!offer) throw new Error("Nothing was offered");
          return { deps, offer, isTaken: event.isTaken };
        },
        ...importing,
      },
    },
    waiting: { after: { retryDelay: "importing" } },
  },
});

const signedOut = authSetup.createStateConfig({
  initial: "noErrors",
  entry: "forgetSession",
  on: {
    SIGN_IN: [
      {
        guard: ({ event }) => signInProblem(event.way) !== null,
        target: ".failed",
        actions: ["notifySigningIn", { type: "storeProblem", params: inputProblem }],
      },
      { guard: { type: "isBy", params: "password" }, target: "signingIn.password" },
      { guard: { type: "isBy", params: "anonymous" }, target: "signingIn.anonymous" },
      { guard: { type: "isBy", params: "securityKey" }, target: "signingIn.securityKey" },
      { guard: { type: "isBy", params: "mfaTotp" }, target: "signingIn.mfaTotp" },
      { guard: { type: "isBy", params: "personalAccessToken" }, target: "signingIn.personalAccessToken" },
      { guard: { type: "isBy", params: "idToken" }, target: "signingIn.idToken" },
    ],
    REGISTERING: { target: ".noErrors", actions: "forgetProblem" },
    SMS_CODE_SENT: ".needsSmsOtp",
    CODE_NEEDED: { target: ".needsMfa", actions: { type: "storeTicket", params: ({ event }) => event.mfaTicket } },
  },
  states: {
    noErrors: { tags: "settled" },
    success: { tags: "settled" },
    needsSmsOtp: { tags: "settled" },
    needsMfa: { tags: "settled" },
    failed: { tags: "settled" },
    signingOut: {
      invoke: {
        src: "signOut",
        input: ({ context, event }) => {
          assertEvent(event, "SIGN_OUT"); // the event carries the tokens, because the context has already dropped them
          return { deps: context.deps, tokens: event.tokens };
        },
        onDone: "success",
        onError: { target: "failed", actions: { type: "storeProblem", params: failure } },
      },
    },
  },
});

const signingIn = authSetup.createStateConfig({
  initial: "password",
  entry: ["forgetProblem", "notifySigningIn"],
  states: {
    password: attempt,
    anonymous: attempt,
    securityKey: attempt,
    mfaTotp: {
      invoke: {
        ...attempt.invoke,
        onError: [
          {
            guard: { type: "isWorthAnotherCode", params: failure },
            target: "#auth.signedOut.needsMfa",
            actions: { type: "storeProblem", params: failure },
          },
          ...failed,
        ],
      },
    },
    personalAccessToken: attempt,
    idToken: attempt,
  },
});

const signedIn = authSetup.createStateConfig({
  tags: "settled",
  initial: "deciding",
  entry: ["cleanAddress", "notifySignedIn"],
  exit: "notifySignedOut",
  on: {
    SIGN_OUT: { target: "signedOut.signingOut", actions: ["forgetStored", "notifySignOut"] },
    SIGNED_OUT_ELSEWHERE: "signedOut.success",
    SESSION_LOST: { target: "signedOut", actions: "forgetStored" },
    SESSION_UPDATE: { actions: [{ type: "storeSession", params: updated }, "notifySignedIn"] },
    ARRIVAL_DONE: { actions: "forgetArrival" },
  },
  states: {
    deciding: { always: [{ guard: "refreshesItself", target: "waiting" }, { target: "disabled" }] },
    disabled: { on: { SESSION_UPDATE: { target: "deciding", actions: { type: "storeSession", params: updated } } } },
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
        input: ({ context: { deps, session } }) => ({ deps, held: session?.accessToken ?? null }),
        onDone: {
          target: "waiting",
          actions: [{ type: "storeSession", params: ({ event }) => event.output }, "notifySignedIn"],
        },
        onError: [
          { guard: { type: "isRefused", params: failure }, target: "#auth.signedOut", actions: "forgetStoredSession" },
          { guard: "canRetry", target: "backingOff", actions: "countAttempt" },
          { target: "resting" },
        ],
      },
    },
    backingOff: {
      after: { retryDelay: "refreshing" },
      on: { SESSION_UPDATE: { target: "waiting", actions: { type: "storeSession", params: updated } } },
    },
    // All retries failed: nothing more is tried until the network is back or another tab succeeds.
    resting: {
      on: {
        WAKE: { target: "refreshing", actions: "forgetAttempts" },
        SESSION_UPDATE: { target: "waiting", actions: { type: "storeSession", params: updated } },
      },
    },
  },
});

export const authMachine = authSetup.createMachine({
  id: "auth",
  context: ({ input }) => ({
    deps: input,
    session: null,
    problem: null,
    mfaTicket: null,
    ticketBroughtBy: null,
    arrivedBy: null,
    offer: null,
    attempts: 0,
  }),
  invoke: [
    { id: "registration", src: "registration", input: ({ context }) => context.deps },
    { id: "token", src: "token", input: ({ context }) => context.deps },
  ],
  on: { SESSION_UPDATE: { target: ".signedIn", actions: { type: "storeSession", params: updated } } },
  initial: "starting",
  states: { starting, signedOut, signingIn, signedIn },
});
