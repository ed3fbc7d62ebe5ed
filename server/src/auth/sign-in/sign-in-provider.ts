// Social sign-in, the start: the browser leaves for the provider.
import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { startProviderSignIn } from "#modules/accounts/sign-in/provider-sign-ins.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { AuthDeps } from "#auth/auth-deps.ts";
import { endpoint } from "#auth/endpoint.ts";
import { atProvider, redirectAfter } from "#auth/links/redirect-after.ts";
import { checkRedirect } from "#auth/links/redirects.ts";
import { requireElevation } from "#auth/factors/require-elevation.ts";
import { requireProof } from "#auth/factors/require-proof.ts";
import { userOf } from "#auth/sessions/signed-in-user.ts";
import { redirectToSchema, resolveSignUpOptions, signUpOptionsSchema } from "#auth/sign-up/sign-up-options.ts";

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
  async ({ params: { provider }, query, reply, deps }) => {
    const { log, config } = deps;
    checkRedirect(query.redirectTo, config);
    const redirectTo = query.redirectTo ?? config.clientUrl;
    return redirectAfter({ reply, redirectTo, log }, () => leave(provider, { ...query, redirectTo }, deps));
  },
);

async function leave(id: string, query: Departure & { redirectTo: string }, deps: AuthDeps): Promise<string> {
  const provider = deps.providers.findByRedirect(id);
  if (!provider) throw fail("disabled-endpoint");
  const { displayName, ...settled } = resolveSignUpOptions(optionsIn(query), deps.config);
  const options = displayName === undefined ? settled : { ...settled, displayName };
  const departure = {
    provider: id,
    redirectUri: `${deps.config.publicUrl}/v1/auth/signin/provider/${id}/callback`,
    redirectTo: query.redirectTo,
    options,
    linkTo: query.connect === undefined ? null : await bearerOf(query.connect, deps),
  };
  const pending = await asSystem(deps.pool, (system) => startProviderSignIn(departure, system, deps));
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
