// The responses of security keys, as browsers and published clients send them.
import { z } from "zod";

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
