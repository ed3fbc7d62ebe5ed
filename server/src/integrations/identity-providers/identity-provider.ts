// Identity providers: OpenID Connect, and GitHub, which has only OAuth.
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";
import { createGithubProvider } from "./github-provider.ts";
import type { Identity } from "./identity.ts";
import { createOpenIdProvider } from "./open-id-provider.ts";

/** The values of one sign-in, from the redirect to the provider until the callback. */
interface Visit {
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider redirects the browser back to. */
  redirectUri: string;
}

export interface ReadIdToken {
  identity: Identity;
  expiresAt: Date;
}

export interface IdentityProvider {
  /** The provider's sign-in page. */
  start: (visit: Visit) => Promise<URL>;
  /** Returns the identity that the callback's parameters prove. Throws any error of the exchange. */
  finish: (parameters: URLSearchParams, visit: Visit) => Promise<Identity>;
  /**
   * Returns the identity in an id token; throws `invalid-request` for an invalid one, and without the nonce that it carries.
   * Null for providers without id tokens.
   */
  readIdToken: ((idToken: string, nonce: string | undefined) => Promise<ReadIdToken>) | null;
}

export interface IdentityProviders {
  /** For self-chosen ids. */
  find: (id: string) => IdentityProvider | undefined;
  /** The same, unless the settings do not allow this provider a sign-in by redirect. */
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
