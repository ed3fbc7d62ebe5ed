// A request that is sent once and either succeeds or fails; another one can follow.
import type { ClientErrorCode } from "@boresight/domain/base/client-errors";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import type { AuthClient } from "#auth/auth-client.ts";
import { clientProblem, problemOf, type AuthProblem } from "#auth/auth-problem.ts";

/** Who sends the request, and with what. */
export interface Asker {
  client: AuthClient;
  /** The origin of our own pages. */
  origin: string;
  /** The access token, null when nobody is signed in. */
  token: () => Promise<string | null>;
}

interface RequestRules<Input> {
  /** Problems that can be detected without asking the server. */
  problem: (input: Input) => ClientErrorCode | null;
  send: (asker: Asker, input: Input) => Promise<void>;
}

interface Context {
  asker: Asker;
  problem: AuthProblem | null;
}

export function requestMachine<Input>({ problem, send }: RequestRules<Input>) {
  return setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
    types: {} as { context: Context; events: { type: "REQUEST"; input: Input }; input: Asker },
    actors: {
      send: fromPromise<void, { asker: Asker; input: Input }>(({ input }) => send(input.asker, input.input)),
    },
    guards: { isMalformed: ({ event }) => problem(event.input) !== null },
    actions: {
      storeProblem: assign((_, problem: AuthProblem | null) => ({ problem })),
      storeInputProblem: assign(({ event }) => {
        const code = problem(event.input);
        return { problem: code && clientProblem(code) };
      }),
    },
  }).createMachine({
    context: ({ input }) => ({ asker: input, problem: null }),
    initial: "idle",
    states: {
      idle: {
        initial: "initial",
        on: {
          REQUEST: [{ guard: "isMalformed", target: ".error", actions: "storeInputProblem" }, { target: "requesting" }],
        },
        states: { initial: {}, success: {}, error: {} },
      },
      requesting: {
        entry: { type: "storeProblem", params: null },
        invoke: {
          src: "send",
          input: ({ context, event }) => {
            assertEvent(event, "REQUEST");
            return { asker: context.asker, input: event.input };
          },
          onDone: "idle.success",
          onError: {
            target: "idle.error",
            actions: { type: "storeProblem", params: ({ event }) => problemOf(event.error) },
          },
        },
      },
    },
  });
}

export type RequestMachine<Input> = ReturnType<typeof requestMachine<Input>>;
