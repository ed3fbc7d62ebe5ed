import { emailSchema } from "@boresight/domain/accounts/credentials-schema";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchProtectedResource,
} from "openid-client";
import { z } from "zod";
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";
import { describedProvider } from "./describe-provider.ts";
import type { IdentityProvider } from "./identity-provider.ts";

const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  avatar_url: z.string().nullish(),
});
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** OAuth 2.0 with GitHub's own profile endpoint; an issuer in the settings selects a GitHub Enterprise server. */
export function createGithubProvider(settings: ProviderSettings): IdentityProvider {
  const site = settings.issuer ?? "https://github.com";
  const api = settings.issuer === null ? "https://api.github.com" : `${settings.issuer}/api/v3`;
  const description = describedProvider(settings, {
    issuer: `${site}/login/oauth`,
    authorization_endpoint: `${site}/login/oauth/authorize`,
    token_endpoint: `${site}/login/oauth/access_token`,
  });

  async function read<Answer>(path: string, accessToken: string, schema: z.ZodType<Answer>): Promise<Answer> {
    const response = await fetchProtectedResource(description, accessToken, new URL(api + path), "GET");
    if (!response.ok) throw new Error(`GitHub answered ${response.status} at ${path}`);
    return schema.parse(await response.json());
  }

  return {
    async start({ state, verifier, redirectUri }) {
      return buildAuthorizationUrl(description, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
      });
    },
    async finish(parameters, { state, verifier, redirectUri }) {
      const address = new URL(`?${parameters.toString()}`, redirectUri);
      const checks = { pkceCodeVerifier: verifier, expectedState: state };
      const { access_token: token } = await authorizationCodeGrant(description, address, checks);
      const [user, emails] = await Promise.all([
        read("/user", token, userSchema),
        read("/user/emails", token, emailsSchema),
      ]);
      const primary = emails.find((address) => address.primary);
      return {
        provider: settings.id,
        providerUserId: String(user.id),
        email: emailSchema.safeParse(primary?.email).data ?? null,
        emailVerified: primary?.verified ?? false,
        displayName: user.name ?? user.login,
        avatarUrl: user.avatar_url ?? null,
      };
    },
    readIdToken: null,
  };
}
