// Who vouches for people: OpenID Connect providers, and GitHub, which has only OAuth.
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";
import { createGithubProvider } from "./github-provider.ts";
import type { Identity } from "./identity.ts";
import { createOpenIdProvider } from "./open-id-provider.ts";

/** What belongs to one visit at a provider, from leaving to coming back. */
interface Visit {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider sends the browser back to. */
  redirectUri: string;
}

export interface IdentityProvider {
  /** Where the browser goes to sign in there. */
  start: (visit: Visit) => Promise<URL>;
  /** Who came back with these parameters. Throws whatever went wrong on the way. */
  finish: (parameters: URLSearchParams, visit: Visit) => Promise<Identity>;
  /** Whom an id token is about; one that does not hold is `invalid-request`. Null where the provider makes none. */
  readIdToken: ((idToken: string, nonce: string | undefined) => Promise<Identity>) | null;
}

export interface IdentityProviders {
  /** For ids of people's own making. */
  find: (id: string) => IdentityProvider | undefined;
  /** The same, unless the settings allow it no sign-in by redirect. */
  findByRedirect: (id: string) => IdentityProvider | undefined;
}

export function createIdentityProviders(settings: readonly ProviderSettings[]): IdentityProviders {
  const providers = new Map(settings.map((own) => [own.id, createProvider(own)]));
  const byRedirect = new Set(settings.filter(({ clientSecret }) => clientSecret !== null).map(({ id }) => id));

  return {
    find: (id) => providers.get(id),
    findByRedirect: (id) => (byRedirect.has(id) ? providers.get(id) : undefined),
  };
}

const createProvider = (settings: ProviderSettings): IdentityProvider =>
  settings.id === "github" ? createGithubProvider(settings) : createOpenIdProvider(settings);
