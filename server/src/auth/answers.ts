// The responses of the endpoints, for openapi.json and for the tests that check them.
import { z } from "zod";

/** Success without data: the JSON string, quotes included. */
export const ok = "OK";
export const okAnswer = z.literal(ok);

export const userAnswer = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  displayName: z.string(),
  avatarUrl: z.string(),
  locale: z.string().length(2),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  isAnonymous: z.boolean(),
  defaultRole: z.string(),
  roles: z.array(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  phoneNumber: z.string().nullable(),
  phoneNumberVerified: z.boolean(),
  activeMfaType: z.literal("totp").nullable(),
});

export const sessionAnswer = z.object({
  accessToken: z.string(),
  accessTokenExpiresIn: z.number().int(),
  refreshToken: z.uuid(),
  refreshTokenId: z.uuid(),
  user: userAnswer,
});

/** The session is null while the email address must be verified first. */
export const sessionPayload = z.object({ session: sessionAnswer.nullable() });

/** Where a second factor is on, the response has a ticket for its code instead of the session. */
export const signInPayload = z.object({
  session: sessionAnswer.nullable(),
  mfa: z.object({ ticket: z.string() }).optional(),
});

const keyDescriptors = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() }),
);

/** For `navigator.credentials.create`, as JSON with base64url strings; `user.id` is a plain UUID. */
export const creationOptionsAnswer = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: keyDescriptors,
});

/** For `navigator.credentials.get`; without `allowCredentials` any key of this site is accepted. */
export const requestOptionsAnswer = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: keyDescriptors.optional(),
});
