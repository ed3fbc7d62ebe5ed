// The settings for signing documents: a key of the operator's, and a service that stamps the time.
import { createPrivateKey } from "node:crypto";
import { z } from "zod";

export interface SigningSettings {
  /** PEM; null: the server makes keys and stores them in the database. */
  key: string | null;
  /** A service that speaks RFC 3161; null for none. */
  timestampUrl: string | null;
}

function isOnP256(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === "prime256v1";
  } catch {
    return false;
  }
}

export const signingSettingsShape = {
  SIGNING_KEY: z.optional(
    z.string().refine(isOnP256, {
      error:
        "must be a private key on the curve P-256 as PEM, such as `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256` makes",
    }),
  ),
  TIMESTAMP_URL: z.optional(
    z.url({
      protocol: /^https?$/,
      error: "must be the address of a time stamp service, such as http://timestamp.example.com",
    }),
  ),
};

type Settings = z.infer<z.ZodObject<typeof signingSettingsShape>>;

export const signingSettings = (settings: Settings): SigningSettings => ({
  key: settings.SIGNING_KEY ?? null,
  timestampUrl: settings.TIMESTAMP_URL ?? null,
});
