// The ways that make an account if there is none. `by` is the name of the machine's state while it is under way.
import { credentialsProblem, emailSchema, phoneNumberSchema } from "@boresight/domain/accounts/credentials";
import type { ClientErrorCode } from "@boresight/domain/base/client-errors";
import * as z from "zod/mini";
import type { AuthParts } from "#auth/machines/auth-parts.ts";
import { problemOf } from "#auth/auth-problem.ts";
import { keepObtained, refreshSession, type Obtained } from "#auth/machines/obtain-session.ts";
import type { Credentials } from "./sign-in-ways.ts";
import { withFullRedirect, type SignUpOptions } from "./sign-up-options.ts";

export type KeyOptions = SignUpOptions & { nickname?: string };

export type RegistrationWay =
  | ({ by: "emailPassword"; options?: SignUpOptions } & Credentials)
  | { by: "securityKey"; email: string; options?: KeyOptions }
  | { by: "passwordlessEmail"; email: string; options?: SignUpOptions }
  | { by: "passwordlessSms"; phoneNumber: string; options?: SignUpOptions }
  | { by: "passwordlessSmsOtp"; phoneNumber: string; otp: string }
  | { by: "signInEmailOTP"; email: string; options?: SignUpOptions }
  | { by: "verifyEmailOTP"; email: string; otp: string };

/** The ways that are open to an anonymous account as well. */
export type Deanonymization = Extract<
  RegistrationWay,
  { by: "emailPassword" | "passwordlessEmail" | "passwordlessSms" }
>;

const paths = {
  emailPassword: "/signup/email-password",
  passwordlessEmail: "/signin/passwordless/email",
  passwordlessSms: "/signin/passwordless/sms",
  passwordlessSmsOtp: "/signin/passwordless/sms/otp",
  signInEmailOTP: "/signin/otp/email",
  verifyEmailOTP: "/signin/otp/email/verify",
} as const;

/** What can be told without asking the server. */
export function registrationProblem(way: RegistrationWay): ClientErrorCode | null {
  if (way.by === "emailPassword") return credentialsProblem(way);
  if ("phoneNumber" in way) return phoneNumberSchema.safeParse(way.phoneNumber).success ? null : "invalid-phone-number";
  return emailSchema.safeParse(way.email).success ? null : "invalid-email";
}

/** Does it; without a session something is still to come: a mail's link or a code. */
export async function registerBy(parts: AuthParts, way: RegistrationWay): Promise<Obtained> {
  if (way.by === "securityKey") return registerKey(parts, way);
  if (isDeanonymization(way) && parts.store.session()?.user.isAnonymous) return deanonymize(parts, way);
  const { by, ...rest } = way;
  const body = "otp" in rest ? rest : { ...rest, options: optionsOf(parts, rest) };
  return obtain(parts, paths[by], body);
}

const isDeanonymization = (way: RegistrationWay): way is Deanonymization =>
  way.by === "emailPassword" || way.by === "passwordlessEmail" || way.by === "passwordlessSms";

/** The anonymous account becomes theirs, with everything in it. */
async function deanonymize(parts: AuthParts, way: Deanonymization): Promise<Obtained> {
  const { by, ...rest } = way;
  const accessToken = parts.store.session()?.accessToken ?? null;
  const connection = by === "passwordlessSms" ? "sms" : "email";
  const method =
    by === "emailPassword" ? { signInMethod: "email-password" } : { signInMethod: "passwordless", connection };
  const body = { ...method, ...rest, options: optionsOf(parts, way) };
  await parts.client.call({ path: "/user/deanonymize", body, answer: z.unknown(), accessToken });
  if (by === "passwordlessSms") return { session: null, mfaTicket: null };
  try {
    return { session: await refreshSession(parts, accessToken), mfaTicket: null };
  } catch (thrown) {
    if (problemOf(thrown).status !== 401) throw thrown;
    return { session: null, mfaTicket: null }; // the server ended the anonymous session: a mail must be opened first
  }
}

async function registerKey(parts: AuthParts, way: Extract<RegistrationWay, { by: "securityKey" }>): Promise<Obtained> {
  const { nickname, ...options } = optionsOf(parts, way);
  const body = { email: way.email, options };
  const creation = await parts.client.call({ path: "/signup/webauthn", body, answer: z.unknown() });
  const credential = await parts.securityKeys.register(creation);
  const verified = { redirectTo: options.redirectTo, nickname };
  return obtain(parts, "/signup/webauthn/verify", { credential, options: verified });
}

const optionsOf = ({ origin }: AuthParts, { options = {} }: { options?: KeyOptions }): KeyOptions =>
  withFullRedirect(options, origin);

async function obtain(parts: AuthParts, path: string, body: object): Promise<Obtained> {
  return keepObtained(parts, await parts.client.obtain({ path, body }));
}
