import { roles, type Role } from "@boresight/domain/accounts/roles";
import type { TokenLife } from "@boresight/domain/accounts/token-life";
import * as z from "zod/mini";

export const userSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  displayName: z.string(),
  avatarUrl: z.string(),
  locale: z.string(),
  email: z.nullish(z.string()),
  emailVerified: z.boolean(),
  isAnonymous: z.boolean(),
  defaultRole: z.string(),
  roles: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  phoneNumber: z.nullish(z.string()),
  phoneNumberVerified: z.optional(z.boolean()),
  activeMfaType: z.nullish(z.string()),
});

export type SignedInUser = z.output<typeof userSchema>;

/** The auth service's response to a sign-in; `accessTokenExpiresIn` is in seconds. */
export const sessionSchema = z.object({
  accessToken: z.string(),
  accessTokenExpiresIn: z.number(),
  refreshToken: z.string(),
  refreshTokenId: z.string(),
  user: userSchema,
});

export type Session = z.output<typeof sessionSchema>;

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
