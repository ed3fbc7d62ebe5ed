// The methods that create an account if there is none. `by` is the name of the machine's state in the meantime.
import { credentialsProblem, isEmail, isPhoneNumber } from "@boresight/domain/accounts/credentials";
import type { ClientErrorCode } from "@boresight/domain/base/client-errors";
import * as shape from "@boresight/domain/base/shape";
import type { AuthDeps } from "#auth/auth-deps.ts";
import { problemOf } from "#auth/auth-problem.ts";
import { storeObtained, refreshSession, type Obtained } from "./obtain-session.ts";
import type { Credentials } from "./sign-in-methods.ts";
import { withFullRedirect, type SignUpOptions } from "./sign-up-options.ts";

export type KeyOptions = SignUpOptions & { nickname?: string };

export type RegistrationMethod =
  | ({ by: "emailPassword"; options?: SignUpOptions } & Credentials)
  | { by: "securityKey"; email: string; options?: KeyOptions }
  | { by: "passwordlessEmail"; email: string; options?: SignUpOptions }
  | { by: "passwordlessSms"; phoneNumber: string; options?: SignUpOptions }
  | { by: "passwordlessSmsOtp"; phoneNumber: string; otp: string }
  | { by: "signInEmailOTP"; email: string; options?: SignUpOptions }
  | { by: "verifyEmailOTP"; email: string; otp: string };

/** The methods that are also available to an anonymous account. */
export type Deanonymization = Extract<
  RegistrationMethod,
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

/** Problems that can be detected without asking the server. */
export function registrationProblem(way: RegistrationMethod): ClientErrorCode | null {
  if (way.by === "emailPassword") return credentialsProblem(way);
  if ("phoneNumber" in way) return isPhoneNumber(way.phoneNumber) ? null : "invalid-phone-number";
  return isEmail(way.email) ? null : "invalid-email";
}

/** Runs the method; without a session an emailed link or a code still has to follow. */
export async function registerBy(deps: AuthDeps, way: RegistrationMethod): Promise<Obtained> {
  if (way.by === "securityKey") return registerKey(deps, way);
  if (isDeanonymization(way) && deps.store.session()?.user.isAnonymous) return deanonymize(deps, way);
  const { by, ...rest } = way;
  const body = "otp" in rest ? rest : { ...rest, options: optionsOf(deps, rest) };
  return obtain(deps, paths[by], body);
}

const isDeanonymization = (way: RegistrationMethod): way is Deanonymization =>
  way.by === "emailPassword" || way.by === "passwordlessEmail" || way.by === "passwordlessSms";

/** Turns the anonymous account into a permanent one and keeps its content. */
async function deanonymize(deps: AuthDeps, way: Deanonymization): Promise<Obtained> {
  const { by, ...rest } = way;
  const accessToken = deps.store.session()?.accessToken ?? null;
  const connection = by === "passwordlessSms" ? "sms" : "email";
  const method =
    by === "emailPassword" ? { signInMethod: "email-password" } : { signInMethod: "passwordless", connection };
  const body = { ...method, ...rest, options: optionsOf(deps, way) };
  await deps.client.call({ path: "/user/deanonymize", body, answer: shape.unknown(), accessToken });
  if (by === "passwordlessSms") return { session: null, mfaTicket: null, offer: null };
  try {
    return { session: await refreshSession(deps, accessToken), mfaTicket: null, offer: null };
  } catch (thrown) {
    if (problemOf(thrown).status !== 401) throw thrown;
    return { session: null, mfaTicket: null, offer: null }; // the server ended the anonymous session, because an email must be opened first
  }
}

async function registerKey(deps: AuthDeps, way: Extract<RegistrationMethod, { by: "securityKey" }>): Promise<Obtained> {
  const { nickname, ...options } = optionsOf(deps, way);
  const body = { email: way.email, options };
  const creation = await deps.client.call({ path: "/signup/webauthn", body, answer: shape.unknown() });
  const credential = await deps.securityKeys.register(creation);
  const verified = { redirectTo: options.redirectTo, nickname };
  return obtain(deps, "/signup/webauthn/verify", { credential, options: verified });
}

const optionsOf = ({ origin }: AuthDeps, { options = {} }: { options?: KeyOptions }): KeyOptions =>
  withFullRedirect(options, origin);

async function obtain(deps: AuthDeps, path: string, body: object): Promise<Obtained> {
  return storeObtained(deps, await deps.client.obtain({ path, body }));
}
