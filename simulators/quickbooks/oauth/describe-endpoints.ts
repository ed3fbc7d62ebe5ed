import type { QboSettings } from "../simulator.ts";

/** The discovery document. */
export const describeEndpoints = ({ authorizeUrl, tokenUrl, revokeUrl, apiUrl }: QboSettings): object => ({
  issuer: apiUrl,
  authorization_endpoint: authorizeUrl,
  token_endpoint: tokenUrl,
  revocation_endpoint: revokeUrl,
  response_types_supported: ["code"],
  scopes_supported: ["com.intuit.quickbooks.accounting"],
  token_endpoint_auth_methods_supported: ["client_secret_basic"],
});
