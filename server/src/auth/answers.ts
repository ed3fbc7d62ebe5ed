// What the endpoints answer, for openapi.json and for the tests that hold them to it.
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

/** The session is null while the e-mail address must first be verified. */
export const sessionPayload = z.object({ session: sessionAnswer.nullable() });

/** Where a second factor is on, the ticket that its code must go with stands in place of the session. */
export const signInPayload = z.object({
  session: sessionAnswer.nullable(),
  mfa: z.object({ ticket: z.string() }).optional(),
});

const keyDescriptors = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() }),
);

/** For `navigator.credentials.create`, as plain JSON with base64url strings; `user.id` is a UUID as it stands. */
export const creationOptionsAnswer = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: keyDescriptors,
});

/** For `navigator.credentials.get`; without `allowCredentials` any key of this place will do. */
export const requestOptionsAnswer = z.looseObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: keyDescriptors.optional(),
});
