// The sign-in methods of an existing account. `by` is the name of the machine's state in the meantime.
import { credentialsProblem, isEmail, isMfaTicket } from "@boresight/domain/accounts/credentials";
import type { ClientErrorCode } from "@boresight/domain/base/client-errors";
import * as shape from "@boresight/domain/base/shape";
import type { SignInAnswer } from "#auth/auth-client.ts";
import type { AuthDeps } from "#auth/auth-deps.ts";
import { obtainBeside, storeObtained, type Obtained } from "./obtain-session.ts";
import { liveSession } from "#auth/session.ts";
import type { Arrival } from "../arrival-link.ts";
import type { SignUpOptions } from "./sign-up-options.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface IdToken {
  provider: string;
  idToken: string;
  nonce?: string;
}

export type AnonymousOptions = Pick<SignUpOptions, "displayName" | "locale" | "metadata">;

export type SignInMethod =
  | ({ by: "password" } & Credentials)
  | ({ by: "anonymous" } & AnonymousOptions)
  | { by: "securityKey"; securityKey: boolean; email?: string }
  | ({ by: "mfaTotp"; ticket: string | null } & ({ otp: string } | { recoveryCode: string }))
  | { by: "personalAccessToken"; personalAccessToken: string }
  | ({ by: "idToken" } & IdToken);

const paths = {
  password: "/signin/email-password",
  anonymous: "/signin/anonymous",
  mfaTotp: "/signin/mfa/totp",
  personalAccessToken: "/signin/pat",
  idToken: "/signin/idtoken",
} as const;

/** Problems that can be detected without asking the server. */
export function signInProblem(way: SignInMethod): ClientErrorCode | null {
  if (way.by === "password") return credentialsProblem(way);
  if (way.by === "mfaTotp") return ticketProblem(way.ticket);
  if (way.by !== "securityKey") return null;
  if (!way.securityKey) return "invalid-sign-in-method";
  return way.email === undefined || isEmail(way.email) ? null : "invalid-email";
}

export interface SignIn {
  deps: AuthDeps;
  way: SignInMethod;
  /** The link that brought the ticket of a second factor. */
  broughtBy: Arrival | null;
}

/** Signs in with the server and, where needed, the person's security key, and stores the session. */
export async function signInBy({ deps, way, broughtBy }: SignIn): Promise<Obtained> {
  if (way.by === "securityKey") return signInByKey(deps, way.email);
  const { by, ...body } = way;
  const path = "recoveryCode" in body ? "/signin/mfa/recovery-code" : paths[by];
  const obtain = () => deps.client.obtain({ path, body });
  if (by === "mfaTotp") return obtainBeside(deps, broughtBy, obtain);
  return by === "personalAccessToken" ? storeInTab(deps, await obtain()) : storeObtained(deps, await obtain());
}

/** Without an email the key itself identifies the person. */
async function signInByKey(deps: AuthDeps, email: string | undefined): Promise<Obtained> {
  const { client, securityKeys } = deps;
  const options = await client.call({ path: "/signin/webauthn", body: { email }, answer: shape.unknown() });
  const credential = await securityKeys.answer(options);
  return storeObtained(deps, await client.obtain({ path: "/signin/webauthn/verify", body: { email, credential } }));
}

/** A session by personal access token is neither stored nor announced nor renewed. */
const storeInTab = ({ now }: AuthDeps, { session, mfaTicket }: SignInAnswer): Obtained => ({
  session: session && { ...liveSession(session, now()), byPat: true },
  mfaTicket,
  offer: null,
});

function ticketProblem(ticket: string | null): ClientErrorCode | null {
  if (!ticket) return "no-mfa-ticket";
  return isMfaTicket(ticket) ? null : "invalid-mfa-ticket";
}
