// The settings for the books at QuickBooks Online: Intuit's production or sandbox, or a simulator of ours.
import { qboEnvironments, type QboEnvironment } from "@boresight/domain/accounting/qbo";
import { z } from "zod";
import { leastSecretLength } from "./data-folder.ts";
import { webAddress } from "./setting-kinds.ts";

export interface QboConfig {
  environment: QboEnvironment;
  clientId: string;
  clientSecret: string;
  /** Proves that a webhook comes from QuickBooks; empty while none is taken. */
  webhookToken: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  /** The accounting API, up to `/v3`. */
  apiUrl: string;
  /** Encrypts the stored tokens; null: a key of the seal secret does. */
  tokenKey: string | null;
  /** What tokens were encrypted with before. */
  previousTokenKey: string | null;
}

const key = z.string().min(leastSecretLength, { error: `must have at least ${leastSecretLength} characters` });

export const qboSettingsShape = {
  QBO_ENV: z.optional(z.enum(qboEnvironments, { error: `must be one of ${qboEnvironments.join(", ")}` })),
  QBO_CLIENT_ID: z.optional(z.string()),
  QBO_CLIENT_SECRET: z.optional(z.string()),
  QBO_WEBHOOK_TOKEN: z.string().default(""),
  QBO_AUTHORIZE_URL: webAddress.optional(),
  QBO_TOKEN_URL: webAddress.optional(),
  QBO_REVOKE_URL: webAddress.optional(),
  QBO_API_URL: webAddress.optional(),
  QBO_TOKEN_KEY: z.optional(key),
  QBO_TOKEN_KEY_PREVIOUS: z.optional(key),
};

type Settings = z.infer<z.ZodObject<typeof qboSettingsShape>>;

const ofIntuit = {
  authorizeUrl: "https://appcenter.intuit.com/connect/oauth2",
  tokenUrl: "https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer",
  revokeUrl: "https://developer.api.intuit.com/v2/oauth2/tokens/revoke",
};

const usualAddresses = {
  production: { ...ofIntuit, apiUrl: "https://quickbooks.api.intuit.com" },
  sandbox: { ...ofIntuit, apiUrl: "https://sandbox-quickbooks.api.intuit.com" },
  simulator: null, // It has a port of its own.
};

/** Adds what is wrong with the settings together. */
export function checkQboSettings(settings: Settings, context: z.RefinementCtx): void {
  const { QBO_ENV, QBO_CLIENT_ID, QBO_CLIENT_SECRET } = settings;
  const given = [QBO_ENV, QBO_CLIENT_ID, QBO_CLIENT_SECRET].filter((setting) => setting !== undefined);
  const problem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (given.length % 3 !== 0)
    problem("QBO_ENV, QBO_CLIENT_ID and QBO_CLIENT_SECRET", "go together: set all three or none");
  else if (QBO_ENV && !addressesOf(settings, QBO_ENV))
    problem("QBO_ENV", "as simulator needs QBO_AUTHORIZE_URL, QBO_TOKEN_URL, QBO_REVOKE_URL and QBO_API_URL");
}

/** Null: QuickBooks is not set up. */
export function qboSettings(settings: Settings): QboConfig | null {
  const { QBO_ENV: environment, QBO_CLIENT_ID: clientId, QBO_CLIENT_SECRET: clientSecret } = settings;
  const addresses = environment && addressesOf(settings, environment);
  if (!environment || !addresses || !clientId || !clientSecret) return null;
  return {
    environment,
    clientId,
    clientSecret,
    webhookToken: settings.QBO_WEBHOOK_TOKEN,
    ...addresses,
    tokenKey: settings.QBO_TOKEN_KEY ?? null,
    previousTokenKey: settings.QBO_TOKEN_KEY_PREVIOUS ?? null,
  };
}

function addressesOf(settings: Settings, environment: QboEnvironment) {
  const usual = usualAddresses[environment];
  const authorizeUrl = settings.QBO_AUTHORIZE_URL ?? usual?.authorizeUrl;
  const tokenUrl = settings.QBO_TOKEN_URL ?? usual?.tokenUrl;
  const revokeUrl = settings.QBO_REVOKE_URL ?? usual?.revokeUrl;
  const apiUrl = settings.QBO_API_URL ?? usual?.apiUrl;
  return authorizeUrl && tokenUrl && revokeUrl && apiUrl ? { authorizeUrl, tokenUrl, revokeUrl, apiUrl } : null;
}
