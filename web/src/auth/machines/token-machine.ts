// Tries a refresh token that another tab announced. Success updates the session, failure changes nothing.
import { assertEvent, fromPromise, sendParent, setup } from "xstate";
import type { AuthDeps } from "../auth-deps.ts";
import { tryToken } from "../sign-in/obtain-session.ts";
import type { LiveSession } from "#auth/session.ts";

interface TryToken {
  type: "TRY_TOKEN";
  refreshToken: string;
}

interface Trial {
  deps: AuthDeps;
  refreshToken: string;
}

export const tokenMachine = setup({
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState reads its types from this value
  types: {} as { context: { deps: AuthDeps }; events: TryToken; input: AuthDeps },
  actors: { tryToken: fromPromise<LiveSession, Trial>(({ input }) => tryToken(input.deps, input.refreshToken)) },
}).createMachine({
  context: ({ input }) => ({ deps: input }),
  initial: "idle",
  states: {
    idle: { on: { TRY_TOKEN: "trying" } },
    trying: {
      on: { TRY_TOKEN: { target: "trying", reenter: true } },
      invoke: {
        src: "tryToken",
        input: ({ context, event }) => {
          assertEvent(event, "TRY_TOKEN");
          return { deps: context.deps, refreshToken: event.refreshToken };
        },
        onDone: {
          target: "idle",
          actions: sendParent(({ event }) => ({ type: "SESSION_UPDATE", session: event.output })),
        },
        onError: "idle",
      },
    },
  },
});
