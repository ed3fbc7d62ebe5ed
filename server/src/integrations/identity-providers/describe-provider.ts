import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ClientAuth,
  type ServerMetadata,
} from "openid-client";
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";

const timeout = 10; // seconds

/** The provider's metadata from its issuer (OpenID Connect Discovery 1.0). */
export function discoverProvider(settings: ProviderSettings): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = settings;
  const server = new URL(issuer ?? "");
  const execute = [enableNonRepudiationChecks, ...(server.protocol === "http:" ? [allowInsecureRequests] : [])];
  return discovery(server, clientId, undefined, secretAsAsked(clientSecret ?? ""), { execute, timeout });
}

/** For a provider without discovery metadata. */
export function describedProvider({ clientId, clientSecret }: ProviderSettings, server: ServerMetadata): Configuration {
  const description = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret ?? ""));
  description.timeout = timeout;
  if (server.issuer.startsWith("http:")) allowInsecureRequests(description);
  return description;
}

/** Credentials go into the body, unless the provider accepts them only in the header, which is the default. */
const secretAsAsked =
  (clientSecret: string): ClientAuth =>
  (...request) => {
    const [server] = request;
    const takesPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    const authenticate = takesPost ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
    authenticate(...request);
  };
