/** A browser that shows notices, as its push service describes it (RFC 8030, RFC 8291). */
import * as z from "zod";
import { text } from "#texts/text.ts";

export const pushEndpointSchema = z.object({
  endpoint: z
    .string()
    .max(1000, text("mail.noPushAddress"))
    .regex(/^https:\/\/[^\s/?#]+\/\S*$/, text("mail.noPushAddress")),
});

/** 65 bytes of a public key on P-256, and 16 of a secret, in base64url. */
export const pushDeviceSchema = pushEndpointSchema.extend({
  publicKey: z.string().regex(/^B[\w-]{86}=?$/, text("mail.noPushKey")),
  secret: z.string().regex(/^[\w-]{22}(==)?$/, text("mail.noPushKey")),
});
export type PushDevice = z.output<typeof pushDeviceSchema>;
