import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import type { ReadIdToken } from "#integrations/identity-providers/identity-provider.ts";
import { linkIdentity } from "#modules/accounts/sign-in/identities.ts";
import { useIdToken } from "#modules/accounts/sign-in/use-id-token.ts";
import { signInWithIdentity } from "#modules/accounts/sign-in/sign-in-with-identity.ts";
import { isPreset } from "#platform/settings/provider-settings.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer, signInPayload } from "#auth/answers.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { bearerEndpoint, endpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

const idTokenSchema = z.object({
  provider: z.string().min(1).max(40),
  idToken: z.string().min(1).max(20_000),
  nonce: z.string().max(500).optional(),
});

export const signInIdToken = endpoint(
  {
    method: "POST",
    path: "/signin/idtoken",
    summary: "Signs in with a provider's id token, creating an account for a new person.",
    body: idTokenSchema.extend({ options: signUpOptionsSchema.optional() }),
    answer: signInPayload,
    errors: [
      "email-already-in-use",
      "unverified-user",
      "disabled-user",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "redirectTo-not-allowed",
      "signup-disabled",
      "disabled-endpoint",
    ],
  },
  async ({ body: { options: asked = {}, ...sent }, deps }) => {
    const { redirectTo, ...options } = resolveSignUpOptions(asked, deps.config);
    const { identity, ...used } = await readIdToken(sent, deps);
    return asSystem(deps.pool, async (system, work) => {
      await useIdToken({ ...sent, ...used }, system);
      return signInWithIdentity({ identity, options, redirectTo }, work, deps);
    });
  },
);

export const linkIdToken = bearerEndpoint(
  {
    method: "POST",
    path: "/link/idtoken",
    summary: "Links the account of an id token to the bearer as an additional sign-in method.",
    body: idTokenSchema.extend(proofFields),
    answer: okAnswer,
    errors: ["disabled-user", "disabled-endpoint", ...proofErrors],
    bearer: "elevated",
  },
  async ({ body, user, deps }) => {
    await requireProof(user, body, deps);
    const { identity, ...used } = await readIdToken(body, deps);
    const { userId } = user;
    await asSystem(deps.pool, async (system) => {
      await useIdToken({ ...body, ...used }, system);
      await linkIdentity({ userId, identity }, system, deps);
    });
    return ok;
  },
);

/** Outside of any transaction, because the provider's keys may have to be fetched. */
async function readIdToken(sent: z.output<typeof idTokenSchema>, { providers }: AuthDeps): Promise<ReadIdToken> {
  const provider = providers.find(sent.provider);
  if (!provider) throw fail(isPreset(sent.provider) ? "disabled-endpoint" : "invalid-request");
  if (!provider.readIdToken) throw fail("invalid-request");
  return provider.readIdToken(sent.idToken, sent.nonce);
}
