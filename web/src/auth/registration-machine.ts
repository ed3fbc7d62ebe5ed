// How far someone is with making an account. Further ways to register are states beside `emailPassword`.
import { credentialsProblem } from "@boresight/domain/credentials";
import { assertEvent, assign, fromPromise, sendParent, setup } from "xstate";
import type { SignUp } from "./auth-client.ts";
import type { AuthParts } from "./auth-parts.ts";
import { clientProblem, problemOf, type AuthProblem } from "./auth-problem.ts";
import { signUpWithPassword, type Obtained } from "./obtain-session.ts";

interface Context {
  parts: AuthParts;
  problem: AuthProblem | null;
}

type RegistrationEvent =
  | { type: "SIGN_UP"; input: SignUp }
  | { type: "VERIFICATION_NEEDED" }
  | { type: "SIGNED_IN" }
  | { type: "SIGNED_OUT" };

const inputProblem = (input: SignUp): AuthProblem | null => {
  const code = credentialsProblem(input);
  return code && clientProblem(code);
};

export const registrationMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as { context: Context; events: RegistrationEvent; input: AuthParts; tags: "busy" },
  actors: {
    signUp: fromPromise<Obtained, { parts: AuthParts; input: SignUp }>(({ input }) =>
      signUpWithPassword(input.parts, input.input),
    ),
  },
  actions: {
    keepProblem: assign((_, problem: AuthProblem | null) => ({ problem })),
  },
}).createMachine({
  context: ({ input }) => ({ parts: input, problem: null }),
  initial: "incomplete",
  on: { SIGNED_IN: ".complete" },
  states: {
    incomplete: {
      initial: "noErrors",
      on: {
        SIGN_UP: [
          {
            guard: ({ event }) => inputProblem(event.input) !== null,
            target: ".failed",
            actions: { type: "keepProblem", params: ({ event }) => inputProblem(event.input) },
          },
          { target: "emailPassword", actions: { type: "keepProblem", params: null } },
        ],
        VERIFICATION_NEEDED: ".needsEmailVerification",
      },
      states: { noErrors: {}, needsEmailVerification: {}, failed: {} },
    },
    emailPassword: {
      tags: "busy",
      invoke: {
        src: "signUp",
        input: ({ context, event }) => {
          assertEvent(event, "SIGN_UP");
          return { parts: context.parts, input: event.input };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.session !== null,
            target: "complete",
            actions: sendParent(({ event }) => ({ type: "SESSION_UPDATE", session: event.output.session })),
          },
          { target: "incomplete.needsEmailVerification" },
        ],
        onError: {
          target: "incomplete.failed",
          actions: { type: "keepProblem", params: ({ event }) => problemOf(event.error) },
        },
      },
    },
    complete: { on: { SIGNED_OUT: "incomplete" } },
  },
});
