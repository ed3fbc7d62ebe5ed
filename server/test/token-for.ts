import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import type { Person } from "./shop.ts";
import type { TestServer } from "./server.ts";

export interface TokenChoices {
  seconds?: number;
  secret?: string;
  elevated?: boolean;
}

interface Issuer {
  config: Pick<TestServer["config"], "jwtSecret">;
  db: Pick<TestServer["db"], "owner">;
}

/** An access token as the auth service would have issued it 20 seconds ago, with a session of its own. */
export async function tokenFor(
  person: Pick<Person, "role" | "userId">,
  { config, db }: Issuer,
  choices: TokenChoices = {},
): Promise<string> {
  const { rows } = await db.owner.query<{ id: string }>(
    `insert into app_private.refresh_tokens (user_id, token_hash, expires_at, proved_at)
      values ($1, sha256(gen_random_uuid()::text::bytea), now() + interval '30 days', case when $2 then now() end) returning id`,
    [person.userId, choices.elevated ?? false],
  );
  return signedToken({ ...person, sessionId: rows[0]?.id }, { secret: config.jwtSecret, ...choices });
}

interface Claims extends Pick<Person, "role" | "userId"> {
  sessionId?: string | undefined;
}

/** The same without asking whether there is such a session, or such a person. */
export async function signedToken(
  { userId, role, sessionId = randomUUID() }: Claims,
  { seconds = 900, secret, elevated = false }: TokenChoices & { secret: string },
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    "x-hasura-user-id": userId,
    "x-hasura-default-role": role,
    "x-hasura-allowed-roles": [role, "me"],
    "x-hasura-user-is-anonymous": "false",
    "x-hasura-session-id": sessionId,
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
