// Identifies the caller from the headers of a request or of a socket's first message (contract graphql.md section 1).
import { isSameSecret } from "#platform/same-secret.ts";
import { fail } from "@boresight/domain/base/errors";
import { isCustomerType, roles, type Role } from "@boresight/domain/accounts/roles";
import type { Pool } from "pg";
import { camelRows } from "#platform/database/camel-rows.ts";
import { publicCaller, type Caller } from "#platform/caller.ts";
import type { Config } from "#platform/settings/config.ts";
import { createTokenReader, type TokenClaims, type TokenDeps } from "#modules/accounts/sessions/access-token.ts";
import { isUuid } from "#platform/uuid.ts";

type Headers = Readonly<Record<string, unknown>>;
export type Identify = (headers: Headers) => Promise<Caller>;

export interface IdentifyDeps extends TokenDeps {
  config: TokenDeps["config"] & Pick<Config, "adminSecret">;
  pool: Pool;
}

/**
 * Without a token the caller is the public. A bad token, or a role it does not allow, is refused and never falls back
 * to the public.
 */
export function createIdentify(deps: IdentifyDeps): Identify {
  const readToken = createTokenReader(deps);
  return async (sent) => {
    const headers = readable(sent);
    const adminSecret = headers.get("x-hasura-admin-secret");
    if (adminSecret !== undefined) return impersonated(headers, adminSecret, deps);
    const authorization = headers.get("authorization");
    if (!authorization) return publicCaller;
    return bearer(headers, await readToken(bearerToken(authorization) ?? ""), deps.pool);
  };
}

async function bearer(headers: Map<string, string>, claims: TokenClaims, pool: Pool): Promise<Caller> {
  const { userId, sessionId, defaultRole, allowedRoles, expiresAt, isElevated } = claims;
  const wanted = headers.get("x-hasura-role") ?? defaultRole;
  if (!allowedRoles.includes(wanted)) throw fail("access-denied");
  const login = await loginState(userId, sessionId, pool);
  // A revoked role or session ends at once, not when the token expires.
  if (login?.disabled || login?.isSignedOut || login?.roles.includes(wanted) === false) throw fail("access-denied");
  const role = productRole(wanted);
  return { role, userId, customerId: customerFor(role, login), expiresAt, isElevated };
}

async function impersonated(headers: Map<string, string>, secret: string, deps: IdentifyDeps): Promise<Caller> {
  if (!isSameSecret(secret, deps.config.adminSecret)) {
    throw fail("access-denied", { message: 'invalid "x-hasura-admin-secret"' });
  }
  const role = productRole(headers.get("x-hasura-role") ?? "admin");
  const userId = headers.get("x-hasura-user-id") ?? null;
  if (userId !== null && !isUuid(userId)) {
    throw fail("access-denied", { message: '"x-hasura-user-id" is not a user id' });
  }
  const login = userId === null || !isCustomerType(role) ? null : await loginState(userId, null, deps.pool);
  return { role, userId, customerId: customerFor(role, login), expiresAt: null, isElevated: true };
}

/** Returns the token of an `Authorization: Bearer …` header. */
export const bearerToken = (authorization: string): string | undefined => /^Bearer +(\S+)$/i.exec(authorization)?.[1];

function readable(headers: Headers): Map<string, string> {
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new Map(texts.map(([name, value]) => [name.toLowerCase(), value]));
}

/** `me` has the rights of `user`, `anonymous` those of the public. */
const aliases = new Map<string, Role>([
  ["me", "user"],
  ["anonymous", "public"],
]);

function productRole(name: string): Role {
  const role = aliases.get(name) ?? roles.find((known) => known === name);
  if (!role) throw fail("access-denied");
  return role;
}

interface LoginState {
  customerId: string | null;
  disabled: boolean;
  roles: string[];
  isSignedOut: boolean;
}

/** The current state of the login; null for an unknown id. */
async function loginState(userId: string, sessionId: string | null, pool: Pool): Promise<LoginState | null> {
  const { rows } = await pool.query<LoginState>({
    name: "login-state",
    text: `select customer_id, disabled, roles, signed_out as is_signed_out
      from app_private.login_state($1, $2) where disabled is not null`,
    values: [userId, sessionId],
  });
  return camelRows(rows)[0] ?? null;
}

const customerFor = (role: Role, login: LoginState | null): string | null =>
  isCustomerType(role) ? (login?.customerId ?? null) : null;
