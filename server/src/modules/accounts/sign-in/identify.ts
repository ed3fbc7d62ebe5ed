// Identifies the caller from the headers of a request or of a socket's first message (contract graphql.md section 1).
import { asWritten } from "@boresight/domain/texts/travelling-text";
import { isSameSecret } from "#platform/same-secret.ts";
import { fail } from "@boresight/domain/base/errors";
import { isCustomerType, roles, type Role } from "@boresight/domain/accounts/roles";
import { publicCaller, type Caller } from "#platform/caller.ts";
import type { Config } from "#platform/settings/config.ts";
import { createTokenJudge, type JudgeDeps, type JudgedToken } from "#modules/accounts/sessions/judge-token.ts";
import { createLoginReader, type FindLogin, type Login } from "#modules/accounts/sessions/read-logins.ts";
import { isUuid } from "#platform/ids.ts";

type Headers = Readonly<Record<string, unknown>>;
export type Identify = (headers: Headers) => Promise<Caller>;

export interface IdentifyDeps extends JudgeDeps {
  config: JudgeDeps["config"] & Pick<Config, "adminSecret">;
}

/**
 * Without a token the caller is the public. A bad token, or a role it does not allow, is refused and never falls back
 * to the public.
 */
export function createIdentify(deps: IdentifyDeps): Identify {
  const judge = createTokenJudge(deps);
  const findLogin = createLoginReader(deps);
  return async (sent) => {
    const headers = readable(sent);
    const adminSecret = headers.get("x-hasura-admin-secret");
    if (adminSecret !== undefined) {
      requireSecret(adminSecret, deps.config);
      return impersonated(headers, findLogin);
    }
    const authorization = headers.get("authorization");
    if (!authorization) return publicCaller;
    return bearer(headers, await judge(bearerToken(authorization)));
  };
}

function bearer(headers: Map<string, string>, { claims, login }: JudgedToken): Caller {
  const { userId, defaultRole, allowedRoles, expiresAt, isElevated, sessionId } = claims;
  const wanted = headers.get("x-hasura-role") ?? defaultRole;
  // A revoked role ends at once, not when the token expires.
  if (!allowedRoles.includes(wanted) || !login.roles.includes(wanted)) throw fail("access-denied");
  const role = productRole(wanted);
  return { ...standingIn(role, login), userId, expiresAt, isElevated, sessionId };
}

function requireSecret(secret: string, { adminSecret }: IdentifyDeps["config"]): void {
  if (!isSameSecret(secret, adminSecret)) {
    throw fail("access-denied", { message: asWritten('invalid "x-hasura-admin-secret"') });
  }
}

async function impersonated(headers: Map<string, string>, findLogin: FindLogin): Promise<Caller> {
  const role = productRole(headers.get("x-hasura-role") ?? "admin");
  const userId = headers.get("x-hasura-user-id") ?? null;
  if (userId !== null && !isUuid(userId)) {
    throw fail("access-denied", { message: asWritten('"x-hasura-user-id" is not a user id') });
  }
  const login = userId === null ? null : await findLogin({ userId, sessionId: null });
  return { ...standingIn(role, login), userId, expiresAt: null, isElevated: true };
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

/** What the login has in this role. */
const standingIn = (role: Role, login: Login | null): Pick<Caller, "customerId" | "isOffice" | "mustSee" | "role"> => ({
  role,
  customerId: isCustomerType(role) ? (login?.customerId ?? null) : null,
  isOffice: role === "technician" && (login?.isOffice ?? false),
  ...(login?.mustSee !== undefined && { mustSee: login.mustSee }),
});
