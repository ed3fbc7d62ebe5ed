import * as z from "zod/mini";
import { AuthError, clientProblem } from "./auth-problem.ts";
import { sessionSchema, type Session } from "./session.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface SignUp extends Credentials {
  displayName?: string;
}

/** A session, or the ticket that a code must go with, or neither while the e-mail is not verified. */
export interface SignInAnswer {
  session: Session | null;
  mfaTicket: string | null;
}

/** The tokens to give back; `accessToken` vouches for `all`. */
export interface SignOut {
  refreshToken: string | null;
  accessToken: string | null;
  all: boolean;
}

export interface AuthClient {
  signIn: (credentials: Credentials) => Promise<SignInAnswer>;
  signUp: (input: SignUp) => Promise<SignInAnswer>;
  refresh: (refreshToken: string) => Promise<Session>;
  signOut: (tokens: SignOut) => Promise<void>;
}

interface Call<Answer> {
  path: string;
  body: unknown;
  answer: z.ZodMiniType<Answer>;
  accessToken?: string | null;
}

/** A call that hangs would hold up the other tabs. */
const patience = 30_000;

const signInAnswer = z.object({
  session: z.nullish(sessionSchema),
  mfa: z.nullish(z.object({ ticket: z.string() })),
});
const errorAnswer = z.object({ status: z.number(), error: z.string(), message: z.string() });

/** Speaks to the auth service at `${backendUrl}/v1/auth`. */
export function createAuthClient(backendUrl: string, fetch: typeof globalThis.fetch): AuthClient {
  const post = async <Answer>({ path, body, answer, accessToken }: Call<Answer>): Promise<Answer> => {
    const headers = {
      "content-type": "application/json",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    };
    const request = { method: "POST", headers, body: JSON.stringify(body), signal: AbortSignal.timeout(patience) };
    const response = await fetch(`${backendUrl}/v1/auth${path}`, request).catch(networkFailed);
    const json: unknown = await response.json().catch(networkFailed);
    if (!response.ok) throw refusal(json, response.status);
    const parsed = answer.safeParse(json);
    if (!parsed.success) throw new AuthError(clientProblem("invalid-response"));
    return parsed.data;
  };
  const signIn = async (path: string, body: unknown): Promise<SignInAnswer> => {
    const { session, mfa } = await post({ path, body, answer: signInAnswer });
    return { session: session ?? null, mfaTicket: mfa?.ticket ?? null };
  };

  return {
    signIn: ({ email, password }) => signIn("/signin/email-password", { email, password }),
    signUp: ({ email, password, displayName }) =>
      signIn("/signup/email-password", { email, password, options: { displayName } }),
    refresh: (refreshToken) => post({ path: "/token", body: { refreshToken }, answer: sessionSchema }),
    signOut: async ({ refreshToken, accessToken, all }) => {
      const body = { refreshToken, all };
      await post({ path: "/signout", body, answer: z.unknown(), accessToken: all ? accessToken : null });
    },
  };
}

function networkFailed(): never {
  throw new AuthError(clientProblem("network"));
}

function refusal(json: unknown, status: number): AuthError {
  const parsed = errorAnswer.safeParse(json);
  return new AuthError(parsed.success ? parsed.data : { ...clientProblem("invalid-response"), status });
}
