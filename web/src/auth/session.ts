import { officeRight, roles, type Role, type Standing } from "@boresight/domain/accounts/roles";
import type { TokenLife } from "@boresight/domain/accounts/token-life";
import * as shape from "@boresight/domain/base/shape";

export const userSchema = shape.object({
  id: shape.string(),
  createdAt: shape.string(),
  displayName: shape.string(),
  avatarUrl: shape.string(),
  locale: shape.string(),
  email: shape.nullish(shape.string()),
  emailVerified: shape.boolean(),
  isAnonymous: shape.boolean(),
  defaultRole: shape.string(),
  roles: shape.array(shape.string()),
  metadata: shape.record(shape.unknown()),
  phoneNumber: shape.nullish(shape.string()),
  phoneNumberVerified: shape.optional(shape.boolean()),
  activeMfaType: shape.nullish(shape.string()),
});

export type SignedInUser = shape.Output<typeof userSchema>;

/** The auth service's response to a sign-in; `accessTokenExpiresIn` is in seconds. */
export const sessionSchema = shape.object({
  accessToken: shape.string(),
  accessTokenExpiresIn: shape.number(),
  refreshToken: shape.string(),
  refreshTokenId: shape.string(),
  user: userSchema,
});

export type Session = shape.Output<typeof sessionSchema>;

/** A session as this tab holds it, with its lifetime on this machine's clock. */
export interface LiveSession extends TokenLife {
  accessToken: string;
  refreshToken: string;
  refreshTokenId: string;
  user: SignedInUser;
  /** Obtained by a personal access token. */
  byPat?: boolean;
}

export function liveSession({ accessTokenExpiresIn, ...session }: Session, now: number): LiveSession {
  const lifetime = accessTokenExpiresIn * 1000;
  return { ...session, lifetime, receivedAt: now, expiresAt: now + lifetime };
}

/** Returns the role that decides what is offered; unknown roles see what the public sees. */
export const roleOf = (user: SignedInUser | null): Role => roles.find((role) => role === user?.defaultRole) ?? "public";

/** The role, and a technician's right "office", which the session lists beside the roles. */
export const standingOf = (user: SignedInUser | null): Standing => ({
  role: roleOf(user),
  isOffice: user?.roles.includes(officeRight) ?? false,
});
