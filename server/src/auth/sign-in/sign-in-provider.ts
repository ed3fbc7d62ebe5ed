// Social sign-in, the start: the browser leaves for the provider.
import { fail } from "@boresight/domain/base/errors";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { startProviderSignIn } from "#modules/accounts/sign-in/provider-sign-ins.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { atProvider, redirectAfter } from "#auth/links/redirect-after.ts";
import { checkRedirect, isAllowed } from "#auth/input/redirects.ts";
import { requireElevation } from "#auth/endpoint/require-elevation.ts";
import { requireProof } from "#auth/factors/require-proof.ts";
import { userOf } from "#auth/endpoint/signed-in-user.ts";
import { bindToBrowser, isFromOwnPage } from "./browser-binding.ts";
import { redirectToSchema, resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

const departureSchema = z.object({
  redirectTo: redirectToSchema.optional(),
  allowedRoles: z.string().max(500).optional(),
  defaultRole: z.string().max(50).optional(),
  displayName: z.string().max(200).optional(),
  locale: z.string().max(50).optional(),
  metadata: z.string().max(4000).optional(),
  connect: z.string().max(5000).optional(),
});
type Departure = z.output<typeof departureSchema>;

export const signInProvider = endpoint(
  {
    method: "GET",
    path: "/signin/provider/:provider",
    summary:
      "Leads to a provider to sign in there; with `connect`, an access token, to link that account to its bearer.",
    params: z.object({ provider: z.string().max(40) }),
    query: departureSchema,
    sends: "redirect",
    errors: ["redirectTo-not-allowed"],
  },
  async ({ params: { provider }, query, request, reply, deps }) => {
    const { config } = deps;
    checkRedirect(query.redirectTo, config);
    const redirectTo = query.redirectTo ?? config.clientUrl;
    return redirectAfter({ reply, redirectTo, deps }, async () => {
      const isAsked = query.connect === undefined || isFromOwnPage(request, (page) => isAllowed(page, config));
      if (!isAsked) throw fail("invalid-state");
      const linkTo = query.connect === undefined ? null : await bearerOf(query.connect, deps);
      return leave({ provider, query: { ...query, redirectTo }, linkTo, isFinishedByPage: false }, reply, deps);
    });
  },
);

/** No access token in an address: our own app asks for the provider's address and goes there itself. */
export const startSignInProvider = endpoint(
  {
    method: "POST",
    path: "/signin/provider/:provider",
    summary:
      "Answers the address of a provider to sign in there; with `link` and an access token, to link that account to its bearer, who finishes it at `/link/provider` with the `linkTicket` that the browser brings back.",
    params: z.object({ provider: z.string().max(40) }),
    body: departureSchema.omit({ connect: true }).extend({ link: z.boolean().optional() }),
    answer: z.object({ url: z.url() }),
    errors: [
      "disabled-endpoint",
      "elevated-claim-required",
      "forbidden-anonymous",
      "redirectTo-not-allowed",
      "unauthenticated-user",
    ],
  },
  async ({ params: { provider }, body: { link, ...query }, request, reply, deps }) => {
    checkRedirect(query.redirectTo, deps.config);
    const redirectTo = query.redirectTo ?? deps.config.clientUrl;
    const [, token = ""] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "") ?? [];
    const linkTo = link ? await bearerOf(token, deps) : null;
    const leaving = { provider, query: { ...query, redirectTo }, linkTo, isFinishedByPage: linkTo !== null };
    return { url: await leave(leaving, reply, deps) };
  },
);

interface Leaving {
  provider: string;
  query: Departure & { redirectTo: string };
  /** The account to link to; null for a sign-in. */
  linkTo: string | null;
  isFinishedByPage: boolean;
}

async function leave(leaving: Leaving, reply: FastifyReply, deps: AuthDeps): Promise<string> {
  const { provider: id, query, linkTo, isFinishedByPage } = leaving;
  const provider = deps.providers.findByRedirect(id);
  if (!provider) throw fail("disabled-endpoint");
  const { displayName, ...settled } = resolveSignUpOptions(optionsIn(query), deps.config);
  const options = displayName === undefined ? settled : { ...settled, displayName };
  const departure = {
    provider: id,
    redirectUri: `${deps.config.publicUrl}/v1/auth/signin/provider/${id}/callback`,
    redirectTo: query.redirectTo,
    options,
    linkTo,
    isFinishedByPage,
    identity: null,
  };
  const pending = await asSystem(deps.pool, (system) => startProviderSignIn(departure, system, deps));
  bindToBrowser(reply, pending.state, deps.config);
  return (await atProvider(provider.start(pending), deps.log)).href;
}

/** As if the token were in the header of a request to link. */
async function bearerOf(accessToken: string, deps: AuthDeps): Promise<string> {
  const user = await userOf(accessToken, deps);
  if (user.isAnonymous) throw fail("forbidden-anonymous");
  await requireElevation(user, deps);
  await requireProof(user, {}, deps);
  return user.userId;
}

function optionsIn({
  allowedRoles,
  metadata,
  connect: _token,
  ...plain
}: Departure): z.output<typeof signUpOptionsSchema> {
  const { data: options } = signUpOptionsSchema.safeParse({
    ...plain,
    allowedRoles: allowedRoles?.split(","),
    metadata: metadata === undefined ? undefined : parsed(metadata),
  });
  if (!options) throw fail("invalid-request");
  return options;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null; // No metadata: refused with the other options.
  }
}
