// The settings of sign-in: which methods are enabled, how strict they are, and which identity providers are accepted.
import { passwordMinBounds } from "@boresight/domain/settings/password-rules";
import { z } from "zod";
import { limitSetting, type Limit, wholeNumber } from "./setting-kinds.ts";

export type LimitName = "account" | "all" | "guess" | "mail" | "signUp" | "sms";

export interface ProviderSettings {
  /** As in addresses: `google`. */
  id: string;
  /** As on buttons: "Google". */
  name: string;
  /** The OpenID Connect issuer; null for GitHub, which is not an OpenID provider. */
  issuer: string | null;
  clientId: string;
  /** Null: only id tokens are accepted, without sign-in by redirect. */
  clientSecret: string | null;
  scope: string;
}

export interface AuthSettings {
  emailVerification: "required" | "optional";
  signUp: boolean;
  /** Passwordless sign-in creates an account for an address that nobody has yet. */
  autoSignUp: boolean;
  anonymous: boolean;
  magicLink: boolean;
  emailCode: boolean;
  sms: boolean;
  securityKeys: boolean;
  mfa: boolean;
  /** Null: the shop says. */
  passwordMin: number | null;
  /** Whether the commonest passwords are refused; null: the shop says. */
  refusesCommonPasswords: boolean | null;
  /** Where links may lead besides the product's own addresses; * and ** match parts of them. */
  redirectUrls: string[];
  elevation: "disabled" | "recommended" | "required";
  /** For how long a refresh token that was spent is answered again, in case its answer was lost. */
  refreshReuseSeconds: number;
  /** How long a session lasts at the most, however often it is renewed. */
  sessionDays: number;
  /** Null: no limits. */
  rateLimits: Record<LimitName, Limit> | null;
  providers: ProviderSettings[];
}

const onOff = (initially: "on" | "off") => z.enum(["on", "off"], { error: 'must be "on" or "off"' }).default(initially);
const oneOf = <Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  z.enum(choices, { error: `must be ${choices.map((choice) => `"${choice}"`).join(" or ")}` });

export const authSettingsShape = {
  RATE_LIMITS: onOff("on"),
  RATE_LIMIT_ALL: limitSetting("100/1m"),
  RATE_LIMIT_MAIL: limitSetting("10/1h"),
  RATE_LIMIT_SMS: limitSetting("10/1h"),
  RATE_LIMIT_GUESS: limitSetting("10/5m"),
  RATE_LIMIT_SIGN_UP: limitSetting("10/5m"),
  RATE_LIMIT_ACCOUNT: limitSetting("20/15m"),
  AUTH_EMAIL_VERIFICATION: oneOf("required", "optional").default("optional"),
  AUTH_SIGN_UP: onOff("on"),
  AUTH_DISABLE_AUTO_SIGNUP: z.enum(["on", "off", "true", "false"], { error: 'must be "on" or "off"' }).default("off"),
  AUTH_ANONYMOUS: onOff("on"),
  AUTH_MAGIC_LINK: onOff("on"),
  AUTH_EMAIL_CODE: onOff("on"),
  AUTH_SMS: onOff("on"),
  AUTH_SECURITY_KEYS: onOff("on"),
  AUTH_MFA: onOff("on"),
  AUTH_PASSWORD_MIN: z.optional(wholeNumber(passwordMinBounds.least, passwordMinBounds.most)),
  AUTH_PASSWORD_COMMON: z.optional(oneOf("refuse", "allow")),
  AUTH_REDIRECT_URLS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((address) => /^[a-z][a-z0-9+.-]*:\/\/[^/]+/i.test(address)), {
      error: "must be addresses like https://shop.example.com, separated by commas",
    }),
  AUTH_ELEVATION: oneOf("disabled", "recommended", "required").default("disabled"),
  AUTH_REFRESH_REUSE_SECONDS: wholeNumber(0, 600).default(60),
  AUTH_SESSION_DAYS: wholeNumber(1, 3650).default(365),
};

const settingsSchema = z.object(authSettingsShape);

export function authSettings(settings: z.output<typeof settingsSchema>, providers: ProviderSettings[]): AuthSettings {
  return {
    emailVerification: settings.AUTH_EMAIL_VERIFICATION,
    signUp: settings.AUTH_SIGN_UP === "on",
    autoSignUp: settings.AUTH_DISABLE_AUTO_SIGNUP === "off" || settings.AUTH_DISABLE_AUTO_SIGNUP === "false",
    anonymous: settings.AUTH_ANONYMOUS === "on",
    magicLink: settings.AUTH_MAGIC_LINK === "on",
    emailCode: settings.AUTH_EMAIL_CODE === "on",
    sms: settings.AUTH_SMS === "on",
    securityKeys: settings.AUTH_SECURITY_KEYS === "on",
    mfa: settings.AUTH_MFA === "on",
    passwordMin: settings.AUTH_PASSWORD_MIN ?? null,
    refusesCommonPasswords:
      settings.AUTH_PASSWORD_COMMON === undefined ? null : settings.AUTH_PASSWORD_COMMON === "refuse",
    redirectUrls: settings.AUTH_REDIRECT_URLS,
    elevation: settings.AUTH_ELEVATION,
    refreshReuseSeconds: settings.AUTH_REFRESH_REUSE_SECONDS,
    sessionDays: settings.AUTH_SESSION_DAYS,
    rateLimits: settings.RATE_LIMITS === "off" ? null : limitsOf(settings),
    providers,
  };
}

const limitsOf = (settings: z.output<typeof settingsSchema>): Record<LimitName, Limit> => ({
  all: settings.RATE_LIMIT_ALL,
  mail: settings.RATE_LIMIT_MAIL,
  sms: settings.RATE_LIMIT_SMS,
  guess: settings.RATE_LIMIT_GUESS,
  signUp: settings.RATE_LIMIT_SIGN_UP,
  account: settings.RATE_LIMIT_ACCOUNT,
});
