// Social sign-in, the return: the provider redirects the browser here, and it continues to the page the person wanted.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Identity } from "#integrations/identity-providers/identity.ts";
import { linkIdentity } from "#modules/accounts/sign-in/identities.ts";
import {
  finishProviderSignIn,
  startProviderSignIn,
  type ProviderSignIn,
} from "#modules/accounts/sign-in/provider-sign-ins.ts";
import { signInWithIdentity } from "#modules/accounts/sign-in/sign-in-with-identity.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { isSameBrowser } from "./browser-binding.ts";
import { broughtBy } from "../links/redirect-with.ts";
import { linkTicketOf } from "./link-provider.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { sentByForm } from "#auth/input/sent-by-form.ts";
import { atProvider, redirectAfter } from "#auth/links/redirect-after.ts";
import { errorParameters, redirectWith } from "#auth/links/redirect-with.ts";

const returnSchema = z.record(z.string(), z.string().max(20_000));
const callback = {
  path: "/signin/provider/:provider/callback",
  summary: "Takes the browser back from a provider: leads on with a refresh token, or with an error.",
  params: z.object({ provider: z.string().max(40) }),
  sends: "redirect",
  errors: [],
} as const;

export const signInProviderCallback = endpoint(
  { ...callback, method: "GET", query: returnSchema },
  ({ params: { provider }, query, request, reply, deps }) =>
    comeBack({ provider, parameters: query, request, reply, deps }),
);

const answeredByForm = endpoint(
  { ...callback, method: "POST", body: returnSchema },
  async ({ params: { provider }, body, request, reply, deps }) => {
    if (isSameBrowser(request, body["state"] ?? ""))
      return comeBack({ provider, parameters: body, request, reply, deps });
    // A browser sends no cookie with another site's form, but with the page that it is led on to.
    const asked = new URLSearchParams(body).toString();
    return reply.header("cache-control", "no-store").redirect(`${request.url.split("?", 1)[0]}?${asked}`, 303);
  },
);

/** Apple makes the browser send a form. */
export const signInProviderForm = sentByForm(answeredByForm);

interface Return {
  provider: string;
  parameters: Record<string, string>;
  request: FastifyRequest;
  reply: FastifyReply;
  deps: AuthDeps;
}

async function comeBack({ provider, parameters, request, reply, deps }: Return): Promise<FastifyReply> {
  const { log, config, pool } = deps;
  const { state = "" } = parameters;
  const pending = isSameBrowser(request, state)
    ? await asSystem(pool, (system) => finishProviderSignIn({ provider, state }, system, deps))
    : null;
  return redirectAfter({ reply, redirectTo: pending?.redirectTo ?? config.clientUrl, deps }, async () => {
    if (!pending) throw fail("invalid-state");
    const { redirectTo } = pending;
    if (parameters["error"] !== undefined) return redirectWith(redirectTo, refusalIn(parameters), config);
    const found = deps.providers.findByRedirect(provider);
    if (!found) throw fail("disabled-endpoint");
    const identity = await atProvider(found.finish(new URLSearchParams(parameters), pending), log);
    const brought = await outcomeOf(identity, { ...pending, provider }, deps);
    return redirectWith(redirectTo, brought, config);
  });
}

/** Includes the provider's own message, because only it says whether the person cancelled. */
const refusalIn = ({ error = "", error_description: description }: Record<string, string>) => ({
  ...errorParameters(fail("oauth-provider-error")),
  provider_error: error,
  ...(description && { provider_error_description: description }),
});

function outcomeOf(
  identity: Identity,
  pending: ProviderSignIn & { provider: string },
  deps: AuthDeps,
): Promise<Record<string, string>> {
  const { provider, linkTo, isFinishedByPage, redirectTo, options } = pending;
  return asSystem(deps.pool, async (system, work): Promise<Record<string, string>> => {
    if (linkTo !== null && isFinishedByPage) {
      const { state } = await startProviderSignIn({ ...pending, identity }, system, deps);
      return { linkTicket: linkTicketOf({ provider, state }) };
    }
    if (linkTo !== null) {
      await linkIdentity({ userId: linkTo, identity }, system, deps);
      return {};
    }
    const signIn = { identity, redirectTo, options: { ...options, displayName: options.displayName } };
    const answer = await signInWithIdentity(signIn, work, deps);
    return broughtBy(answer) ?? errorParameters(fail("unverified-user"));
  });
}
