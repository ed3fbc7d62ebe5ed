import { SignJWT } from "jose";
import type { Person } from "./shop.ts";
import type { TestServer } from "./server.ts";

export interface TokenChoices {
  seconds?: number;
  secret?: string;
  elevated?: boolean;
}

/** An access token as the auth service would have issued it 20 seconds ago. */
export async function tokenFor(
  { userId, role }: Person,
  { config }: { config: Pick<TestServer["config"], "jwtSecret"> },
  { seconds = 900, secret = config.jwtSecret, elevated = false }: TokenChoices = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    "x-hasura-user-id": userId,
    "x-hasura-default-role": role,
    "x-hasura-allowed-roles": [role, "me"],
    "x-hasura-user-is-anonymous": "false",
    ...(elevated && { "x-hasura-auth-elevated": userId }),
  };
  return new SignJWT({ "https://hasura.io/jwt/claims": claims })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuer("hasura-auth")
    .setIssuedAt(now - 20)
    .setExpirationTime(now + seconds)
    .sign(new TextEncoder().encode(secret));
}
