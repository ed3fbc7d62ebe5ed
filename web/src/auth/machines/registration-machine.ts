// The progress of creating an account, or of signing in by a link or a code, which creates one if needed.
import { assertEvent, assign, fromPromise, sendParent, setup } from "xstate";
import type { AuthDeps } from "../auth-deps.ts";
import { clientProblem, problemOf, type AuthProblem } from "#auth/auth-problem.ts";
import type { Obtained } from "../sign-in/obtain-session.ts";
import { registerBy, registrationProblem, type RegistrationMethod } from "#auth/sign-in/registration-methods.ts";
import type { LiveSession } from "#auth/session.ts";

interface Context {
  deps: AuthDeps;
  problem: AuthProblem | null;
}

type RegistrationEvent =
  | { type: "REGISTER"; way: RegistrationMethod }
  | { type: "VERIFICATION_NEEDED" }
  | { type: "SIGNING_IN" }
  | { type: "SIGNED_IN" }
  | { type: "SIGNED_IN_ANONYMOUSLY" }
  | { type: "SIGNED_OUT" };

/** What this machine reports to the auth machine. */
export type RegistrationNews =
  | { type: "REGISTERING" }
  | { type: "SMS_CODE_SENT" }
  | { type: "CODE_NEEDED"; mfaTicket: string | null }
  | { type: "SESSION_UPDATE"; session: LiveSession }
  | { type: "SESSION_LOST" };

const inputProblem = ({ event: { way } }: { event: { way: RegistrationMethod } }): AuthProblem | null => {
  const code = registrationProblem(way);
  return code && clientProblem(code);
};
const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);

const registrationSetup = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as { context: Context; events: RegistrationEvent; input: AuthDeps; tags: "busy" },
  actors: {
    register: fromPromise<Obtained, { deps: AuthDeps; way: RegistrationMethod }>(({ input }) =>
      registerBy(input.deps, input.way),
    ),
  },
  guards: {
    isBy: ({ event }, by: RegistrationMethod["by"]) => event.type === "REGISTER" && event.way.by === by,
    needsCode: (_, { mfaTicket }: Obtained) => mfaTicket !== null,
    isRegistered: (_, { session }: Obtained) => session !== null && !session.user.isAnonymous,
  },
  actions: {
    storeProblem: assign((_, problem: AuthProblem | null) => ({ problem })),
    notifySession: sendParent((_, { session }: Obtained) =>
      session ? { type: "SESSION_UPDATE", session } : { type: "SESSION_LOST" },
    ),
    notifyCodeNeeded: sendParent((_, { mfaTicket }: Obtained) => ({ type: "CODE_NEEDED", mfaTicket })),
    forgetProblem: assign({ problem: null }),
    notifyStart: sendParent({ type: "REGISTERING" }),
    notifySmsCodeSent: sendParent({ type: "SMS_CODE_SENT" }),
  },
});

const call = {
  src: "register",
  input: ({ context, event }: { context: Context; event: RegistrationEvent }) => {
    assertEvent(event, "REGISTER");
    return { deps: context.deps, way: event.way };
  },
} as const;
const outcome = ({ event }: { event: { output: Obtained } }) => event.output;
const storeFailure = { type: "storeProblem", params: failure } as const;
const onError = { target: "#registration.incomplete.failed", actions: storeFailure } as const;

/** Ends with a session, with a ticket for a second factor's code, or waiting for an email to be opened. */
const makingAnAccount = registrationSetup.createStateConfig({
  tags: "busy",
  invoke: {
    ...call,
    onDone: [
      {
        guard: { type: "needsCode", params: outcome },
        target: "#registration.incomplete",
        actions: { type: "notifyCodeNeeded", params: outcome },
      },
      {
        guard: { type: "isRegistered", params: outcome },
        target: "#registration.complete",
        actions: { type: "notifySession", params: outcome },
      },
      {
        target: "#registration.incomplete.needsEmailVerification",
        actions: { type: "notifySession", params: outcome },
      },
    ],
    onError,
  },
});

/** A wrong code can be typed again. */
const checkingACode = registrationSetup.createStateConfig({
  ...makingAnAccount,
  invoke: { ...makingAnAccount.invoke, onError: { ...onError, target: "#registration.incomplete.needsOtp" } },
});

export const registrationMachine = registrationSetup.createMachine({
  id: "registration",
  context: ({ input }) => ({ deps: input, problem: null }),
  initial: "incomplete",
  on: { SIGNED_IN: ".complete" },
  states: {
    incomplete: {
      initial: "noErrors",
      exit: "forgetProblem",
      on: {
        REGISTER: [
          {
            guard: ({ event }) => registrationProblem(event.way) !== null,
            target: ".failed",
            actions: ["notifyStart", { type: "storeProblem", params: inputProblem }],
          },
          { guard: { type: "isBy", params: "emailPassword" }, target: "emailPassword", actions: "notifyStart" },
          { guard: { type: "isBy", params: "securityKey" }, target: "securityKey", actions: "notifyStart" },
          { guard: { type: "isBy", params: "passwordlessEmail" }, target: "passwordlessEmail", actions: "notifyStart" },
          { guard: { type: "isBy", params: "passwordlessSms" }, target: "passwordlessSms", actions: "notifyStart" },
          {
            guard: { type: "isBy", params: "passwordlessSmsOtp" },
            target: "passwordlessSmsOtp",
            actions: "notifyStart",
          },
          { guard: { type: "isBy", params: "signInEmailOTP" }, target: "signInEmailOTP", actions: "notifyStart" },
          { guard: { type: "isBy", params: "verifyEmailOTP" }, target: "verifyEmailOTP", actions: "notifyStart" },
        ],
        VERIFICATION_NEEDED: { target: ".needsEmailVerification", actions: "forgetProblem" },
        SIGNING_IN: { target: ".noErrors", actions: "forgetProblem" },
      },
      states: { noErrors: {}, needsEmailVerification: {}, needsOtp: {}, failed: {} },
    },
    emailPassword: makingAnAccount,
    securityKey: makingAnAccount,
    passwordlessEmail: makingAnAccount,
    passwordlessSms: {
      tags: "busy",
      invoke: { ...call, onDone: { target: "incomplete.needsOtp", actions: "notifySmsCodeSent" }, onError },
    },
    passwordlessSmsOtp: {
      ...checkingACode,
      invoke: {
        ...checkingACode.invoke,
        onError: { target: "incomplete.needsOtp", actions: [storeFailure, "notifySmsCodeSent"] },
      },
    },
    signInEmailOTP: { tags: "busy", invoke: { ...call, onDone: "incomplete.needsOtp", onError } },
    verifyEmailOTP: checkingACode,
    complete: { on: { SIGNED_OUT: "incomplete", SIGNED_IN_ANONYMOUSLY: "incomplete" } },
  },
});
