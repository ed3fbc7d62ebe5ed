import { json, type Call, type Reply } from "../call.ts";
import type { Simulator } from "../simulator.ts";
import { isOurClient } from "./client-credentials.ts";
import type { IssuedTokens } from "./connections.ts";

const refused = (status: number, error: string, error_description: string): Reply =>
  json(status, { error, error_description });

/** `POST /oauth2/v1/tokens/bearer`: exchanges a code or a refresh token. */
export function answerToken(call: Call, { settings, codes, connections }: Simulator): Reply {
  if (call.method !== "POST") return refused(405, "invalid_request", "Only POST");
  if (!isOurClient(call, settings)) return refused(401, "invalid_client", "Incorrect client id or secret");
  if (!/^application\/x-www-form-urlencoded\b/.test(call.headers["content-type"] ?? ""))
    return refused(400, "invalid_request", "The body is no form");
  const form = new URLSearchParams(call.body);
  const field = (name: string) => form.get(name) ?? "";
  switch (field("grant_type")) {
    case "authorization_code": {
      const realmId = codes.redeem(field("code"), field("redirect_uri"));
      return granted(realmId === null ? null : connections.connect(realmId), "Invalid authorization code");
    }
    case "refresh_token":
      return granted(connections.refresh(field("refresh_token")), "Incorrect or invalid refresh token");
    default:
      return refused(400, "unsupported_grant_type", "Unknown grant type");
  }
}

function granted(tokens: IssuedTokens | null, problem: string): Reply {
  if (!tokens) return refused(400, "invalid_grant", problem);
  return json(200, {
    token_type: "bearer",
    access_token: tokens.accessToken,
    expires_in: tokens.accessSeconds,
    refresh_token: tokens.refreshToken,
    x_refresh_token_expires_in: tokens.refreshSeconds,
    x_refresh_token_hard_expires_in: tokens.hardSeconds,
  });
}
