import { z } from "zod";
import { emailSchema } from "@boresight/domain/accounts/credentials-schema";
import { fail } from "@boresight/domain/base/errors";
import { dialableNumber } from "#modules/accounts/own-account/phone-number.ts";
import type { FastifyRequest } from "fastify";

// The responses of security keys, as browsers and published clients send them.

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*=*$/);
const credentialId = base64url.min(1).max(1400);

export const registrationField = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z
    .object({
      attestationObject: base64url,
      clientDataJSON: base64url,
      transports: z.array(z.string().max(30)).max(10).nullish(),
    })
    .transform(({ transports, ...rest }) => ({ ...rest, transports: transports ?? [] })),
  clientExtensionResults: z.object({}).default({}),
});

export const assertionField = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  response: z
    .object({
      authenticatorData: base64url,
      clientDataJSON: base64url,
      signature: base64url,
      userHandle: z.string().max(200).nullish(),
    })
    .transform(({ userHandle, ...rest }) => ({ ...rest, userHandle: userHandle ?? "" })),
  clientExtensionResults: z.object({}).default({}),
});

/** The owner's name for the key. */
export const nicknameField = z.string().trim().max(100);

/** An email address in a body: shared with the forms, compared and stored in lower case. */
export const emailField = z.string().max(254).meta({ format: "email" }).pipe(emailSchema);

/** The minimum length is checked elsewhere, because a short password has its own error. */
export const newPasswordField = z.string().max(1024);

/** A code in a body, which people may type in groups. */
export const otpField = z
  .string()
  .min(1)
  .max(40)
  .transform((typed) => typed.replace(/\s/g, ""));

/** A phone number in a body, as typed; an empty one is `invalid-request`. */
export const phoneField = z.string().trim().min(1).max(64);

/** Returns the number in international format. Refuses an impossible number before any gateway is asked. */
export function requireDialable(typed: string): string {
  const number = dialableNumber(typed);
  if (number === null) throw fail("cannot-send-sms");
  return number;
}

/** A recovery code in a body, as people type it: with or without its dashes, in capitals or not. */
export const recoveryCodeField = z.string().min(1).max(60);

/** A PKCE challenge in a body: the base64url SHA-256 of a verifier that stays in the browser (RFC 7636, method S256). */
export const codeChallengeField = z.string().regex(/^[\w-]{43}=?$/);

/** The origin of the calling page, for which keys are valid. Other programs send none. */
export const pageOriginOf = ({ headers }: FastifyRequest): { pageOrigin: string | undefined } => ({
  pageOrigin: headers.origin,
});
