// The auth service (contract auth.md), at two addresses: some published clients refresh endlessly at the first.
import type { FastifyInstance } from "fastify";
import { createIdentityProviders } from "#integrations/identity-providers/identity-provider.ts";
import { createTokenJudge } from "#modules/accounts/sessions/judge-token.ts";
import type { RequestCounts } from "#platform/limits/rate-limits.ts";
import type { ServiceDeps } from "./endpoint/auth-deps.ts";
import { countRequests } from "./endpoint/count-requests.ts";
import { guardGuesses } from "./endpoint/guard-guesses.ts";
import { endpoints } from "./endpoints.ts";
import { openApi } from "./open-api.ts";

export interface AuthServiceDeps extends Omit<ServiceDeps, "guardGuesses" | "judgeToken" | "providers"> {
  counts: RequestCounts;
}

const prefixes = ["/v1/auth", "/auth/v1"];

export async function mountAuth(app: FastifyInstance, given: AuthServiceDeps): Promise<void> {
  const providers = createIdentityProviders(given.config.auth.providers);
  const deps = { ...given, providers, guardGuesses: guardGuesses(given), judgeToken: createTokenJudge(given) };
  const count = countRequests(deps.config, given.counts);
  const describing = openApi(endpoints);
  for (const prefix of prefixes) {
    await app.register(
      async (scope) => {
        scope.addHook("onRequest", async (request, reply) => {
          if (!request.routeOptions.config.uncounted) await count("all", request, reply);
        });
        scope.addContentTypeParser(/^image\//, { parseAs: "buffer" }, (_request, body, done) => done(null, body));
        for (const { mount } of [...endpoints, describing]) mount(scope, deps, count);
      },
      { prefix },
    );
  }
}
